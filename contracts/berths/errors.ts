import type { UndoHindranceCode } from './vocabulary.js';

/** Stable `error_type` codes of the area berths, beside those every call can answer. */
export const berthErrors = {
  pier_not_found: 'PIER_NOT_FOUND',
  pier_exists: 'PIER_EXISTS',
  /** details: `pier` (the name). */
  pier_name_taken: 'PIER_NAME_TAKEN',
  /** details: `berths` (how many the pier still has). */
  pier_has_berths: 'PIER_HAS_BERTHS',

  berth_not_found: 'BERTH_NOT_FOUND',
  berth_exists: 'BERTH_EXISTS',
  /** details: `pier`, `number`; shown as "{pier}{number} already exists". */
  berth_number_taken: 'BERTH_NUMBER_TAKEN',
  /**
   * The berth has visitors or residents, now or later. details: `allocations` (at most 50: [{ berth_name,
   * allocation_id, reservation_id, start_date, end_date }]), `total`.
   */
  berth_in_use: 'BERTH_IN_USE',

  /** Every berth of the run exists already. details: `pier`, `number` (the first). */
  berths_exist: 'BERTHS_EXIST',
  /** Only support switches on instant booking for the marina (spec 3 §6); its address is in `details.support_email`. */
  instant_needs_support: 'INSTANT_BOOKING_NEEDS_SUPPORT',
  /** Somebody else changed the note. details: `notes` (as they are). */
  note_changed: 'BERTH_NOTE_CHANGED',
  /** The vessel is not the berth's resident, or is away already. */
  not_resident_there: 'RESIDENT_NOT_AT_BERTH',

  /** A file has wrong rows. details: `wrong` (how many), `rows` (the first ones: [{ row, column, code }]). */
  import_wrong: 'BERTH_IMPORT_WRONG',
  batch_not_found: 'BERTH_BATCH_NOT_FOUND',
  /** Removed berths do not come back. */
  batch_final: 'BERTH_BATCH_FINAL',
  batch_displaced: 'BERTH_BATCH_DISPLACED',
  /** A berth was changed since. details: `berth_name`, `by` (name or null), `at`. */
  batch_overtaken: 'BERTH_BATCH_OVERTAKEN',

  /** details: `berth_name`. */
  berth_inactive: 'BERTH_INACTIVE',
  /** details: `berth_name`, `rule`, `boat` and `berth` (metres). */
  berth_too_small: 'BERTH_TOO_SMALL',
  /** details: `berth_name`, `boat_types`. */
  berth_not_for_boat: 'BERTH_NOT_FOR_BOAT_TYPE',
  /** details: `berth_name`. */
  berth_not_instant: 'BERTH_NOT_INSTANT',
  /** details: `berth_name`, `allocation_id`, `start_date`, `end_date` (the nights in the way). */
  berth_taken: 'BERTH_TAKEN',
  /** details: `berth_name`, `start_date`, `end_date` (null: until further notice), `reason`. */
  berth_closed: 'BERTH_CLOSED',
  closure_not_found: 'CLOSURE_NOT_FOUND',
  /** The id exists with other data. */
  closure_exists: 'CLOSURE_EXISTS',
  /** Other boats are concerned than the command names. details: as for `berth_in_use`. */
  closure_boats_changed: 'CLOSURE_BOATS_CHANGED',
  /** Berths of it are open again. */
  closure_reopened: 'CLOSURE_REOPENED',
  /** Its first night has passed, so it can be ended and no longer undone. */
  closure_begun: 'CLOSURE_BEGUN',
  /** A boat was moved since, or a berth taken. details: `berth_name`, `allocation_id`, `reservation_id` (null: a resident's). */
  closure_built_on: 'CLOSURE_BUILT_ON',
  /** Its people were told, or are not to be told. */
  closure_told: 'CLOSURE_TOLD',
  /** Asks for a confirmation (spec 1 §5). details: `berth_name`, `boat_loa`, `min_loa`. */
  below_min_length: 'min_length_berth_allocationg',
  /** Asks for the same confirmation. details: `berth_name`, `rule`, `boat` and `berth` (metres). */
  below_min_size: 'BERTH_BELOW_MIN_SIZE',
  /** No berth matches. details: `removed` (number of berths by the rule that removed them). */
  no_berth_free: 'NO_BERTH_FREE',

  allocation_not_found: 'ALLOCATION_NOT_FOUND',
  /** The id exists with other data. details: the existing data. */
  allocation_exists: 'ALLOCATION_EXISTS',
  allocation_released: 'ALLOCATION_RELEASED',
  /** details: `allocation_id`, `berth_name`. */
  reservation_has_berth: 'RESERVATION_HAS_BERTH',
  stay_over: 'STAY_OVER',
  /** Nights that have passed keep their berth. details: `berth_name`, `start_date`, `end_date`. */
  nights_past: 'NIGHTS_PAST',
  /**
   * The boat has another berth on some of these nights. details: `berths`: [{ allocation_id, reservation_id (null: the
   * boat's own as a resident), berth_name, start_date, end_date }]. Asks for a choice: the same berth, another boat, or
   * both with a reason.
   */
  boat_has_a_berth: 'BOAT_HAS_A_BERTH',
  /** A stay in the boat's own berth would get nights on which the boat does not have it. details: `vessel_id`, `berth_name`. */
  own_berth_ends: 'OWN_BERTH_ENDS',
  plan_action_not_found: 'PLAN_ACTION_NOT_FOUND',
  /** details: `berth_name`, `allocation_id`, `start_date`, `end_date`. */
  vessel_has_berth: 'VESSEL_HAS_BERTH',

  /** The vessel holds no berth on these nights. */
  not_a_berth_holder: 'NOT_A_BERTH_HOLDER',
  absence_not_found: 'ABSENCE_NOT_FOUND',
  absence_exists: 'ABSENCE_EXISTS',
  /** details: `absence_id`, `start_date`, `end_date` of the other one. */
  absence_overlaps: 'ABSENCE_OVERLAPS',
  /** Visitors have the berth on withdrawn nights. details: `allocations`. */
  absence_in_use: 'ABSENCE_IN_USE',

  /** A past moment was asked for that is still to come. */
  moment_ahead: 'MOMENT_AHEAD',
  /** details: `first` (the first moment on record; null: none). */
  nothing_recorded: 'NOTHING_RECORDED_BEFORE',
} as const;

