import { FindMarina } from '../../../contracts/marinas/queries.js';
import { SumTakings } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { monthsToRead, takingsOfMonths } from '../domain/takings-of-days.js';
import { takings, takingsId } from '../projections/takings.js';

@QueryHandler(SumTakings)
export class SumTakingsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: SumTakings): Promise<BusAnswer<SumTakings>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    const today = this.clock.today(marina.time_zone);
    const ids = monthsToRead(today).map((month) => takingsId(marina_id, month));
    const days = new Map<string, number>();
    const add = (date: string, amount: number) => days.set(date, (days.get(date) ?? 0) + amount);
    for (const { dated, timed } of await this.projections.model(takings).getMany(ids)) {
      for (const [date, amount] of Object.entries(dated)) add(date, amount);
      for (const [hour, amount] of Object.entries(timed)) {
        add(localDate(`${hour}:00:00.000Z`, marina.time_zone), amount);
      }
    }
    const { month_so_far, year_before, months } = takingsOfMonths(days, today);
    return {
      month_so_far: toDecimal(month_so_far),
      year_before: toDecimal(year_before),
      months: months.map(toDecimal),
    };
  }
}
