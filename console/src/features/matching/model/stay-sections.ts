import type { PlacingPage, PlacingRow } from '../../../../../contracts/reservations/matching.js';
import type { PlacingGroup } from '../../../../../contracts/reservations/vocabulary.js';

/** The waiting list is shown in two sections: those for whom a berth is free now, and the others. */
export type SectionId = 'freeNow' | 'unplaced' | 'lost' | 'stillWaiting' | 'skipped';

export interface StaySection {
  readonly id: SectionId;
  readonly group: PlacingGroup;
  readonly rows: readonly PlacingRow[];
}

/** The sections in their order on the page, without empty ones. */
export function sectionsOf({ waiting, unplaced, lost, skipped }: PlacingPage['groups']): StaySection[] {
  const now = waiting.items.filter(mayHaveOne);
  const sections: StaySection[] = [
    { id: 'freeNow', group: 'waiting', rows: now },
    { id: 'unplaced', group: 'unplaced', rows: unplaced.items },
    { id: 'lost', group: 'lost', rows: lost.items },
    { id: 'stillWaiting', group: 'waiting', rows: waiting.items.filter((row) => !mayHaveOne(row)) },
    { id: 'skipped', group: 'skipped', rows: skipped.items },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** A berth is free for this stay, if need be once staff confirm it, or is held for it until the boater answers. */
function mayHaveOne({ fits, fits_if_confirmed, berth_offer }: PlacingRow): boolean {
  return fits > 0 || fits_if_confirmed > 0 || berth_offer !== null;
}

/** Groups of which only a part is shown, with the number of their stays. */
export function cutGroups(groups: PlacingPage['groups']): { group: PlacingGroup; total: number }[] {
  const known = Object.entries(groups) as [PlacingGroup, PlacingPage['groups']['waiting']][];
  return known.flatMap(([group, { items, total }]) => (items.length < total ? [{ group, total }] : []));
}

export interface StayCounts {
  /** Stays without a berth. */
  readonly without: number;
  /** Those of them that can have one now; null where only a part of them is shown. */
  readonly placeable: number | null;
  /** Those of them that can have one once staff confirm that the boat is below its minimum; 0 where a part is shown. */
  readonly confirmable: number;
}

export function countsOf(groups: PlacingPage['groups']): StayCounts {
  const all = Object.values(groups);
  const rows = all.flatMap(({ items }) => items);
  const without = all.reduce((sum, { total }) => sum + total, 0);
  const open = rows.filter(({ berth_offer }) => berth_offer === null);
  if (rows.length < without) return { without, placeable: null, confirmable: 0 };
  const placeable = open.filter(({ fits }) => fits > 0).length;
  return { without, placeable, confirmable: open.filter(({ fits_if_confirmed }) => fits_if_confirmed > 0).length };
}

/** The stay before (-1) or after (1) the chosen one, in the order of the sections; the first if none is chosen. */
export function stayBeside(sections: readonly StaySection[], chosen: string | null, by: 1 | -1): string | null {
  const ids = sections.flatMap(({ rows }) => rows.map(({ reservation_id }) => reservation_id));
  const at = chosen === null ? -1 : ids.indexOf(chosen);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}
