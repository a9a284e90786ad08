import type { RehouseStay } from '../../../contracts/reservations/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { followRefusal } from '../domain/move-refusals.js';
import type { ReservationCase } from '../lookups/reservation-facts.js';
import type { BerthWish } from './berth-wish.js';

/** What rehousing a stay asks of the plan, or why the reservation would not follow it. */
export function rehousingWish(
  { id, state }: ReservationCase,
  { berth_id, sizes }: RehouseStay['input'],
): BerthWish | Refusal {
  const closed = followRefusal(state);
  if (closed !== null) return closed;
  const { start_date, end_date, vessel: known } = state;
  const wish = { reservation_id: id, start_date, end_date, berth_id, confirm_min_length: true };
  if (sizes === undefined) return { ...wish, vessel: known };
  return { ...wish, vessel: { ...known, ...sizes }, vessel_before: known };
}
