import type { PayoutFilter, PayoutList, PayoutRow } from '../../../contracts/payments/payout.js';
import { FindPayoutOfPayments } from '../../../contracts/payments/queries.js';
import { DescribeStays } from '../../../contracts/reservations/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { dayOf, MoneyOfDays } from '../lookups/money-of-days.js';
import { type MoneyRow, moneyRows } from '../projections/money-rows.js';

/** Online payments and refunds of a marina with their payouts. */
export class ListPayouts extends Query<PayoutList> {
  constructor(
    readonly marina_id: string,
    readonly input: PayoutFilter,
  ) {
    super();
  }
}

@QueryHandler(ListPayouts)
export class ListPayoutsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly marinas: InvoiceLookup,
    private readonly money: MoneyOfDays,
  ) {}

  async execute({ marina_id, input }: ListPayouts): Promise<PayoutList> {
    const marina = await this.marinas.marina(marina_id);
    const { from, to, state, type, page, page_size, direction } = input;
    const filter: Filter = {
      ...this.money.filter(marina, from, to),
      method: 'ONLINE',
      ...(state === undefined ? {} : { payout_status: state }),
      ...(type === undefined ? {} : { type }),
    };
    const model = this.projections.model(moneyRows);
    const sort = [['when', direction === 'asc' ? 1 : -1]] as const;
    const [found, total, { amount: together, fee: fees }] = await Promise.all([
      model.find({ filter, sort, skip: (page - 1) * page_size, limit: page_size }),
      model.count(filter),
      model.sum(['amount', 'fee'], filter),
    ]);
    const { currency } = marina.marina_settings;
    const reservation_ids = [...new Set(found.map(({ reservation_id }) => reservation_id))];
    const stays = await this.queries.execute(new DescribeStays({ marina_id, reservation_ids }));
    const items = found.map((row) =>
      payoutRow(row, stays.get(row.reservation_id)?.view_id ?? '', currency, marina.time_zone),
    );
    return { items, total, together: toDecimal(together), fees: toDecimal(fees), currency };
  }
}

export function payoutRow(row: Document<MoneyRow>, view_id: string, currency: Currency, timeZone: string): PayoutRow {
  return {
    id: row._id,
    date: dayOf(row, timeZone),
    reservation_id: row.reservation_id,
    view_id,
    type: row.type,
    amount: toDecimal(row.amount),
    currency,
    processing_fee: row.fee === null ? null : toDecimal(row.fee),
    payment_status: row.type === 'REFUND' ? 'refunded' : 'succeeded',
    payout_id: row.payout_reference,
    payout_status: row.payout_status === 'none' ? null : row.payout_status,
    payout_date: row.payout_date,
  };
}

@QueryHandler(FindPayoutOfPayments)
export class FindPayoutOfPaymentsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindPayoutOfPayments): Promise<BusAnswer<FindPayoutOfPayments>> {
    const { marina_id, provider_references } = input;
    const rows = await this.projections.model(moneyRows).getMany(provider_references);
    const last = rows
      .filter((row) => row.marina_id === marina_id)
      .sort((one, other) => (one.when < other.when ? 1 : -1))
      .find(({ payout_status }) => payout_status === 'in_transit' || payout_status === 'paid');
    if (last?.payout_date == null || last.payout_status === 'none' || last.payout_status === 'failed') return null;
    return { status: last.payout_status, date: last.payout_date };
  }
}
