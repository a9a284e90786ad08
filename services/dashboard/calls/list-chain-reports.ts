import { chainDashboardApi } from '../../../contracts/dashboard/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ChainMarinas, listed } from '../lookups/chain-marinas.js';

/** The last answers of a chain manager's marinas. */
@Handles(chainDashboardApi.list)
export class ListChainReports {
  constructor(private readonly marinas: ChainMarinas) {}

  async execute({ staff: { user_id } }: ReceivedCall<typeof chainDashboardApi.list>) {
    const own = await this.marinas.of(user_id);
    const items = own.map((marina) => ({ marina: listed(marina), ...this.marinas.answers.lastOf(marina) }));
    return { items, total: items.length };
  }
}
