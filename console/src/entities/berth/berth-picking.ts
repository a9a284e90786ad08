import type { BelowMinimum } from './candidate-rules.js';
import type { SkipReason } from '../../../../contracts/vocabulary/reservation-words.js';

/** A berth that staff picked. */
export interface PickedBerth {
  readonly berth_id: string;
  readonly name: string;
  /** Null: the boat is below none, or the server's answer will show it. */
  readonly below: BelowMinimum | null;
}

/** Actions that a list of berths offers for a berth. */
export interface BerthPicking {
  readonly pick: (berth: PickedBerth) => void;
  readonly unpick: () => void;
  readonly busy: boolean;
}

/** The reason why a suggested berth was not taken. */
export interface SkipWords {
  readonly skip_reason: SkipReason;
  readonly skip_reason_text: string;
}
