import type { SeenBoat } from '../../../../../contracts/dockwalk/boats.js';
import { agrees, asPlanned, differencesOf, type Seen } from '../../../../../contracts/dockwalk/rules/differences.js';
import type { Answer, DifferenceKind } from '../../../../../contracts/dockwalk/vocabulary.js';
import type { WalkBerth } from '../../../../../contracts/dockwalk/walks.js';
import type { KeptTap } from './kept-tap.js';

/** The answer that stands for a berth. */
export interface Standing {
  readonly tap_id: string;
  readonly answer: Answer;
  readonly boat: SeenBoat | null;
  readonly at: string;
  /** Who tapped; null: this device, and the server does not have the tap yet. */
  readonly by: string | null;
}

/** A berth with everything that this device knows of it. */
export interface ShownBerth {
  readonly row: WalkBerth;
  /** Null: the berth is not checked. */
  readonly standing: Standing | null;
  /** How the berth differs from the plan, the main difference first, without what is settled. */
  readonly differences: readonly DifferenceKind[];
  readonly note: string;
  /** Number of its taps and photos that the server does not have yet. */
  readonly kept: number;
}

/**
 * Applies the taps that the server does not have yet to the berth as the server sent it. The last tap by time stands,
 * as on the server.
 */
export function shownBerth(row: WalkBerth, taps: readonly KeptTap[], date: string): ShownBerth {
  const own = taps
    .filter(({ tap }) => 'berth_id' in tap && tap.berth_id === row.berth_id)
    .toSorted((a, b) => a.tap.at.localeCompare(b.tap.at) || a.seq - b.seq);
  let standing = standingOf(row);
  let note = row.note;
  let last = row.check?.at ?? '';
  let key = row.expected.key;
  for (const { tap, boat } of own) {
    if (tap.kind === 'NOTE') note = tap.note;
    if (tap.kind === 'NOTE' || tap.kind === 'PIER_COMPLETE' || tap.at < last) continue;
    last = tap.at;
    key = tap.knew.expected;
    standing = tap.kind === 'TAKEN_BACK' ? null : { tap_id: tap.tap_id, answer: tap.kind, boat, at: tap.at, by: null };
  }
  // The server compares the answers that it has with the whole record; this device only its own.
  const known = standing?.by === null ? differencesOf(seenIn(standing, key), row.expected, date) : null;
  const differences = standing === null ? [] : (known ?? row.differences.filter(isOpen).map(({ kind }) => kind));
  return { row, standing, differences, note, kept: own.length };
}

const isOpen = ({ state }: WalkBerth['differences'][number]): boolean => state === 'OPEN' || state === 'TO_DESK';

function standingOf({ check }: WalkBerth): Standing | null {
  if (check === null || check.kind === 'TAKEN_BACK' || check.kind === 'NOTE') return null;
  return { tap_id: check.tap_id, answer: check.kind, boat: check.boat, at: check.at, by: check.by.name ?? '' };
}

/** @param key what this device expected when it was tapped */
function seenIn({ answer, boat }: Standing, key: string): Seen {
  if (answer === 'AS_PLANNED') return asPlanned(key);
  if (answer === 'EMPTY') return { answer };
  return {
    answer,
    vessel_id: boat?.vessel_id ?? null,
    reservation_id: boat?.reservation_id ?? null,
    length: boat?.length ?? null,
    measured: boat?.measured ?? null,
  };
}

/** Whether an earlier walk saw something else than what is expected in a berth that nobody has checked yet. */
export function contradicts({ row, standing }: ShownBerth): boolean {
  if (standing !== null || row.earlier == null) return false;
  const { seen } = row.earlier;
  return !agrees(seen === null ? { answer: 'EMPTY' } : { answer: 'BOAT', ...seen }, row.expected);
}
