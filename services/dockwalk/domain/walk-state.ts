import type {
  ConflictChoice,
  ConflictKind,
  DifferenceKind,
  DifferenceState,
} from '../../../contracts/dockwalk/vocabulary.js';
import type { FoundDifference, PlannedBoat, SeenInBerth, WalkEvent, WalkEventOf } from './walk-events.js';

/** An answer about a berth, or that one was taken back. */
export interface AnswerTap {
  readonly tap_id: string;
  readonly berth_id: string;
  readonly pier_id: string;
  readonly at: string;
  readonly said_at: string;
  readonly by: string;
  readonly device_id: string;
  readonly answer: WalkEventOf<'BerthChecked'>['data']['answer'];
  readonly seen: SeenInBerth | null;
  readonly boat_name: string | null;
  readonly knew_tap_id: string | null;
  readonly differences: readonly FoundDifference[];
  /** Staff decided that it does not count. */
  readonly forgotten: boolean;
}

export interface NoteTap {
  readonly tap_id: string;
  readonly berth_id: string;
  readonly at: string;
  readonly by: string;
  readonly device_id: string;
  readonly note: string | null;
  readonly knew_note: string | null;
}

export interface PhotoTap {
  readonly tap_id: string;
  readonly at: string;
  readonly by: string;
}

export interface BerthOfWalk {
  readonly pier_id: string;
  /** In the order of their times. */
  readonly taps: readonly AnswerTap[];
  readonly photos: readonly PhotoTap[];
  /** The last note that the walk writes on the berth; null: none. */
  readonly note: string | null;
}

export interface ConflictOfWalk {
  readonly conflict_id: string;
  readonly kind: ConflictKind;
  readonly berth_id: string;
  readonly tap_id: string;
  readonly other_tap_id: string | null;
  readonly knew_expected: string | null;
  readonly safe: ConflictChoice;
  readonly at: string;
  readonly choice: ConflictChoice | null;
}

export interface DifferenceOfWalk {
  readonly difference_id: string;
  readonly berth_id: string;
  readonly tap_id: string;
  readonly kind: DifferenceKind;
  readonly planned: PlannedBoat | null;
  readonly state: DifferenceState;
}

export interface Walk {
  readonly exists: true;
  readonly session_id: string;
  readonly marina_id: string;
  readonly started_at: string;
  readonly saved_at: string | null;
  readonly berths: Map<string, BerthOfWalk>;
  /** All taps by id (answers, notes, photos, piers), each with its berth; null: it is about a pier. */
  readonly taps: Map<string, string | null>;
  readonly notes: Map<string, NoteTap>;
  /** Instants at which piers were marked complete. */
  readonly piers: Map<string, string>;
  /** Open conflicts, and those that were decided. */
  readonly conflicts: Map<string, ConflictOfWalk>;
  /** Without those that were withdrawn. */
  readonly differences: Map<string, DifferenceOfWalk>;
  readonly checked: number;
}
export type WalkState = { readonly exists: false } | Walk;

export function initial(): WalkState {
  return { exists: false };
}

