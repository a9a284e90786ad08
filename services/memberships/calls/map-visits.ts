import type * as z from 'zod';
import { cardApi } from '../../../contracts/memberships/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { visitsIn } from '../domain/card-visits.js';
import { cardList } from '../projections/card-list.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';
import { CardFile } from '../cards/card-file.js';

type MapOfVisits = z.output<(typeof cardApi.mapVisits)['answer']>;

/** Where the cards of this marina were used in a calendar year, and where those used here come from. */
@Handles(cardApi.mapVisits)
export class MapVisits {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly cards: CardFile,
  ) {}

  async execute({ input: { year }, marina_id }: ReceivedCall<typeof cardApi.mapVisits>): Promise<MapOfVisits> {
    const model = this.projections.model(cardList);
    const sort = [['card_number', 1]] as const;
    const visited = new Tally();
    for await (const { card } of model.each({ filter: { home_marina_id: marina_id }, sort })) {
      for (const visit of visitsIn(card, year)) visited.add(visit.marina_id, visit.dates.length);
    }
    const visitors = new Tally();
    for await (const { card } of model.each({ filter: { visited_marina_ids: marina_id }, sort })) {
      for (const visit of visitsIn(card, year)) {
        if (visit.marina_id === marina_id) visitors.add(card.home_marina_id, visit.dates.length);
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
      .sort((a, b) => b.nights - a.nights || byText(a.marina.name, b.marina.name));
  }
}

class Tally {
  readonly byMarina = new Map<string, { visits: number; nights: number }>();

  add(marina_id: string, nights: number): void {
    const counts = this.byMarina.get(marina_id) ?? { visits: 0, nights: 0 };
    this.byMarina.set(marina_id, { visits: counts.visits + 1, nights: counts.nights + nights });
  }
}
