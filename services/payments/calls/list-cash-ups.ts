import { cashUpApi } from '../../../contracts/payments/api.js';
import type { CashUps } from '../../../contracts/payments/cash-up.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { cashDays } from '../projections/cash-days.js';

/** Closed days of a marina, newest first. */
@Handles(cashUpApi.getall)
export class ListCashUps {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input, marina_id }: ReceivedCall<typeof cashUpApi.getall>): Promise<CashUps> {
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
