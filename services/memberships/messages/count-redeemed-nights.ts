import { CountRedeemedNights } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { visitsIn } from '../domain/card-visits.js';
import { cardList } from '../projections/card-list.js';
import { CardFile } from '../cards/card-file.js';

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
