import type { WalkBerth } from '../../../../../contracts/dockwalk/walks.js';

/** A berth of the drawing of a pier, in metres. */
export interface PlacedWalkBerth {
  readonly berth_id: string;
  readonly x: number;
  readonly width: number;
  readonly length: number;
  /** Above or below the pier. */
  readonly side: 'above' | 'below';
}

export interface PierLayout {
  readonly berths: readonly PlacedWalkBerth[];
  readonly width: number;
  /** Room above and below the pier: the longest berth of each side. */
  readonly above: number;
  readonly below: number;
}

/** The berths of a pier in two rows: the first half of the numbers above it, the second half below. */
export function pierLayout(rows: readonly Pick<WalkBerth, 'berth_id' | 'max_loa' | 'max_beam'>[]): PierLayout {
  const half = Math.ceil(rows.length / 2);
  const sides = [rows.slice(0, half), rows.slice(half)] as const;
  const placed = sides.map((side, index) => {
    let x = 0;
    return side.map(({ berth_id, max_loa, max_beam }): PlacedWalkBerth => {
      const berth = { berth_id, x, width: max_beam, length: max_loa, side: index === 0 ? 'above' : 'below' } as const;
      x += max_beam;
      return berth;
    });
  });
  const ends = placed.map((side) => {
    const last = side.at(-1);
    return last === undefined ? 0 : last.x + last.width;
  });
  const longest = (side: readonly PlacedWalkBerth[] = []): number => Math.max(0, ...side.map(({ length }) => length));
  return {
    berths: placed.flat(),
    width: Math.max(...ends),
    above: longest(placed[0]),
    below: longest(placed[1]),
  };
}
