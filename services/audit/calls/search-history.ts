import { auditApi } from '../../../contracts/audit/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { HistorySearch } from '../lookups/history-search.js';

@Handles(auditApi.getall)
export class SearchHistory {
  constructor(private readonly history: HistorySearch) {}

  execute({ input: search, marina_id, language }: ReceivedCall<typeof auditApi.getall>) {
    return this.history.find({ marina_id, language }, search);
  }
}
