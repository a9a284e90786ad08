import { cashUpApi } from '../../../contracts/payments/api.js';
import type { CashUp, MethodTotal } from '../../../contracts/payments/cash-up.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { ClosedDay } from '../domain/cash-day-events.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { MoneyOfDays } from '../lookups/money-of-days.js';
import { type CashDayDocument, cashDays } from '../projections/cash-days.js';
import { cashDayId } from '../records/cash-day-record.js';

/** What came in on a day, and how the day was closed. */
@Handles(cashUpApi.get)
export class ShowCashUp {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly marinas: InvoiceLookup,
    private readonly money: MoneyOfDays,
  ) {}

  async execute({ input: { date }, marina_id }: ReceivedCall<typeof cashUpApi.get>): Promise<CashUp> {
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
