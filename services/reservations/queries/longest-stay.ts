import type { ReservationFilter } from '../../../contracts/reservations/list.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';

/**
 * Nights of the longest stay that a marina's list knows, where stays over some days are asked for: they are then looked for
 * among those who can have come at all, instead of among all that end later. Null: it is of no use.
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