/** Earlier taps first. Two taps of one instant keep the order of their phones' clocks. */
export function byTime(
  one: { at: string; said_at: string; tap_id: string },
  other: { at: string; said_at: string; tap_id: string },
): number {
  return compare(one.at, other.at) || compare(one.said_at, other.said_at) || compare(one.tap_id, other.tap_id);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The tap that the berth shows: the last one that counts. Null: nobody tapped. */
export function lastTap(taps: readonly AnswerTap[]): AnswerTap | null {
  return taps.findLast((tap) => !tap.forgotten) ?? null;
}

/** The answer that stands; null: the berth is not checked. */
export function standingAnswer(berth: BerthOfWalk | undefined): AnswerTap | null {
  const last = lastTap(berth?.taps ?? []);
  return last?.answer === 'TAKEN_BACK' ? null : last;
}

const NO_TAPS: Omit<BerthOfWalk, 'pier_id'> = { taps: [], photos: [], note: null };

export function evolve(state: WalkState, event: WalkEvent): WalkState {
  if (event.type === 'DockWalkStarted') {
    const { session_id, marina_id, at } = event.data;
    const none = { berths: new Map(), taps: new Map(), notes: new Map(), piers: new Map() };
    const open = { conflicts: new Map(), differences: new Map(), checked: 0 };
    return { exists: true, session_id, marina_id, started_at: at, saved_at: null, ...none, ...open };
  }
  return state.exists ? changed(state, event) : state;
}

function changed(state: Walk, event: Exclude<WalkEvent, { type: 'DockWalkStarted' }>): Walk {
  switch (event.type) {
    case 'BerthChecked':
      return checked(state, event.data);
    case 'BerthNoted': {
      const { tap_id, berth_id, pier_id, note, knew_note, at, by, device_id, writes } = event.data;
      state.taps.set(tap_id, berth_id);
      state.notes.set(tap_id, { tap_id, berth_id, note, knew_note, at, by, device_id });
      if (writes) change(state, { berth_id, pier_id }, () => ({ note }));
      return state;
    }
    case 'BerthPhotographed': {
      const { tap_id, berth_id, at, by } = event.data;
      state.taps.set(tap_id, berth_id);
      change(state, event.data, ({ photos }) => ({ photos: [...photos, { tap_id, at, by }] }));
      return state;
    }
    case 'PierWalked':
      state.taps.set(event.data.tap_id, null);
      state.piers.set(event.data.pier_id, event.data.at);
      return state;
    case 'CheckConflicted': {
      const { session_id: _, pier_id: _pier, ...conflict } = event.data;
      state.conflicts.set(conflict.conflict_id, { ...conflict, choice: null });
      return state;
    }
    case 'ConflictDecided':
      return decided(state, event.data);
    case 'ConflictDropped':
      state.conflicts.delete(event.data.conflict_id);
      return state;
    case 'DifferenceFound': {
      const { difference_id, berth_id, tap_id, kind, planned, to_desk } = event.data;
      const found = { difference_id, berth_id, tap_id, kind, planned };
      state.differences.set(difference_id, { ...found, state: to_desk ? 'TO_DESK' : 'OPEN' });
      return state;
    }
    case 'DifferenceWithdrawn':
      state.differences.delete(event.data.difference_id);
      return state;
    case 'DifferenceLeftToDesk':
      return settled(state, event.data.difference_id, 'TO_DESK');
    case 'DifferenceResolved':
      return settled(state, event.data.difference_id, 'RESOLVED');
    case 'DifferenceDismissed':
      return settled(state, event.data.difference_id, 'DISMISSED');
    case 'DockWalkSaved':
      return { ...state, saved_at: event.data.at };
    default:
      return event satisfies never;
  }
}

function checked(state: Walk, data: WalkEventOf<'BerthChecked'>['data']): Walk {
  const { session_id: _, checked, ...tap } = data;
  state.taps.set(tap.tap_id, tap.berth_id);
  change(state, tap, ({ taps }) => ({ taps: [...taps, { ...tap, forgotten: false }].sort(byTime) }));
  return { ...state, checked };
}

function decided(state: Walk, data: WalkEventOf<'ConflictDecided'>['data']): Walk {
  const { conflict_id, choice, forgotten_tap_id, note, berth_id, checked } = data;
  const conflict = state.conflicts.get(conflict_id);
  if (conflict !== undefined) state.conflicts.set(conflict_id, { ...conflict, choice });
  const berth = state.berths.get(berth_id);
  if (berth !== undefined) {
    const taps = berth.taps.map((tap) => (tap.tap_id === forgotten_tap_id ? { ...tap, forgotten: true } : tap));
    state.berths.set(berth_id, { ...berth, taps, note: note ?? berth.note });
  }
  return { ...state, checked };
}

function settled(state: Walk, id: string, to: DifferenceState): Walk {
  const difference = state.differences.get(id);
  if (difference !== undefined) state.differences.set(id, { ...difference, state: to });
  return state;
}

function change(
  state: Walk,
  { berth_id, pier_id }: { readonly berth_id: string; readonly pier_id: string },
  how: (berth: BerthOfWalk) => Partial<BerthOfWalk>,
): void {
  const berth = state.berths.get(berth_id) ?? { pier_id, ...NO_TAPS };
  state.berths.set(berth_id, { ...berth, ...how(berth) });
}
