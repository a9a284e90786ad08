import type * as z from 'zod';
import { cardApi } from '../../../contracts/memberships/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { visitsIn } from '../domain/card-visits.js';
import { cardList } from '../projections/card-list.js';

type Yearly = z.output<(typeof cardApi.visitsPerYear)['answer']>;

/** Visits and redeemed nights in one marina in a calendar year, by month. */
@Handles(cardApi.visitsPerYear)
export class CountVisits {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { year }, marina_id }: ReceivedCall<typeof cardApi.visitsPerYear>): Promise<Yearly> {
    const months = Array.from({ length: 12 }, (_, index) => ({ month: index + 1, visits: 0, nights: 0 }));
    const filter = { visited_marina_ids: marina_id };
    for await (const { card } of this.projections.model(cardList).each({ filter, sort: [['card_number', 1]] })) {
      for (const visit of visitsIn(card, year)) {
        if (visit.marina_id !== marina_id) continue;
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
