import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CountMemberships } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { cardList } from '../projections/card-list.js';
import { requestList } from '../projections/request-list.js';

@QueryHandler(CountMemberships)
export class CountMembershipsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: CountMemberships): Promise<BusAnswer<CountMemberships>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return { active_cards: 0, open_requests: 0 };
    const good = {
      home_marina_id: marina_id,
      'card.status': { $in: ['active', 'temporary'] },
      'card.expires_on': { $gte: this.clock.today(marina.time_zone) },
    };
    const asked = { marina_id, status: 'PENDING', kind: { $in: ['MEMBERSHIP', 'RENEWAL'] } };
    const [active_cards, open_requests] = await Promise.all([
      this.projections.model(cardList).count(good),
      this.projections.model(requestList).count(asked),
    ]);
    return { active_cards, open_requests };
  }
}
