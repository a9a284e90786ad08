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

  async execute({ marina_ids, year }: CountRedeemedNights): Promise<BusAnswer<CountRedeemedNights>> {
    const model = this.projections.model(cardList);
    const counts = new Map(marina_ids.map((id) => [id, new CountedNights()]));
    const ids = [...counts.keys()];
    for await (const { card } of model.each({ filter: { visited_marina_ids: { $in: ids } } })) {
      for (const { marina_id, dates } of visitsIn(card, year)) {
        counts.get(marina_id)?.redeemed(dates, card.home_marina_id);
      }
    }
    for await (const { card } of model.each({ filter: { home_marina_id: { $in: ids } } })) {
      const [holder] = card.holders;
      const nights = visitsIn(card, year).reduce((sum, { dates }) => sum + dates.length, 0);
      if (holder !== undefined && nights > 0) {
        plus(counts.get(card.home_marina_id)?.by_holder, holder.boater_id, nights);
      }
    }
    const answered = [...counts].map(async ([id, { here, by_home, by_holder }]) => {
      return [id, { here, from: await this.byCountry(by_home), by_holder }] as const;
    });
    return new Map(await Promise.all(answered));
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

/** The nights of one marina. */
class CountedNights {
  readonly here = Array.from({ length: 12 }, () => 0);
  /** Nights in this marina by the home marina of the card. */
  readonly by_home = new Map<string, number>();
  readonly by_holder = new Map<string, number>();

  redeemed(dates: readonly string[], home: string): void {
    for (const date of dates) {
      const month = Number(date.slice(5, 7)) - 1;
      this.here[month] = (this.here[month] ?? 0) + 1;
    }
    plus(this.by_home, home, dates.length);
  }
}

function plus(counts: Map<string, number> | undefined, key: string, count: number): void {
  counts?.set(key, (counts.get(key) ?? 0) + count);
}
