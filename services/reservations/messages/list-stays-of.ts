import { ListStaysOf, type StayOnRecord } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { balanceOf, heldAmount } from '../domain/reservation-state.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(ListStaysOf)
export class ListStaysOfHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, boater_ids } }: ListStaysOf): Promise<BusAnswer<ListStaysOf>> {
    const all: StayOnRecord[] = [];
    const found = this.projections.model(reservationList).each({ filter: { boater_id: { $in: [...boater_ids] } } });
    for await (const { _id, view_id, start_date, end_date, status_code, state } of found) {
      if (state.marina_id !== marina_id) continue;
      const { vessel_name, statuses, price } = state;
      const refunded = state.refunds.reduce((sum, refund) => sum + refund.amount, 0);
      all.push({
        id: _id,
        view_id,
        start_date,
        end_date,
        status_code,
        vessel_name,
        created_at: statuses[0]?.created_at ?? '',
        total: price === null ? null : toDecimal(price.breakdown.total),
        paid: toDecimal(heldAmount(state) + refunded),
        refunded: toDecimal(refunded),
        owed: toDecimal(balanceOf(state) ?? 0),
      });
    }
    return all;
  }
}
