import type { Expectation } from '../../../contracts/dockwalk/rules/expectation.js';
import type { ConflictChoice } from '../../../contracts/dockwalk/vocabulary.js';
import type { SeenInBerth, WalkEventOf } from './walk-events.js';

interface Tapped {
  readonly tap_id: string;
  /** By the clock of the phone. */
  readonly at: string;
  readonly device_id: string;
}

interface AtBerth extends Tapped {
  readonly berth_id: string;
  readonly pier_id: string;
}

/** A tap with what the plan says of its berth on the day of the tap. */
export type PreparedTap =
  | (AtBerth & {
      readonly kind: 'ANSWER';
      readonly answer: WalkEventOf<'BerthChecked'>['data']['answer'];
      /** Null: taken back. */
      readonly seen: SeenInBerth | null;
      readonly boat_name: string | null;
      readonly knew: { readonly expected: string; readonly tap_id: string | null };
      readonly expected: Expectation;
      /** The expectation at the time of the tap, if the plan has changed since the phone read it; absent if it has not. */
      readonly then?: Expectation;
      /** Marina-local date of the tap. */
      readonly date: string;
    })
  | (AtBerth & {
      readonly kind: 'NOTE';
      readonly note: string;
      readonly knew_note: string;
      /** The note on the berth now. */
      readonly present: string;
    })
  | (AtBerth & { readonly kind: 'PHOTO'; readonly content_type: string; readonly size_bytes: number })
  | (Tapped & { readonly kind: 'PIER'; readonly pier_id: string });

export type AnswerToTake = Extract<PreparedTap, { kind: 'ANSWER' }>;
export type NoteToTake = Extract<PreparedTap, { kind: 'NOTE' }>;

/** A berth as it is expected now, to see which differences are settled. */
export interface ReconsideredBerth {
  readonly berth_id: string;
  readonly expected: Expectation;
  /** Metres, on the card of the boat that was seen; null: not known. */
  readonly length: number | null;
}

export type WalkCommand =
  | { readonly type: 'Start'; readonly session_id: string; readonly previous_session_id: string | null }
  | { readonly type: 'Merge'; readonly taps: readonly PreparedTap[] }
  | {
      readonly type: 'Decide';
      readonly conflict_id: string;
      readonly choice: ConflictChoice;
      /** The note on the berth now. */
      readonly present_note: string;
    }
  | { readonly type: 'Save'; readonly because: 'SAVED' | 'NEW_WALK'; readonly berths: number }
  | { readonly type: 'Dismiss'; readonly difference_id: string; readonly reason: string }
  | { readonly type: 'LeaveToDesk'; readonly difference_id: string }
  | { readonly type: 'Reconsider'; readonly berths: readonly ReconsideredBerth[] }
  /** The note on the berth was changed before the walk's note could be written. */
  | { readonly type: 'NoteOvertaken'; readonly tap_id: string; readonly pier_id: string; readonly present: string };

export interface WalkContext {
  readonly marina_id: string;
  /** UTC instant. */
  readonly now: string;
  /** Marina-local. */
  readonly today: string;
  /** The user's id. */
  readonly by: string;
  /** The same id for the same parts. */
  readonly deriveId: (...parts: readonly string[]) => string;
}
