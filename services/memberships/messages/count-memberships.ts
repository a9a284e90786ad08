import { FindMarinasByDate } from '../../../contracts/marinas/queries.js';
import { CountMemberships } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { cardList } from '../projections/card-list.js';
import { requestList } from '../projections/request-list.js';

@QueryHandler(CountMemberships)
export class CountMembershipsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marina_ids }: CountMemberships): Promise<BusAnswer<CountMemberships>> {
    const counts = new Map(marina_ids.map((id) => [id, { active_cards: 0, open_requests: 0 }]));
    const byDate = await this.queries.execute(new FindMarinasByDate(marina_ids));
    await Promise.all(
      [...byDate].map(async ([today, ids]) => {
        const [cards, requests] = await Promise.all([this.goodCards(ids, today), this.openRequests(ids)]);
        for (const id of ids) {
          counts.set(id, { active_cards: cards.get(id) ?? 0, open_requests: requests.get(id) ?? 0 });
        }
      }),
    );
    return counts;
  }

  private async goodCards(marina_ids: readonly string[], today: string): Promise<Map<string | null, number>> {
    const good = {
      home_marina_id: { $in: [...marina_ids] },
      'card.status': { $in: ['active', 'temporary'] },
      'card.expires_on': { $gte: today },
    };
    const groups = await this.projections.model(cardList).group({ by: ['home_marina_id'] }, good);
    return new Map(groups.map(({ key: [id = null], count }) => [id, count]));
  }

  private async openRequests(marina_ids: readonly string[]): Promise<Map<string | null, number>> {
    const asked = {
      marina_id: { $in: [...marina_ids] },
      status: 'PENDING',
      kind: { $in: ['MEMBERSHIP', 'RENEWAL'] },
    };
    const groups = await this.projections.model(requestList).group({ by: ['marina_id'] }, asked);
    return new Map(groups.map(({ key: [id = null], count }) => [id, count]));
  }
}
