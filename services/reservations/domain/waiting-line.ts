import type { Removal } from '../../../contracts/berths/matches.js';
import type { PastWaiting } from './events/berth-events.js';
import type { PassedOver } from './events/waiting-events.js';
import type { ReservationState } from './reservation-state.js';

type Nights = { readonly start_date: string; readonly end_date: string };

/** Somebody on the waiting list, and whether a berth fits their stay. */
export interface InLine {
  readonly reservation_id: string;
  readonly state: Pick<ReservationState, 'start_date' | 'end_date' | 'berth' | 'skipped_matches' | 'ended_offers'>;
  /** Why the berth cannot be had for this stay; null: it fits and is free. */
  readonly removal: Removal | null;
  /** The same proposal offers them another berth before this one. */
  readonly offered_another?: boolean;
}

type Why = Pick<PassedOver, 'reason' | 'rule' | 'skip_reason'>;

/**
 * Why a berth is not offered to somebody on the list; null: it is their turn before everybody after them. A stay whose
 * nights do not meet those that are given away loses nothing and is not asked.
 */
export function passOverOf({ state, removal, offered_another }: InLine, berthId: string, given: Nights): Why | null {
  if (state.berth !== null || offered_another === true) return { reason: 'has_berth' };
  const skipped = state.skipped_matches.find(({ berth_id }) => berth_id === berthId);
  if (skipped !== undefined) return { reason: 'skipped', skip_reason: skipped.reason };
  const ended = state.ended_offers.findLast((offer) => offer.berth_id === berthId && meets(offer, state));
  if (ended !== undefined && ended.outcome !== 'accepted') {
    const { outcome: reason, skip_reason } = ended;
    return { reason, ...(skip_reason === null ? {} : { skip_reason }) };
  }
  if (removal !== null) return { reason: 'does_not_fit', rule: removal.rule };
  return meets(state, given) ? null : { reason: 'other_nights' };
}

/** True if the two have a night in common. */
export function meets(one: Nights, other: Nights): boolean {
  return one.start_date < other.end_date && other.start_date < one.end_date;
}

export interface Turn {
  readonly reservation_id: string;
  readonly place: number;
}

/** Whose turn it is for a berth, and everybody before them with the reason. `next` null: nobody on the list can have it. */
export function nextInLine(
  line: readonly InLine[],
  berthId: string,
  given: Nights,
): { next: Turn | null; passed_over: PassedOver[] } {
  const passed_over: PassedOver[] = [];
  for (const [index, { reservation_id, ...waiting }] of line.entries()) {
    const place = index + 1;
    const why = passOverOf({ reservation_id, ...waiting }, berthId, given);
    if (why === null) return { next: { reservation_id, place }, passed_over };
    passed_over.push({ reservation_id, place, ...why });
  }
  return { next: null, passed_over };
}

/** Those whom a berth that is given directly passes over although it fits; null: there are none. */
export function pastWaiting(
  line: readonly InLine[],
  reservationId: string,
  berthId: string,
  given: Nights,
): PastWaiting | null {
  const index = line.findIndex(({ reservation_id }) => reservation_id === reservationId);
  const stays = (index === -1 ? line : line.slice(0, index)).flatMap((one, at) =>
    passOverOf(one, berthId, given) === null ? [{ reservation_id: one.reservation_id, place: at + 1 }] : [],
  );
  if (stays.length === 0) return null;
  const { start_date, end_date } = given;
  return { place: index === -1 ? null : index + 1, line_length: line.length, start_date, end_date, stays };
}

/** Everybody before a reservation, and the first of them who must be offered the berth earlier; null: none. */
export function turnOf(
  line: readonly InLine[],
  reservationId: string,
  berthId: string,
): { place: number; first: Turn | null; passed_over: PassedOver[] } | null {
  const index = line.findIndex(({ reservation_id }) => reservation_id === reservationId);
  const own = line[index];
  if (own === undefined) return null;
  const { next, passed_over } = nextInLine(line.slice(0, index), berthId, own.state);
  return { place: index + 1, first: next, passed_over };
}
