import { sizeRule } from '../../../contracts/berths/rules/boat-fit.js';
import { ListWaitingStays, type WaitingStay } from '../../../contracts/reservations/queries.js';
import type { QueryBus } from '../../platform/buses/buses.js';
import type { HeldBerth } from '../../../contracts/berths/rehearsal-queries.js';

/** Stays on the waiting list that a held berth could take on the nights `[start_date, end_date)`. */
export async function waitingFor(
  queries: QueryBus,
  marina_id: string,
  held: HeldBerth,
  nights: { readonly start_date: string; readonly end_date: string },
): Promise<readonly WaitingStay[]> {
  const waiting = await queries.execute(new ListWaitingStays({ marina_id, ...nights }));
  const taken = (stay: WaitingStay) =>
    held.visits.some((visit) => visit.start_date < stay.end_date && stay.start_date < visit.end_date);
  return waiting.filter((stay) => sizeRule(stay, held.max_loa, held.max_beam, held.max_draft) === null && !taken(stay));
}
