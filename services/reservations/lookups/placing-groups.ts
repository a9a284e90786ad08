import type { Marina } from '../../../contracts/marinas/marina.js';
import type { PlacingGroup, placingOrders } from '../../../contracts/reservations/vocabulary.js';
import { type Clock, startOfDate } from '../../platform/clock/clock.js';
import type { Filter, Sort } from '../../platform/read-models/read-model-store.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';

type PlacingOrder = (typeof placingOrders)[number];

/** The marina's day, by which stays are past or were skipped today. */
export interface PlacingDay {
  readonly marina_id: string;
  readonly today: string;
  /** UTC instant. */
  readonly since: string;
}

export function placingDay(marina: Pick<Marina, 'id' | 'time_zone'>, clock: Clock): PlacingDay {
  const today = clock.today(marina.time_zone);
  return { marina_id: marina.id, today, since: startOfDate(today, marina.time_zone) };
}

/**
 * Stays of one group. A berth can be chosen up to the day of arrival. A stay that lost its berth stays among the lost,
 * even while the boat is here; all others for which staff skipped a berth today are among the skipped.
 */
export function placingFilter(group: PlacingGroup, { marina_id, today, since }: PlacingDay): Filter {
  const own = { listed_for: marina_id };
  if (group === 'lost') return { ...own, placing: 'lost', end_date: { $gt: today } };
  const ahead = { ...own, start_date: { $gte: today } };
  if (group === 'skipped') return { ...ahead, placing: { $in: ['waiting', 'unplaced'] }, skipped_at: { $gte: since } };
  return { ...ahead, placing: group, skipped_at: { $lt: since } };
}

/** The group in which the page lists a stay; null: in none. */
export function placingGroupOf(
  { listed_for, placing, start_date, end_date, skipped_at }: ReservationListDocument,
  { marina_id, today, since }: PlacingDay,
): PlacingGroup | null {
  if (listed_for !== marina_id || placing === null) return null;
  if (placing === 'lost') return end_date > today ? 'lost' : null;
  if (start_date < today) return null;
  return skipped_at >= since ? 'skipped' : placing;
}

/** The waiting list keeps the order of the line. */
export function placingSort(group: PlacingGroup, order: PlacingOrder): Sort {
  if (group === 'waiting') return [['waiting_order', 1]];
  return [[order, order === 'vessel_length' ? -1 : 1]];
}
