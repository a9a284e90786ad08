import { auditApi } from '../../../contracts/audit/api.js';
import type { AuditSearch } from '../../../contracts/audit/call-schemas.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { HistorySearch } from '../lookups/history-search.js';

@Handles(auditApi.ofReservation)
export class SearchReservationHistory {
  constructor(private readonly history: HistorySearch) {}

  execute({
    input: { reservation_id, search: words, ...paging },
    marina_id,
    language,
  }: ReceivedCall<typeof auditApi.ofReservation>) {
    const search: AuditSearch = { ...paging, filter: { kind: 'reservation', id: reservation_id }, sort: 'newest' };
    return this.history.find({ marina_id, language }, search, words);
  }
}
