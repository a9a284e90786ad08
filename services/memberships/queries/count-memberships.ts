import { CountMemberships, CountRedeemedNights } from '../../../contracts/memberships/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { cardList } from '../projections/card-list.js';
import { requestList } from '../projections/request-list.js';
import { CardFile } from '../records/card-file.js';
import { visitsIn } from './visit-reports.js';

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

@QueryHandler(CountRedeemedNights)
export class CountRedeemedNightsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly cards: CardFile,
  ) {}

  async execute({ marina_id, year }: CountRedeemedNights): Promise<BusAnswer<CountRedeemedNights>> {
    const model = this.projections.model(cardList);
    const here = Array.from({ length: 12 }, () => 0);
    const byHome = new Map<string, number>();
    const by_holder = new Map<string, number>();
    for await (const { card } of model.each({ filter: { visited_marina_ids: marina_id } })) {
      for (const { marina_id: visited, dates } of visitsIn(card, year)) {
        if (visited !== marina_id) continue;
        for (const date of dates) {
          const month = Number(date.slice(5, 7)) - 1;
          here[month] = (here[month] ?? 0) + 1;
        }
        byHome.set(card.home_marina_id, (byHome.get(card.home_marina_id) ?? 0) + dates.length);
      }
    }
    for await (const { card } of model.each({ filter: { home_marina_id: marina_id } })) {
      const [holder] = card.holders;
      const nights = visitsIn(card, year).reduce((sum, { dates }) => sum + dates.length, 0);
      if (holder !== undefined && nights > 0) {
        by_holder.set(holder.boater_id, (by_holder.get(holder.boater_id) ?? 0) + nights);
      }
    }
    return { here, from: await this.byCountry(byHome), by_holder };
  }

  private async byCountry(byHome: ReadonlyMap<string, number>): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const [home, nights] of byHome) {
      const country = (await this.cards.marina(home))?.country ?? '';
      counts.set(country, (counts.get(country) ?? 0) + nights);
    }
    return counts;
  }
}
