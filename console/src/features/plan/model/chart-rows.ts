import { PIER_HEIGHT } from './geometry.js';

/** A berth as a row of the chart. Sizes in metres. */
export interface ChartBerth {
  readonly id: string;
  readonly name: string;
  readonly pierId: string;
  readonly length: number;
  readonly beam: number;
  /** Null: no boat is too short. */
  /** False: out of service. */
  readonly active: boolean;
}

export interface ChartPier {
  readonly id: string;
  readonly name: string;
  readonly berths: number;
  /** Share of the berth-nights in view that are taken, 0 to 1; null while it is counted. */
  readonly fullness: number | null;
}

export type ChartRow =
  | { readonly kind: 'pier'; readonly top: number; readonly height: number; readonly pier: ChartPier }
  | {
      readonly kind: 'berth';
      readonly top: number;
      readonly height: number;
      readonly berth: ChartBerth;
      /** Position among the berths, from 0, without the pier rows. */
      readonly index: number;
    };

export interface RowLayout {
  readonly rows: readonly ChartRow[];
  /** Pixels of all rows together. */
  readonly height: number;
  /** Index in `rows` by berth id. */
  readonly rowOf: ReadonlyMap<string, number>;
}

/** Puts the berths under a heading for each pier. Berths arrive ordered by pier and number. */
export function layOut(piers: readonly ChartPier[], berths: readonly ChartBerth[], height: number): RowLayout {
  const pierOf = new Map(piers.map((pier) => [pier.id, pier]));
  const rows: ChartRow[] = [];
  const rowOf = new Map<string, number>();
  let top = 0;
  let current: string | null = null;
  for (const [index, berth] of berths.entries()) {
    const pier = pierOf.get(berth.pierId);
    if (berth.pierId !== current && pier !== undefined) {
      rows.push({ kind: 'pier', top, height: PIER_HEIGHT, pier });
      top += PIER_HEIGHT;
    }
    current = berth.pierId;
    rowOf.set(berth.id, rows.length);
    rows.push({ kind: 'berth', top, height, berth, index });
    top += height;
  }
  return { rows, height: top, rowOf };
}

/** Index of the row at a height; the nearest row for heights above or below the chart. Null without rows. */
export function rowAt({ rows }: RowLayout, y: number): number | null {
  if (rows.length === 0) return null;
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The berth at a height; null over a pier's heading. */
export function berthAt(layout: RowLayout, y: number): ChartBerth | null {
  const row = layout.rows[rowAt(layout, y) ?? -1];
  return row?.kind === 'berth' ? row.berth : null;
}

/** The rows `[first, last)` that a view from `offset` over `size` pixels touches, with `spare` rows on both sides. */
export function rowsIn(layout: RowLayout, offset: number, size: number, spare: number): [number, number] {
  const first = rowAt(layout, offset);
  const last = rowAt(layout, offset + size);
  if (first === null || last === null) return [0, 0];
  return [Math.max(0, first - spare), Math.min(layout.rows.length, last + 1 + spare)];
}

/** The next berth's row above (-1) or below (+1) a row, across pier headings; null at the ends. */
export function nextBerthRow({ rows }: RowLayout, row: number, direction: -1 | 1): number | null {
  for (let at = row + direction; at >= 0 && at < rows.length; at += direction) {
    if (rows[at]?.kind === 'berth') return at;
  }
  return null;
}
