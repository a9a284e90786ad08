import { MOST_TAPS } from '../../../../../contracts/dockwalk/vocabulary.js';
import type { KeptTap } from './kept-tap.js';

/** The taps of the next call: the oldest of one walk, at most as many as a call takes. */
export function nextBatch(taps: readonly KeptTap[], most = MOST_TAPS): readonly KeptTap[] {
  const ordered = taps.toSorted((a, b) => a.seq - b.seq);
  const walk = ordered[0]?.session_id;
  const other = ordered.findIndex(({ session_id }) => session_id !== walk);
  return ordered.slice(0, Math.min(most, other === -1 ? ordered.length : other));
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds to wait after this many failures in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}
