import { Controller } from '@nestjs/common';
import { auditApi } from '../../../contracts/audit/api.js';
import type { EverywhereSearch } from '../../../contracts/audit/everywhere-schemas.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, type RouteInput, SpokenLanguage, Staff } from '../../platform/http/endpoint.js';
import { FindLanes } from '../queries/find-lanes.js';
import { FindRecordAsOf } from '../queries/find-record-as-of.js';
import { SealHistory } from '../queries/seal-history.js';
import { SearchEverywhere } from '../queries/search-everywhere.js';
import { sealedAnswer } from './sealed-answer.js';

/** The histories of all marinas, for administrators. */
@Controller()
export class EverywhereController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(auditApi.everywhere)
  everywhere(@Input() search: EverywhereSearch, @SpokenLanguage() language: Language) {
    return this.queries.execute(new SearchEverywhere(language, search));
  }

  @Endpoint(auditApi.lanes)
  lanes(@Input() { filter }: RouteInput<typeof auditApi.lanes>) {
    return this.queries.execute(new FindLanes(filter));
  }

  @Endpoint(auditApi.asOfElsewhere)
  asOf(
    @Input() { marina_id, ...request }: RouteInput<typeof auditApi.asOfElsewhere>,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new FindRecordAsOf({ marina_id, language }, request));
  }

  @Endpoint(auditApi.sealEverywhere)
  async seal(
    @Input() { filter }: RouteInput<typeof auditApi.sealEverywhere>,
    @Staff() by: StaffCaller,
    @SpokenLanguage() language: Language,
  ) {
    return sealedAnswer(await this.queries.execute(new SealHistory({ ...by, language }, filter)));
  }
}