/**
 * Why an action on the plan cannot be undone. details: `by` (kind, id, name) and `at`, or null. Where the plan itself
 * refuses, its own code is answered.
 */
export const undoErrors = {
  ALREADY_UNDONE: 'PLAN_UNDO_ALREADY_UNDONE',
  NOT_RECORDED: 'PLAN_UNDO_NOT_RECORDED',
  CLOSED: 'PLAN_UNDO_CLOSED',
  CHANGED_SINCE: 'PLAN_UNDO_CHANGED_SINCE',
  ARRIVED: 'PLAN_UNDO_ARRIVED',
  PAID: 'PLAN_UNDO_PAID',
  ANSWERED: 'PLAN_UNDO_ANSWERED',
  TOLD: 'PLAN_UNDO_TOLD',
  SEVERAL_KINDS: 'PLAN_UNDO_SEVERAL_KINDS',
} as const satisfies Record<Exclude<UndoHindranceCode, 'REFUSED'>, string>;
/** Codes of cells in a file of berths, beside those of the fields of a berth. */
export const cellErrors = {
  /** details: `pier`. */
  pier_unknown: 'pierUnknown',
  /** details: `pier`, `number`, `row` (where the file has it first). */
  number_twice: 'berthNumberTwice',
  /** details: `word`. */
  service_unknown: 'serviceUnknown',
  /** details: `word`. */
  location_unknown: 'locationUnknown',
  boat_type_unknown: 'boatTypeUnknown',
  holder_type_unknown: 'holderTypeUnknown',
} as const;
