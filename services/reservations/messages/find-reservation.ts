import { FindReservation } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { balanceOf, goesOnAs, type ReservationState, standingCode, unpaid } from '../domain/reservation-state.js';
import { reservationRecord } from '../records/reservation-record.js';

/** Reads the stream directly, because other areas decide on the reservation's current state. */
@QueryHandler(FindReservation)
export class FindReservationHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input }: FindReservation): Promise<BusAnswer<FindReservation>> {
    const { state } = await this.streams.load(reservationRecord, input.reservation_id);
    if (state.reservation_id === null || state.marina_id !== input.marina_id) return null;
    const { marina_id, boater_id, customer_type, start_date, end_date } = state;
    return {
      id: input.reservation_id,
      marina_id,
      boater_id,
      customer_type,
      start_date,
      end_date,
      status_code: standingCode(state),
      open_balance: openBalanceOf(state),
      goes_on_as: goesOnAs(state),
    };
  }
}

function openBalanceOf(state: ReservationState): NonNullable<BusAnswer<FindReservation>>['open_balance'] {
  const amount = balanceOf(state) === null ? 0 : unpaid(state);
  return state.price === null || amount === 0 ? null : { currency: state.price.offer.currency, amount };
}
