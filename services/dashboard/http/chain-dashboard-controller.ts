import { Controller } from '@nestjs/common';
import { chainDashboardApi } from '../../../contracts/dashboard/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { ShowAssociation } from '../queries/show-association.js';
import { ListChainReports, ResetChain, ShowChain } from '../queries/show-chain.js';

/** Figures of the marinas of a chain or an association. */
@Controller()
export class ChainDashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(chainDashboardApi.getAll)
  getAll(@Input() asked: RouteInput<typeof chainDashboardApi.getAll>, @Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ShowChain(user_id, asked));
  }

  @Endpoint(chainDashboardApi.list)
  list(@Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ListChainReports(user_id));
  }

  @Endpoint(chainDashboardApi.reset)
  reset(@Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ResetChain(user_id));
  }

  @Endpoint(chainDashboardApi.association)
  association(@Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ShowAssociation(user_id));
  }
}
