import type { BerthChoice, Match } from '../../../../../contracts/berths/matches.js';
import type { RemovalRule } from '../../../../../contracts/berths/vocabulary.js';
import { removalRules } from '../../../../../contracts/berths/vocabulary.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { DisplayedStatus } from '../../../../../contracts/reservations/vocabulary.js';
import { isOver } from '../model/status-of.js';

/** When a berth can be given, and how (spec 1 §4, §5). */

export type AssignHindrance = 'over' | 'arrivalPassed';

/** Why no berth can be given any more; null: it can. `today` is the marina's; a date that is not typed yet has not passed. */
export function assignHindrance(status: DisplayedStatus, startDate: string, today: string): AssignHindrance | null {
  if (isOver(status)) return 'over';
  return startDate !== '' && startDate < today ? 'arrivalPassed' : null;
}

/** Only an approved booking gets the plan's own choice at once; before, approving does it. */
export function offersAutomaticMatch({
  reservation_status,
  matches,
  selected_match,
  berth_id,
}: Pick<ReservationDetail, 'reservation_status' | 'matches' | 'selected_match' | 'berth_id'>): boolean {
  const needsOne = berth_id === null || selected_match?.available === false;
  return reservation_status === 'approved' && needsOne && matches.some((match) => match.available);
}

/** The newest status says approved, and the berth it was approved onto is taken. */
export function matchWasLost({
  reservation_status,
  selected_match,
}: Pick<ReservationDetail, 'reservation_status' | 'selected_match'>): boolean {
  return reservation_status === 'approved' && selected_match !== null && !selected_match.available;
}

/** Booked stays take a berth at once; before, it is picked for the approval. */
export function takesBerthAtOnce(status: DisplayedStatus): boolean {
  return status === 'approved';
}

/**
 * The candidates that are still to be shown: not the berth that is held, which stands above, and not the suggestions
 * that staff turned down. Those the reservation leaves out of its matches, so it can be told for the stay as it is saved.
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

export type AssignWay =
  | { readonly way: 'match'; readonly match_id: string; readonly asksReason: boolean }
  | { readonly way: 'hand'; readonly berth_id: string };

/**
 * How a booked stay gets this berth. One of its own suggestions is selected, with a reason when it is not the first
 * that is still free; any other is given by hand.
 */
export function assignWay(berthId: string, matches: ReservationDetail['matches']): AssignWay {
  const open = matches.filter((match) => match.available && match.berth_id !== null);
  const best = [...open].sort((one, other) => one.order - other.order)[0];
  const match = open.find((one) => one.berth_id === berthId);
  if (match === undefined) return { way: 'hand', berth_id: berthId };
  return { way: 'match', match_id: match.id, asksReason: match.id !== best?.id };
}

export type RankReason =
  | { readonly code: 'snuggest' }
  | { readonly code: 'longer' | 'wider' | 'deeper'; readonly than: string; readonly metres: number }
  | { readonly code: 'sameSize'; readonly than: string }
  | { readonly code: 'extends'; readonly count: number }
  | { readonly code: 'residentAway' };

const centimetres = (metres: number): number => Math.round(metres * 100);
const more = (one: number, other: number): number => (centimetres(one) - centimetres(other)) / 100;

/**
 * Why a candidate stands where it stands. The plan puts the snuggest berth first (length, then beam, then depth, then
 * pier and number), and those that need their neighbours last.
 */
export function rankReasons(match: Match, before: Match | null): RankReason[] {
  const reasons: RankReason[] = [];
  const { extends_over, absence_ids } = match.why;
  if (extends_over.length > 0) reasons.push({ code: 'extends', count: extends_over.length });
  else if (before === null) reasons.push({ code: 'snuggest' });
  else reasons.push(comparison(match, before));
  if (absence_ids.length > 0) reasons.push({ code: 'residentAway' });
  return reasons;
}

function comparison(match: Match, before: Match): RankReason {
  const than = before.berth_name;
  const longer = more(match.why.spare_loa, before.why.spare_loa);
  if (longer !== 0) return { code: 'longer', than, metres: longer };
  const wider = more(match.why.spare_beam, before.why.spare_beam);
  if (wider !== 0) return { code: 'wider', than, metres: wider };
  const deeper = more(match.why.spare_draft, before.why.spare_draft);
  if (deeper !== 0) return { code: 'deeper', than, metres: deeper };
  return { code: 'sameSize', than };
}

/** How many berths each rule removed, in the order in which the rules are asked. */
export function removedByRule(removed: Readonly<Partial<Record<RemovalRule, number>>>) {
  return removalRules.flatMap((rule) => {
    const count = removed[rule] ?? 0;
    return count === 0 ? [] : [{ rule, count }];
  });
}

/**
 * The spec's order of a choice by hand: berths long enough first, the shortest of them on top, then the shorter ones,
 * the longest of them on top. Equal lengths stay as the plan has them.
 */
export function inChoiceOrder(choices: readonly BerthChoice[], boatLength: number): BerthChoice[] {
  const enough = choices.filter((berth) => berth.length >= boatLength);
  const shorter = choices.filter((berth) => berth.length < boatLength);
  return [...enough.sort((a, b) => a.length - b.length), ...shorter.sort((a, b) => b.length - a.length)];
}

/** Berths whose name or pier holds what was typed, whatever the case and the blanks. */
export function foundChoices(choices: readonly BerthChoice[], typed: string): BerthChoice[] {
  const wanted = squeezed(typed);
  if (wanted === '') return [...choices];
  return choices.filter((berth) => squeezed(`${berth.berth_name} ${berth.pier_name}`).includes(wanted));
}

const squeezed = (text: string): string => text.toLocaleLowerCase().replace(/\s+/g, '');

/** Does giving this berth ask first (spec 1 §5, `min_length_berth_allocationg`)? */
export function asksForMinLength(minLength: number | null, boatLength: number): boolean {
  return minLength !== null && minLength > boatLength;
}
