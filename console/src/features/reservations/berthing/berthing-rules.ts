import type { Match } from '../../../../../contracts/berths/matches.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { isOver } from '../../../entities/reservation/status.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

/** Rules for giving a reservation a berth (spec 1 §4, §5). */

export type AssignHindrance = 'over' | 'arrivalPassed';

/**
 * Why no berth can be given any more; null: it can. `today` is the date at the marina. An empty start date has not
 * passed.
 */
export function assignHindrance(status: DisplayedStatus, startDate: string, today: string): AssignHindrance | null {
  if (isOver(status)) return 'over';
  return startDate !== '' && startDate < today ? 'arrivalPassed' : null;
}

/** The stay is over, or its departure has passed. `today` is the date at the marina. */
export function hasEnded(
  { reservation_status, end_date }: Pick<ReservationDetail, 'reservation_status' | 'end_date'>,
  today: string,
): boolean {
  return isOver(reservation_status) || end_date < today;
}

/** Only an approved booking gets the plan's best berth at once; a request gets its berth when it is approved. */
export function offersAutomaticMatch({
  reservation_status,
  matches,
  selected_match,
  berth_id,
}: Pick<ReservationDetail, 'reservation_status' | 'matches' | 'selected_match' | 'berth_id'>): boolean {
  const needsOne = berth_id === null || selected_match?.available === false;
  return reservation_status === 'approved' && needsOne && matches.some((match) => match.available);
}

/** The reservation is approved, but the berth it was approved for is taken. */
export function matchWasLost({
  reservation_status,
  selected_match,
}: Pick<ReservationDetail, 'reservation_status' | 'selected_match'>): boolean {
  return reservation_status === 'approved' && selected_match !== null && !selected_match.available;
}

/** A booked stay takes a berth at once; for any other stay the berth is only chosen for the approval. */
export function takesBerthAtOnce(status: DisplayedStatus): boolean {
  return status === 'approved';
}

/**
 * The candidates to show. The berth held is left out, because it is shown above them. Suggestions that staff turned
 * down are left out too: they are missing from the reservation's matches, so they are known only for the saved stay.
 */
export function stillOpen(
  items: readonly Match[],
  reservation: Pick<ReservationDetail, 'berth_id' | 'matches' | 'reservation_status' | 'start_date' | 'end_date'>,
  stay: { readonly start_date: string; readonly end_date: string },
): Match[] {
  const { berth_id, matches, reservation_status, start_date, end_date } = reservation;
  const asSaved = stay.start_date === start_date && stay.end_date === end_date;
  const suggested = new Set(matches.map((match) => match.berth_id));
  const judged = takesBerthAtOnce(reservation_status) && asSaved;
  return items.filter((match) => match.berth_id !== berth_id && (!judged || suggested.has(match.berth_id)));
}

type NamedBerth = Pick<NonNullable<ReservationDetail['berth']>, 'pier_name' | 'number'>;

/** The name of the berth that the stay has; null: none. */
export function heldName({ berth }: { readonly berth: NamedBerth | null }): string | null {
  return berth === null ? null : `${berth.pier_name}${berth.number}`;
}

/** The name of the berth that fits best and is free; null: none. */
export function bestName({ matches }: Pick<ReservationDetail, 'matches'>): string | null {
  return heldName({ berth: bestMatch(matches)?.berth ?? null });
}

type Matches = ReservationDetail['matches'];

const openMatches = (matches: Matches): Matches =>
  matches.filter(({ available, berth_id }) => available && berth_id !== null);

/** The best suggestion that is still free. */
export function bestMatch(matches: Matches): Matches[number] | undefined {
  return [...openMatches(matches)].sort((one, other) => one.order - other.order)[0];
}

export type AssignWay =
  | { readonly way: 'match'; readonly match_id: string; readonly asksReason: boolean }
  | { readonly way: 'hand'; readonly berth_id: string };

/**
 * How a booked stay gets this berth. A berth that the reservation suggests is selected, with a reason unless it is the
 * best free suggestion. Any other berth is assigned by hand.
 */
export function assignWay(berthId: string, matches: ReservationDetail['matches']): AssignWay {
  const best = bestMatch(matches);
  const match = openMatches(matches).find((one) => one.berth_id === berthId);
  if (match === undefined) return { way: 'hand', berth_id: berthId };
  return { way: 'match', match_id: match.id, asksReason: match.id !== best?.id };
}
