import { FindSectionFigures, type SectionFigures } from '../../../contracts/campaigns/queries.js';
import { CountRegister } from '../../../contracts/customers/queries.js';
import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { MembershipStatistics } from '../../../contracts/dashboard/figures.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CountMemberships } from '../../../contracts/memberships/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

/** The load of the register and the figures of the three marketing sections (spec 2 §3). */
@Handles(dashboardApi.membershipStatistics)
export class ShowMembershipStatistics {
  constructor(private readonly queries: QueryBus) {}

  async execute({
    marina_id,
  }: ReceivedCall<typeof dashboardApi.membershipStatistics>): Promise<MembershipStatistics | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const [register, cards, sections] = await Promise.all([
      this.queries.execute(new CountRegister(marina_id)),
      this.queries.execute(new CountMemberships([marina_id])),
      this.queries.execute(new FindSectionFigures(marina_id)),
    ]);
    const { BOATER_CONNECTIONS, REVENUE_PLANNING, MARINA_TRAFFIC } = sections;
    return {
      residents: register.residents,
      residents_listed: register.with_card,
      boater_connections: { registered_boaters: BOATER_CONNECTIONS.metric.value, ...besides(BOATER_CONNECTIONS) },
      revenue_planning: { absence_reported: REVENUE_PLANNING.metric.value, ...besides(REVENUE_PLANNING) },
      marina_traffic: { nights_redeemed: MARINA_TRAFFIC.metric.value, ...besides(MARINA_TRAFFIC) },
      ...(cards.get(marina_id) ?? { active_cards: 0, open_requests: 0 }),
    };
  }
}

function besides({ metric: { of }, previously_sent }: SectionFigures) {
  return { of, previously_sent };
}
