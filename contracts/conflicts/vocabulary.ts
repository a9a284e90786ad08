/**
 * What can be wrong between the berth plan and the harbour: a boat has not left when the next one comes, a boat is
 * larger than its berth takes, a boat lies in another berth than its own, or a stay lost its berth because the berth
 * changed or its resident is home early, or a boat has two berths on a night without a recorded reason.
 */
export const conflictKinds = [
  'LATE_DEPARTURE',
  'BOAT_TOO_LARGE',
  'BERTH_TAKEN',
  'BERTH_OUT_OF_SERVICE',
  'RESIDENT_HOME',
  'TWO_BERTHS',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** WAITING: somebody was asked; the conflict counts as open again at the time given. */
export const conflictStates = ['OPEN', 'WAITING', 'SOLVED'] as const;

export const remedyKinds = [
  'MOVE',
  'SWAP',
  'STAY_LONGER',
  'DEPARTED',
  'AT_PLACE',
  'KEEP_SIZE',
  'KEEP_BOTH',
  'ASK',
  'DATES',
  'REMIND',
  'CANCEL',
] as const;
export type RemedyKind = (typeof remedyKinds)[number];

export const dimensions = ['length', 'beam', 'draft'] as const;
export type Dimension = (typeof dimensions)[number];

/** What led to a conflict, in the order in which it happened. */
export const happenings = [
  'BOOKED',
  'BERTH_GIVEN',
  'ARRIVED',
  'MOORED_ELSEWHERE',
  'DELAYED',
  'SIZE_CHANGED',
  'BERTH_LOST',
  'WAITING',
  'SOLVED',
] as const;
export type Happening = (typeof happenings)[number];

/** Boats leave by this time of their last day, marina-local, unless they gave notice of a later one. */
export const CHECK_OUT = '12:00';

/** Conflicts of stays that ended earlier are no longer listed (spec 3 §9). */
export const CONFLICT_DAYS_BACK = 7;
