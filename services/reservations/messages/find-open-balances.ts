import { FindOpenBalances } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { unpaid } from '../domain/reservation-state.js';
import { reservationList } from '../projections/reservation-list.js';

/** Open amounts from the list's read model. Other marinas' reservations are left out. */
@QueryHandler(FindOpenBalances)
export class FindOpenBalancesHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindOpenBalances): Promise<BusAnswer<FindOpenBalances>> {
    const { marina_id, reservation_ids } = input;
    if (reservation_ids.length === 0) return new Map();
    const found = await this.projections.model(reservationList).getMany(reservation_ids);
    return new Map(
      found.flatMap(({ _id, marina_id: owner, state }) => {
        const amount = unpaid(state);
        if (owner !== marina_id || state.price === null || amount === 0) return [];
        return [[_id, { currency: state.price.offer.currency, amount: toDecimal(amount) }]];
      }),
    );
  }
}
