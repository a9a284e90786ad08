import { Controller } from '@nestjs/common';
import type { AsOfRequest, AuditSearch } from '../../../contracts/audit/call-schemas.js';
import { auditApi } from '../../../contracts/audit/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaId, type RouteInput, SpokenLanguage, Staff } from '../../platform/http/endpoint.js';
import { FindRecordAsOf } from '../queries/find-record-as-of.js';
import { SealHistory } from '../queries/seal-history.js';
import { SearchAudit } from '../queries/search-audit.js';
import { HistoryKey } from '../sealing/history-key.js';
import { sealedAnswer } from './sealed-answer.js';

@Controller()
export class AuditController {
  constructor(
    private readonly queries: QueryBus,
    private readonly key: HistoryKey,
  ) {}

  @Endpoint(auditApi.getall)
  getall(@Input() search: AuditSearch, @MarinaId() marina_id: string, @SpokenLanguage() language: Language) {
    return this.queries.execute(new SearchAudit({ marina_id, language }, search));
  }

  @Endpoint(auditApi.ofReservation)
  ofReservation(
    @Input() { reservation_id, search: words, ...paging }: RouteInput<typeof auditApi.ofReservation>,
    @MarinaId() marina_id: string,
    @SpokenLanguage() language: Language,
  ) {
    const search: AuditSearch = { ...paging, filter: { kind: 'reservation', id: reservation_id }, sort: 'newest' };
    return this.queries.execute(new SearchAudit({ marina_id, language }, search, words));
  }

  @Endpoint(auditApi.asOf)
  asOf(@Input() request: AsOfRequest, @MarinaId() marina_id: string, @SpokenLanguage() language: Language) {
    return this.queries.execute(new FindRecordAsOf({ marina_id, language }, request));
  }

  @Endpoint(auditApi.seal)
  async seal(
    @Input() { filter }: RouteInput<typeof auditApi.seal>,
    @Staff() by: StaffCaller,
    @MarinaId() marina_id: string,
    @SpokenLanguage() language: Language,
  ) {
    return sealedAnswer(
      await this.queries.execute(new SealHistory({ ...by, language }, { ...filter, marinas: [marina_id] })),
    );
  }

  @Endpoint(auditApi.publicKey)
  async publicKey() {
    const { publicKey } = await this.key.keyPair();
    return { algorithm: 'Ed25519' as const, public_key: publicKey };
  }
}
