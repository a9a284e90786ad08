import { DescribeStays } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { roundHalfUp, toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(DescribeStays)
export class DescribeStaysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: DescribeStays): Promise<BusAnswer<DescribeStays>> {
    const { marina_id, reservation_ids } = input;
    if (reservation_ids.length === 0) return new Map();
    const found = await this.projections.model(reservationList).getMany(reservation_ids);
    return new Map(
      found
        .filter((document) => document.marina_id === marina_id)
        .map(({ _id: reservation_id, view_id, boater, state }) => {
          const { boater_id, vessel_name } = state;
          const { length, beam, draft, type } = state.vessel;
          const guest = boater === null ? null : { first_name: boater.first_name, last_name: boater.last_name };
          return [
            reservation_id,
            {
              reservation_id,
              view_id,
              boater_id,
              boater: guest,
              vessel_name,
              per_night: perNight(state),
              vessel: { length, beam, draft, type },
            },
          ];
        }),
    );
  }
}

function perNight({ price }: Pick<ReservationState, 'price'>) {
  if (price === null) return null;
  const { total, nights } = price.breakdown;
  return { currency: price.offer.currency, amount: toDecimal(roundHalfUp(total / Math.max(1, nights))) };
}
