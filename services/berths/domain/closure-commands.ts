import type { ClosureReason } from '../../../contracts/berths/vocabulary.js';

/** Where a boat goes while its berth is closed; `berth_id` null: a stay loses its berth, a resident is not moved. */
export interface ClosedOutTo {
  /** A visitor's allocation or a residency. */
  readonly allocation_id: string;
  readonly berth_id: string | null;
}

export interface CloseBerthsInput {
  readonly closure_id: string;
  readonly berth_ids: readonly string[];
  /** The first closed night. */
  readonly start_date: string;
  /** The day on which the berths open again; null: until further notice. */
  readonly end_date: string | null;
  readonly reason: ClosureReason;
  readonly words: string;
  /** Other words for the people of single boats. */
  readonly own_words?: readonly { readonly allocation_id: string; readonly words: string }[];
  /** Whether the boats' people are written to. */
  readonly tell: boolean;
  /** When they are, UTC; absent: at once. */
  readonly tell_at?: string | undefined;
  /**
   * All boats that the closure concerns, each with its other berth; refused if others are concerned by now. Absent: no
   * boat is moved, and stays lose their berths.
   */
  readonly boats?: readonly ClosedOutTo[];
}

export interface ReopenBerthsInput {
  readonly closure_id: string;
  /** Absent: all that are closed. */
  readonly berth_ids?: readonly string[];
  /** The first night on which the berths are open again; the earliest is today's. Absent: that. */
  readonly from_date?: string;
}
