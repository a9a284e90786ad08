import type { SkipReason } from '../../../../contracts/reservations/vocabulary.js';

/** A berth that staff picked. Its minimum length is in metres; null if it has none or it is unknown. */
export interface PickedBerth {
  readonly berth_id: string;
  readonly name: string;
  readonly min_length: number | null;
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
