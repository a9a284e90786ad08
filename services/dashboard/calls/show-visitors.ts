import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { YearOfVisitors } from '../../../contracts/dashboard/figures.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { CountRedeemedNights } from '../../../contracts/memberships/queries.js';
import { CountStaysByMonth } from '../../../contracts/reservations/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { firstYear, monthsOfYear } from '../domain/growth.js';
import { CountVisitorNights } from '../../../contracts/berths/figures-queries.js';

/** Years that the chart offers. */
const MOST_YEARS = 30;

/** Visitors of a marina by month, in a calendar year and the one before. */
@Handles(dashboardApi.visitors)
export class ShowVisitors {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { year: asked },
    marina_id,
  }: ReceivedCall<typeof dashboardApi.visitors>): Promise<YearOfVisitors | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const present = Number(this.clock.today(marina.time_zone).slice(0, 4));
    const year = asked ?? present;
    const to = `${Math.max(present, year)}-12`;
    const stays = await this.queries.execute(new CountStaysByMonth({ marina_ids: [marina_id], to, visits: true }));
    const visits = stays.get(marina_id);
    const [months, before] = await Promise.all([
      this.months(marina_id, year, visits),
      this.months(marina_id, year - 1, visits),
    ]);
    const first = firstYear(visits);
    const from = Math.max(Math.min(first ?? present, present), present - MOST_YEARS + 1);
    const years = Array.from({ length: present - from + 1 }, (_, index) => from + index);
    return { year, months, before, years };
  }

  private async months(
    marina_id: string,
    year: number,
    visits: ReadonlyMap<string, number> | undefined,
  ): Promise<YearOfVisitors['months']> {
    const [nights, redeemed] = await Promise.all([
      this.queries.execute(new CountVisitorNights(marina_id, year)),
      this.queries.execute(new CountRedeemedNights([marina_id], year)),
    ]);
    return monthsOfYear(visits, year).map((visited, index) => ({
      month: index + 1,
      visits: visited,
      nights: nights[index] ?? 0,
      redeemed: redeemed.get(marina_id)?.here[index] ?? 0,
    }));
  }
}
