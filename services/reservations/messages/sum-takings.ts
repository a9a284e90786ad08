import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { SumTakings, type Takings } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { monthsToRead, takingsOfMonths } from '../domain/takings-of-days.js';
import { takings, takingsId, type TakingsDocument } from '../projections/takings.js';

@QueryHandler(SumTakings)
export class SumTakingsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_ids }: SumTakings): Promise<BusAnswer<SumTakings>> {
    const asked = await Promise.all(marina_ids.map((id) => this.queries.execute(new FindMarina(id))));
    const marinas = asked.filter((marina) => marina !== null).map((marina) => this.monthsOf(marina));
    const ids = marinas.flatMap((marina) => marina.ids);
    const found = await this.projections.model(takings).getMany(ids);
    const documents = new Map(found.map((document) => [document._id, document]));
    return new Map(marinas.map((marina) => [marina.id, takingsIn(documents, marina)]));
  }

  private monthsOf({ id, time_zone }: Marina): MonthsOfMarina {
    const today = this.clock.today(time_zone);
    return { id, time_zone, today, ids: monthsToRead(today).map((month) => takingsId(id, month)) };
  }
}

interface MonthsOfMarina {
  readonly id: string;
  readonly time_zone: string;
  readonly today: string;
  /** The documents of its last months. */
  readonly ids: readonly string[];
}

function takingsIn(
  documents: ReadonlyMap<string, TakingsDocument>,
  { ids, time_zone, today }: MonthsOfMarina,
): Takings {
  const days = new Map<string, number>();
  const add = (date: string, amount: number) => days.set(date, (days.get(date) ?? 0) + amount);
  for (const { dated, timed } of ids.flatMap((id) => documents.get(id) ?? [])) {
    for (const [date, amount] of Object.entries(dated)) add(date, amount);
    for (const [hour, amount] of Object.entries(timed)) add(localDate(`${hour}:00:00.000Z`, time_zone), amount);
  }
  const { month_so_far, year_before, months } = takingsOfMonths(days, today);
  return {
    month_so_far: toDecimal(month_so_far),
    year_before: toDecimal(year_before),
    months: months.map(toDecimal),
  };
}
