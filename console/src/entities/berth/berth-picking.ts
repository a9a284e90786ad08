import type { SkipReason } from '../../../../contracts/reservations/vocabulary.js';

/** A berth that somebody pointed at; its minimum length as far as it is known, in metres. */
export interface PickedBerth {
  readonly berth_id: string;
  readonly name: string;
  readonly min_length: number | null;
}

/** What a list of berths can do with the one that is pointed at. */
export interface BerthPicking {
  readonly pick: (berth: PickedBerth) => void;
  readonly unpick: () => void;
  readonly busy: boolean;
}

/** Why a suggested berth was not taken. */
export interface SkipWords {
  readonly skip_reason: SkipReason;
  readonly skip_reason_text: string;
}
