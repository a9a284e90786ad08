import { Controller } from '@nestjs/common';
import type { AsOfRequest, AuditSearch } from '../../../contracts/audit/call-schemas.js';
import { auditApi } from '../../../contracts/audit/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, MarinaId, type RouteInput, SpokenLanguage } from '../../platform/http/endpoint.js';
import { FindRecordAsOf } from '../queries/find-record-as-of.js';
import { SearchAudit } from '../queries/search-audit.js';

@Controller()
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(auditApi.getall)
  getall(@Input() search: AuditSearch, @MarinaId() marina_id: string, @SpokenLanguage() language: Language) {
    return this.queries.execute(new SearchAudit({ marina_id, language }, search));
  }

  @Endpoint(auditApi.ofReservation)
  ofReservation(
    @Input() { reservation_id, ...paging }: RouteInput<typeof auditApi.ofReservation>,
    @MarinaId() marina_id: string,
    @SpokenLanguage() language: Language,
  ) {
    const search: AuditSearch = { ...paging, filter: { kind: 'reservation', id: reservation_id }, sort: 'newest' };
    return this.queries.execute(new SearchAudit({ marina_id, language }, search));
  }

  @Endpoint(auditApi.asOf)
  asOf(@Input() request: AsOfRequest, @MarinaId() marina_id: string, @SpokenLanguage() language: Language) {
    return this.queries.execute(new FindRecordAsOf({ marina_id, language }, request));
  }
}
