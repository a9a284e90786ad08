import type { CashUp, CashUps, MethodTotal } from '../../../contracts/payments/cash-up.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { ClosedDay } from '../domain/cash-day-events.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { MoneyOfDays } from '../lookups/money-of-days.js';
import { type CashDayDocument, cashDays } from '../projections/cash-days.js';
import { cashDayId } from '../records/cash-day-record.js';

/** What came in on a day, and how the day was closed. */
export class ShowCashUp extends Query<CashUp> {
  constructor(
    readonly marina_id: string,
    readonly date: string,
  ) {
    super();
  }
}

@QueryHandler(ShowCashUp)
export class ShowCashUpHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly marinas: InvoiceLookup,
    private readonly money: MoneyOfDays,
  ) {}

  async execute({ marina_id, date }: ShowCashUp): Promise<CashUp> {
    const marina = await this.marinas.marina(marina_id);
    const totals = await this.money.totals(marina, date);
    const day = await this.projections.model(cashDays).get(cashDayId(marina_id, date));
    const closed = day?.closed ?? null;
    return {
      date,
      currency: marina.marina_settings.currency,
      revision: day?._revision ?? 0,
      totals: totals.map(inDecimals),
      closed: day === undefined || closed === null ? null : closedView(day, closed),
      changed_since: closed !== null && !sameJson(closed.totals, totals),
    };
  }
}

/** Closed days of a marina, newest first. */
export class ListCashUps extends Query<CashUps> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly page: number; readonly page_size: number },
  ) {
    super();
  }
}

@QueryHandler(ListCashUps)
export class ListCashUpsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id, input }: ListCashUps): Promise<CashUps> {
    const { page, page_size } = input;
    const filter = { marina_id, is_closed: true };
    const model = this.projections.model(cashDays);
    const skip = (page - 1) * page_size;
    const found = await model.find({ filter, sort: [['date', -1]], skip, limit: page_size });
    const items = found.flatMap(({ closed }) => {
      if (closed === null) return [];
      const { date, currency, difference, note, at: closed_at, totals } = closed;
      const sum = (amounts: readonly number[]) => toDecimal(amounts.reduce((all, amount) => all + amount, 0));
      const received = sum(totals.map((total) => total.received));
      const refunded = sum(totals.map((total) => total.refunded));
      return [{ date, currency, received, refunded, difference: toDecimal(difference), note: note ?? '', closed_at }];
    });
    return { items, total: await model.count(filter) };
  }
}

function closedView({ closed_by }: Document<CashDayDocument>, day: ClosedDay): NonNullable<CashUp['closed']> {
  return {
    opening_float: toDecimal(day.opening_float),
    expected_cash: toDecimal(day.expected_cash),
    counted_cash: toDecimal(day.counted_cash),
    difference: toDecimal(day.difference),
    note: day.note ?? '',
    totals: day.totals.map(inDecimals),
    closed_by,
    closed_at: day.at,
  };
}

function inDecimals({ method, received, refunded, movements }: ClosedDay['totals'][number]): MethodTotal {
  return { method, received: toDecimal(received), refunded: toDecimal(refunded), movements };
}
