import { FindPayoutOfPayments } from '../../../contracts/payments/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { moneyRows } from '../projections/money-rows.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

@QueryHandler(FindPayoutOfPayments)
export class FindPayoutOfPaymentsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindPayoutOfPayments): Promise<BusAnswer<FindPayoutOfPayments>> {
    const { marina_id, provider_references } = input;
    const rows = await this.projections.model(moneyRows).getMany(provider_references);
    const last = rows
      .filter((row) => row.marina_id === marina_id)
      .sort((one, other) => byText(other.when, one.when))
      .find(({ payout_status }) => payout_status === 'in_transit' || payout_status === 'paid');
    if (last?.payout_date == null || last.payout_status === 'none' || last.payout_status === 'failed') return null;
    return { status: last.payout_status, date: last.payout_date };
  }
}
