import type { DifferenceKind, NextStep } from '../vocabulary.js';
import { boatOfKey, type DockBoat, type Expectation } from './expectation.js';

/** What was seen in a berth. A boat may be known by its vessel, by its stay, or not at all. Sizes in metres. */
export type Seen =
  | { readonly answer: 'EMPTY' }
  | {
      readonly answer: 'BOAT';
      readonly vessel_id: string | null;
      readonly reservation_id: string | null;
      /** The length of the boat on its card; null: it has none. */
      readonly length?: number | null;
      /** The length that was measured on the dock. */
      readonly measured?: number | null;
    };

/** What "as planned" means on a phone that shows the expectation with this key. */
export function asPlanned(key: string): Seen {
  const boat = boatOfKey(key);
  return boat === null
    ? { answer: 'EMPTY' }
    : { answer: 'BOAT', vessel_id: boat.vessel_id, reservation_id: boat.reservation_id };
}

/** Whether the boat that was seen is this one. */
export function isBoat(seen: Seen, boat: DockBoat | null): boolean {
  if (seen.answer === 'EMPTY' || boat === null) return false;
  if (seen.reservation_id !== null && seen.reservation_id === boat.reservation_id) return true;
  return seen.vessel_id !== null && seen.vessel_id === boat.vessel_id;
}

/** Whether what was seen is what is expected, whoever else may be due. */
export function agrees(seen: Seen, { boat }: Pick<Expectation, 'boat'>): boolean {
  return seen.answer === 'EMPTY' ? boat === null : isBoat(seen, boat);
}

/** How what was seen differs from record and plan; the main difference first. */
export function differencesOf(seen: Seen, expected: Expectation, today: string): DifferenceKind[] {
  const kind = placeDifference(seen, expected, today);
  return [...(kind === null ? [] : [kind]), ...(isLarger(seen) ? (['LARGER'] as const) : [])];
}

function placeDifference(seen: Seen, expected: Expectation, today: string): DifferenceKind | null {
  const { boat, due, over, away } = expected;
  if (seen.answer === 'EMPTY') {
    if (boat === null) return over === null ? null : 'LEFT';
    if (boat.berth_holder_type === 'RESIDENT') return 'RESIDENT_AWAY';
    return boat.end_date !== null && boat.end_date <= today ? 'LEFT' : 'MISSING';
  }
  if (isBoat(seen, boat)) return null;
  if (isBoat(seen, due)) return 'ARRIVED';
  if (isBoat(seen, over)) return 'STILL_HERE';
  if (isBoat(seen, away?.boat ?? null)) return 'RESIDENT_HOME';
  return 'OTHER_BOAT';
}

function isLarger(seen: Seen): boolean {
  if (seen.answer === 'EMPTY' || seen.measured == null || seen.length == null) return false;
  return Math.round(seen.measured * 100) > Math.round(seen.length * 100);
}

/** What is known of the boat that was seen, for its next steps. */
export interface SeenBoatFacts {
  readonly vessel_id: string | null;
  /** Its stay of today, wherever it is berthed. */
  readonly reservation_id: string | null;
  readonly boater_id: string | null;
  /** It has a berth of its own. */
  readonly holds_berth?: boolean;
}

/** The calls that settle a difference, the most likely first. */
export function stepsOf(kind: DifferenceKind, seen: SeenBoatFacts | null): NextStep[] {
  const write: NextStep[] = ['MESSAGE'];
  switch (kind) {
    case 'ARRIVED':
      return ['CONFIRM_ARRIVAL'];
    case 'LEFT':
    case 'MISSING':
      return ['CONFIRM_DEPARTURE', ...write];
    case 'STILL_HERE':
      return ['STAYS_LONGER', ...write];
    case 'RESIDENT_AWAY':
      return ['ABSENCE_INQUIRY', 'REPORT_ABSENCE'];
    case 'RESIDENT_HOME':
      return ['CLOSE_ABSENCE', 'CHANGE_ABSENCE', ...write];
    case 'LARGER':
      return ['CHANGE_SIZES', 'FIND_BERTH'];
    case 'OTHER_BOAT':
      return otherBoatSteps(seen);
  }
}

function otherBoatSteps(seen: SeenBoatFacts | null): NextStep[] {
  if (seen === null || (seen.vessel_id === null && seen.reservation_id === null)) return ['FIND_BOAT'];
  const write: NextStep[] = seen.boater_id === null ? [] : ['MESSAGE'];
  // The berth of a berth holder who lies elsewhere is free for visitors once the absence from it is reported.
  if (seen.reservation_id === null && seen.holds_berth === true) return ['REPORT_ABSENCE', ...write];
  return seen.reservation_id === null ? ['NEW_RESERVATION', ...write] : ['MOVE_HERE', ...write];
}
