/** Who a berth is reserved for (spec 3 §3: R and V on the dock). */
export const holderTypes = ['RESIDENT', 'VISITOR'] as const;

export type HolderType = (typeof holderTypes)[number];

/** Kinds of boats that a berth accepts (spec 3 §3). */
export const boatTypes = ['any', 'motor', 'sail'] as const;

export type BoatTypes = (typeof boatTypes)[number];

/**
 * How boats are moored in a berth that can be extended. `ALONGSIDE` the pier: neighbouring berths add their lengths.
 * `STERN_TO` (box, finger, Mediterranean mooring): neighbouring berths add their beams. The other measures are
 * the smallest of the berths taken together.
 */
export const extensionOrientations = ['ALONGSIDE', 'STERN_TO'] as const;

/** Why a berth is removed from the candidates; the first rule that applies, in this order. */
export const removalRules = [
  'skipped',
  'inactive',
  'not_offered',
  'not_instant',
  'boat_type',
  'too_short_loa',
  'too_narrow',
  'too_shallow',
  'below_min_length',
  'below_min_beam',
  'below_min_draft',
  'taken',
  'closed',
  'resident',
] as const;

export type RemovalRule = (typeof removalRules)[number];

/** The berth alone is too small for the boat. */
export type SizeRule = Extract<RemovalRule, 'too_short_loa' | 'too_narrow' | 'too_shallow'>;

/** The boat is smaller than the berth is meant for: staff may confirm the berth all the same. */
export const minimumRules = ['below_min_length', 'below_min_beam', 'below_min_draft'] as const satisfies RemovalRule[];

export type MinimumRule = (typeof minimumRules)[number];

/** Why an allocation ended. The plan itself gives the last two reasons: it found no other berth. */
export const releaseReasons = [
  'CANCELED_BY_MARINA',
  'CANCELED_BY_BOATER',
  'EXPIRED',
  'PAYMENT_EXPIRED',
  'NOT_APPROVED',
  'RESERVATION_CLOSED',
  'UNASSIGNED',
  'NO_SHOW',
  'DEPARTED',
  'ABSENCE_WITHDRAWN',
  'BERTH_CHANGED',
] as const;

export type ReleaseReason = (typeof releaseReasons)[number];

/** The reason why a visitor's allocation ended with `BERTH_CHANGED`. Older events do not record it. */
export const lossCauses = ['OUT_OF_SERVICE', 'TOO_SMALL', 'ANOTHER_BOAT', 'CLOSED'] as const;

export type LossCause = (typeof lossCauses)[number];

/** Most characters of the notes on a berth (spec 3 §5, §9). */
export const BERTH_NOTE_MAX = 1024;

/** Most berths that one run adds (spec 3 §2, Multiple Berths). */
export const MOST_NEW_BERTHS = 200;

/** Most berths that one change of many berths names. */
export const MOST_CHANGED_BERTHS = 500;

/** Days for which an absence inquiry stands; then the resident may be asked again. */
export const INQUIRY_STANDS_DAYS = 7;

/** Most rows of one import. */
export const MOST_IMPORTED_BERTHS = 5000;

/** The columns of a file of berths. A file may have fewer: only the first five are required. */
export const importColumns = [
  'pier',
  'number',
  'max_loa',
  'max_beam',
  'max_draft',
  'min_length',
  'min_beam',
  'min_draft',
  'services',
  'location',
  'boat_types',
  'holder_type',
  'active',
  'offered',
  'instant_booking',
  'lettered',
  'notes',
] as const;

export type ImportColumn = (typeof importColumns)[number];

export const requiredImportColumns: readonly ImportColumn[] = ['pier', 'number', 'max_loa', 'max_beam', 'max_draft'];

/** Longest range, in nights, that a night-by-night answer covers. */
export const MOST_NIGHTS = 400;

/** Stays that move together at most. */
export const MOST_MOVES = 60;

/**
 * What a bar of the plan shows: a visitor's stay, a resident, a resident's absence, or a visitor's boat that is still
 * there after its stay, up to and including tonight. The last has no nights in the plan (docs/rules/traffic.md).
 */
