import type { DifferenceKind } from '../../../../../contracts/dockwalk/vocabulary.js';
import { groupedBy } from './grouped-by.js';
import type { ShownBerth } from './standing.js';

export interface Progress {
  readonly berths: number;
  readonly checked: number;
  readonly differs: number;
}

export interface PierProgress extends Progress {
  readonly pier_id: string;
  readonly name: string;
  /** Every berth of it is checked, or somebody marked it complete. */
  readonly complete: boolean;
}

export function progressOf(berths: readonly ShownBerth[]): Progress {
  return {
    berths: berths.length,
    checked: berths.filter(({ standing }) => standing !== null).length,
    differs: berths.filter(({ differences }) => differences.length > 0).length,
  };
}

/** The piers in the order of their berths. */
export function piersOf(berths: readonly ShownBerth[], marked: ReadonlySet<string>): PierProgress[] {
  const groups = groupedBy(berths, ({ row }) => row.pier_id);
  return [...groups].map(([pier_id, own]) => {
    const progress = progressOf(own);
    const complete = progress.checked === progress.berths || marked.has(pier_id);
    return { pier_id, name: own[0]?.row.pier_name ?? '', ...progress, complete };
  });
}

/** How many berths differ, by their main difference, in the order of first appearance. */
export function countsByKind(berths: readonly ShownBerth[]): [DifferenceKind, number][] {
  const counts = new Map<DifferenceKind, number>();
  for (const { differences } of berths) {
    const [main] = differences;
    if (main !== undefined) counts.set(main, (counts.get(main) ?? 0) + 1);
  }
  return [...counts];
}

/** The berth that comes next in the walk: the next unchecked one of the pier after this, else null. */
export function nextUnchecked(berths: readonly ShownBerth[], berthId: string): ShownBerth | null {
  const at = berths.findIndex(({ row }) => row.berth_id === berthId);
  const pier = berths[at]?.row.pier_id;
  const open = ({ row, standing }: ShownBerth): boolean =>
    row.pier_id === pier && standing === null && row.berth_id !== berthId;
  return berths.slice(at + 1).find(open) ?? berths.find(open) ?? null;
}
