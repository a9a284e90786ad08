import { payoutApi } from '../../../contracts/payments/api.js';
import type { PayoutList, PayoutRow } from '../../../contracts/payments/payout.js';
import { DescribeStays } from '../../../contracts/reservations/queries.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { dayOf, MoneyOfDays } from '../lookups/money-of-days.js';
import { type MoneyRow, moneyRows } from '../projections/money-rows.js';

/** Online payments and refunds of a marina with their payouts. */
@Handles(payoutApi.getall)
export class ListPayouts {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly marinas: InvoiceLookup,
    private readonly money: MoneyOfDays,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof payoutApi.getall>): Promise<PayoutList> {
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

function payoutRow(row: Document<MoneyRow>, view_id: string, currency: Currency, timeZone: string): PayoutRow {
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