export const planBarKinds = ['VISIT', 'RESIDENT', 'AWAY', 'OVERDUE'] as const;

/** How a stay stands, in the order of precedence. OVER: finished, cancelled or expired; past nights stay on record. */
export const planMarks = ['OVER', 'OUR_MOVE', 'PAYMENT_DUE', 'BOOKED', 'OFFER_OPEN'] as const;

/**
 * Whether staff may give a stay other dates (spec 1 §4). FIXED: an instant booking is being paid, or an answer is awaited.
 */
export const planDates = ['CHANGE', 'FIXED'] as const;
export type PlanDates = (typeof planDates)[number];

/** Most berths whose bars one call returns. */
export const MOST_PLAN_ROWS = 1000;

/** How a pier's berths follow each other: odd numbers opposite even ones, half of them on each side, or all on one. */
export const berthRows = ['ODD_EVEN', 'HALVES', 'ONE_SIDE'] as const;

export type BerthRows = (typeof berthRows)[number];

/** Seen from the landward end of a pier. */
export const pierSides = ['LEFT', 'RIGHT'] as const;

export const shoreKinds = ['LAND', 'BREAKWATER'] as const;

/** Differences between a past moment of the plan and now. */
export const planChanges = ['CAME', 'LEFT', 'MOVED', 'OUT_OF_SERVICE', 'IN_SERVICE'] as const;

/** Greatest distance of anything on the map from its origin, in metres. */
export const HARBOUR_EXTENT = 20_000;

export const MOST_SHORE_POINTS = 200;
/**
 * What staff should know of the berths that a stay takes: the neighbouring stay is not paid and may still be, or another
 * boat lies there tonight although the plan has it there no more.
 */
export const planNoticeCodes = ['PAYMENT_DUE_BESIDE', 'BOAT_STILL_THERE'] as const;

/** Nights before and after a stay within which another one is beside it. */
export const NIGHTS_BESIDE = 7;

/**
 * What was done on the plan. BULK: several stays at once, other than a swap. RESIDENT: a resident's boat moved; the kinds
 * RESIDENT_ and ABSENCE_ are the other changes of residencies and of their absences.
 */
export const planActionKinds = [
  'ALLOCATE',
  'MOVE',
  'SPLIT',
  'SWAP',
  'DATES',
  'RELEASE',
  'BULK',
  'RESIDENT',
  'RESIDENT_SWAP',
  'RESIDENT_BERTHED',
  'RESIDENT_DATES',
  'RESIDENT_LEFT',
  'ABSENCE_OPENED',
  'ABSENCE_DATES',
  'ABSENCE_CLOSED',
  /** Another reason or destination; the dates stay. */
  'ABSENCE_DETAILS',
] as const;

export type PlanActionKind = (typeof planActionKinds)[number];

/** Why an action on the plan cannot be undone, in the order in which they are checked. */
export const undoHindrances = [
  'ALREADY_UNDONE',
  /** An older version did not record how it was before. */
  'NOT_RECORDED',
  /** The reservation ended with it, or since. */
  'CLOSED',
  /** The same stay was changed again. */
  'CHANGED_SINCE',
  'ARRIVED',
  'PAID',
  'ANSWERED',
  /** The boater was sent the berth. */
  'TOLD',
  /** It gave and took berths at once. */
  'SEVERAL_KINDS',
  /** The plan, the reservation or the absence report refuses it as they are now, as where the berth is taken. */
  'REFUSED',
] as const;

export type UndoHindranceCode = (typeof undoHindrances)[number];

/** Actions are listed and undone for this many days. */
export const UNDO_DAYS = 14;

/** Why berths are closed for some nights. */
export const closureReasons = ['STORM', 'WORKS', 'DAMAGE', 'DREDGING', 'EVENT', 'OTHER'] as const;

export type ClosureReason = (typeof closureReasons)[number];

/** Most characters of a closure's words for boaters. */
export const CLOSURE_WORDS_MAX = 500;

/** Most berths that one closure names. */
export const MOST_CLOSED_BERTHS = 2000;
