import type * as z from 'zod';
import type { cardApi } from '../../../contracts/memberships/api.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Card, Redemption } from '../domain/card-state.js';
import { cardList } from '../projections/card-list.js';
import { CardFile } from '../records/card-file.js';

type Yearly = z.output<(typeof cardApi.visitsPerYear)['answer']>;
type MapOfVisits = z.output<(typeof cardApi.mapVisits)['answer']>;

/** Visits and redeemed nights in one marina in a calendar year, by month. */
export class CountVisits extends Query<Yearly> {
  constructor(
    readonly marinaId: string,
    readonly year: number,
  ) {
    super();
  }
}

/** Where the cards of this marina were used in a calendar year, and where those used here come from. */
export class MapVisits extends Query<MapOfVisits> {
  constructor(
    readonly marinaId: string,
    readonly year: number,
  ) {
    super();
  }
}

@QueryHandler(CountVisits)
export class CountVisitsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marinaId, year }: CountVisits): Promise<Yearly> {
    const months = Array.from({ length: 12 }, (_, index) => ({ month: index + 1, visits: 0, nights: 0 }));
    const filter = { visited_marina_ids: marinaId };
    for await (const { card } of this.projections.model(cardList).each({ filter, sort: [['card_number', 1]] })) {
      for (const visit of visitsIn(card, year)) {
        if (visit.marina_id !== marinaId) continue;
        for (const [at, date] of visit.dates.entries()) {
          const month = months[Number(date.slice(5, 7)) - 1];
          if (month === undefined) continue;
          month.nights += 1;
          if (at === 0) month.visits += 1;
        }
      }
    }
    const total = (of: 'visits' | 'nights') => months.reduce((sum, month) => sum + month[of], 0);
    return { year, visits: total('visits'), nights: total('nights'), months };
  }
}

@QueryHandler(MapVisits)
export class MapVisitsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly cards: CardFile,
  ) {}

  async execute({ marinaId, year }: MapVisits): Promise<MapOfVisits> {
    const model = this.projections.model(cardList);
    const sort = [['card_number', 1]] as const;
    const visited = new Tally();
    for await (const { card } of model.each({ filter: { home_marina_id: marinaId }, sort })) {
      for (const visit of visitsIn(card, year)) visited.add(visit.marina_id, visit.dates.length);
    }
    const visitors = new Tally();
    for await (const { card } of model.each({ filter: { visited_marina_ids: marinaId }, sort })) {
      for (const visit of visitsIn(card, year)) {
        if (visit.marina_id === marinaId) visitors.add(card.home_marina_id, visit.dates.length);
      }
    }
    return { year, visited: await this.named(visited), visitors: await this.named(visitors) };
  }

  private async named(tally: Tally): Promise<MapOfVisits['visited']> {
    const rows = await Promise.all(
      [...tally.byMarina].map(async ([id, counts]) => {
        const marina = await this.cards.marina(id);
        return marina === null
          ? null
          : { marina: { id, name: marina.name, code: marina.code, country: marina.country }, ...counts };
      }),
    );
    return rows
      .filter((row) => row !== null)
      .sort((a, b) => b.nights - a.nights || (a.marina.name < b.marina.name ? -1 : 1));
  }
}

class Tally {
  readonly byMarina = new Map<string, { visits: number; nights: number }>();

  add(marinaId: string, nights: number): void {
    const counts = this.byMarina.get(marinaId) ?? { visits: 0, nights: 0 };
    this.byMarina.set(marinaId, { visits: counts.visits + 1, nights: counts.nights + nights });
  }
}

/** The card's visits with their nights of the year; visits without any are left out. */
export function visitsIn(card: Card, year: number): Redemption[] {
  return card.redemptions
    .map((visit) => ({ ...visit, dates: visit.dates.filter((date) => date.startsWith(`${year}-`)) }))
    .filter(({ dates }) => dates.length > 0);
}
