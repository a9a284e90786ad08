import type { BerthMinimums } from '../../../../../contracts/berths/rules/boat-fit.js';
import type { SkipReason } from '../../../../../contracts/vocabulary/reservation-words.js';

/** What staff answer in place before a berth is skipped or given. One question is open at a time. */
export type Question =
  | { readonly asks: 'skip'; readonly berth_id: string }
  /** The boat is below one of the berth's minimums. */
  | { readonly asks: 'minimum'; readonly berth_id: string }
  /** Another berth than the best match is taken: the reason is asked, never assumed. */
  | { readonly asks: 'reason'; readonly berth_id: string; readonly confirmed: boolean };

export interface WantedBerth {
  readonly berth_id: string;
  readonly needs_confirmation: boolean;
}

/** A berth that staff chose, by its name and the boats it is kept for. */
export interface NamedWish extends WantedBerth, BerthMinimums {
  readonly berth_name: string;
}

interface Asked {
  readonly berth: WantedBerth;
  /** The first suggestion; null: nothing is suggested. */
  readonly best: string | null;
  /** The stay is on the waiting list, whose line decides, so that no reason is needed. */
  readonly waiting: boolean;
}

/** The question to answer before the berth is given; null: it may be given at once. */
export function questionBefore({ berth, best, waiting }: Asked, confirmed = false): Question | null {
  const { berth_id, needs_confirmation } = berth;
  if (needs_confirmation && !confirmed) return { asks: 'minimum', berth_id };
  if (waiting || best === null || best === berth_id) return null;
  return { asks: 'reason', berth_id, confirmed };
}

/** Reason `other` needs a note. */
export function isAnswered(reason: SkipReason, note: string): boolean {
  return reason !== 'other' || note.trim() !== '';
}
