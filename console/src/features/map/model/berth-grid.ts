import {
  berthCorners,
  type Box,
  boxOf,
  direction,
  type PlacedBerth,
  type Point,
} from '../../../../../contracts/berths/rules/harbour-layout.js';

/** Edge of a cell of the grid in metres. */
const CELL = 40;

/** Finds berths by place among thousands. */
export interface BerthGrid {
  readonly at: (point: Point) => PlacedBerth | null;
  readonly within: (box: Box) => readonly PlacedBerth[];
}

export function berthGrid(berths: readonly PlacedBerth[]): BerthGrid {
  const cells = new Map<string, PlacedBerth[]>();
  for (const berth of berths) {
    const box = boxOf(berthCorners(berth));
    if (box === null) continue;
    forCells(box, (cell) => {
      const held = cells.get(cell);
      if (held === undefined) cells.set(cell, [berth]);
      else held.push(berth);
    });
  }
  return {
    at: (point) => {
      const cell = cells.get(cellOf(Math.floor(point.x / CELL), Math.floor(point.y / CELL))) ?? [];
      return cell.find((berth) => covers(berth, point)) ?? null;
    },
    within: (box) => {
      const cellsOnScreen = ((box.right - box.left) / CELL + 1) * ((box.bottom - box.top) / CELL + 1);
      if (cellsOnScreen > cells.size) return berths;
      const found = new Set<PlacedBerth>();
      forCells(box, (cell) => cells.get(cell)?.forEach((berth) => found.add(berth)));
      return [...found];
    },
  };
}

const cellOf = (column: number, row: number): string => `${column} ${row}`;

function forCells({ left, top, right, bottom }: Box, visit: (cell: string) => void): void {
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1) {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row += 1) visit(cellOf(column, row));
  }
}

function covers({ berth, x, y, heading }: PlacedBerth, point: Point): boolean {
  const out = direction(heading);
  const [dx, dy] = [point.x - x, point.y - y];
  const along = dx * out.x + dy * out.y;
  const across = dy * out.x - dx * out.y;
  return along >= 0 && along <= berth.max_loa && Math.abs(across) <= berth.max_beam / 2;
}

/** The middle of a berth. */
export function middleOf({ berth, x, y, heading }: PlacedBerth): Point {
  const out = direction(heading);
  return { x: x + (out.x * berth.max_loa) / 2, y: y + (out.y * berth.max_loa) / 2 };
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much farther a berth counts per metre beside the line of the arrow. */
const ASIDE = 2.5;

/** The nearest berth in the direction of an arrow key; null: none, or another key. */
export function berthBeside(berths: readonly PlacedBerth[], from: PlacedBerth, key: string): PlacedBerth | null {
  const arrow = arrows[key];
  if (arrow === undefined) return null;
  const start = middleOf(from);
  let best: PlacedBerth | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const berth of berths) {
    const middle = middleOf(berth);
    const [dx, dy] = [middle.x - start.x, middle.y - start.y];
    const ahead = dx * arrow.x + dy * arrow.y;
    if (berth === from || ahead < 0.5) continue;
    const distance = ahead + ASIDE * Math.abs(dy * arrow.x - dx * arrow.y);
    if (distance < least) [best, least] = [berth, distance];
  }
  return best;
}
