import type { ReservationFilter } from '../../../contracts/reservations/list.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';

/**
 * Nights of the longest stay in a marina's list, for filters by stay dates: it limits how early a matching stay can
 * begin, which shortens the index range. Null: no limit.
 */
export async function longestStay(
  model: ReadModel<ReservationListDocument>,
  listed_for: string,
  { stay }: Pick<ReservationFilter, 'stay'>,
): Promise<number | null> {
  if (stay === undefined) return null;
  const [longest] = await model.find({ filter: { listed_for }, sort: [['nights', -1]], limit: 1 });
  return longest?.nights ?? null;
}
