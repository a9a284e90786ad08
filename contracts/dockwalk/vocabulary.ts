/** A dock walk is under way (STARTED) until it is saved or another one starts (spec 3 §3). */
export const walkStatuses = ['STARTED', 'SAVED'] as const;

/** What the record and the plan expect to see in a berth. CLOSED: the berth is not active. */
export const berthExpectations = ['BOAT', 'EMPTY', 'CLOSED'] as const;
export type BerthExpectation = (typeof berthExpectations)[number];

/** What a person on the dock says of a berth. */
export const answers = ['AS_PLANNED', 'EMPTY', 'BOAT'] as const;
export type Answer = (typeof answers)[number];

/**
 * What became of a tap. STANDS: the berth shows it. SUPERSEDED: a later tap or a decision of staff took its place.
 * ASKS: it contradicts a change that its phone did not know; staff decide. REFUSED: the marina has no such berth.
 */
export const tapOutcomes = ['STANDS', 'SUPERSEDED', 'ASKS', 'REFUSED'] as const;
export type TapOutcome = (typeof tapOutcomes)[number];

/**
 * PLAN_CHANGED: the desk changed who should be in the berth. OTHER_TAP: another phone answered otherwise.
 * NOTE_CHANGED: the note on the berth was changed.
 */
export const conflictKinds = ['PLAN_CHANGED', 'OTHER_TAP', 'NOTE_CHANGED'] as const;
export type ConflictKind = (typeof conflictKinds)[number];

export const conflictChoices = ['KEEP_BOTH', 'KEEP_PLAN', 'KEEP_MINE', 'KEEP_THEIRS'] as const;
export type ConflictChoice = (typeof conflictChoices)[number];

/** `mine` is the tap that asks. */
export const choicesOf: Readonly<Record<ConflictKind, readonly ConflictChoice[]>> = {
  PLAN_CHANGED: ['KEEP_BOTH', 'KEEP_PLAN'],
  OTHER_TAP: ['KEEP_MINE', 'KEEP_THEIRS'],
  NOTE_CHANGED: ['KEEP_BOTH', 'KEEP_MINE', 'KEEP_THEIRS'],
};

/**
 * How the dock differs from the record or from the plan. MISSING: a visitor in the middle of its stay is gone. LEFT: a
 * visitor who was to leave has left, and nobody recorded it. STILL_HERE: a visitor's stay is over. ARRIVED: a visitor is
 * there, and nobody recorded the arrival. RESIDENT_AWAY: a resident is gone without an absence. RESIDENT_HOME: a resident
 * is there during an absence. LARGER: a boat measures more than its card says.
 */
export const differenceKinds = [
  'OTHER_BOAT',
  'MISSING',
  'LEFT',
  'STILL_HERE',
  'ARRIVED',
  'RESIDENT_AWAY',
  'RESIDENT_HOME',
  'LARGER',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** TO_DESK: open, and left to the desk by the walker or with the end of the walk. */
export const differenceStates = ['OPEN', 'TO_DESK', 'RESOLVED', 'DISMISSED'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** Steps that settle a difference, each with a call that exists. */
export const nextSteps = [
  'CONFIRM_ARRIVAL',
  'CONFIRM_DEPARTURE',
  'STAYS_LONGER',
  'CLOSE_ABSENCE',
  'CHANGE_ABSENCE',
  'ABSENCE_INQUIRY',
  'REPORT_ABSENCE',
  'MOVE_HERE',
  'FIND_BERTH',
  'FIND_BOAT',
  'NEW_RESERVATION',
  'CHANGE_SIZES',
  'MESSAGE',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** Most taps of one merge; a phone with more sends several, the oldest first. */
export const MOST_TAPS = 200;

/** Most berths of one page of a walk. */
export const MOST_WALK_BERTHS = 500;

/** Most boats that a search on the dock shows. */
export const MOST_FOUND_BOATS = 20;

/** Days for which a visitor who has not left counts as still here (spec 3 §9). */
export const OVERSTAY_DAYS = 7;
