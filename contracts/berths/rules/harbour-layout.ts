import type { Arrangement, MapBerth, MapPier, PierPosition } from '../harbour-map.js';

/**
 * Where piers and berths lie on the map. Everything is in metres: x to the right, y down. A pier begins at its landward
 * end and runs in the direction of its heading (degrees clockwise from the right).
 */

/** Breadth of a pier's walkway. */
export const WALKWAY = 2.4;
/** Part of a pier between the shore and its first berth. */
export const LEAD_IN = 10;
/** Breadth of the finger between two berths. */
export const FINGER = 0.6;
/** Part of a pier beyond its last berth. */
const HEAD = 2;
/** Open water between the berths of two piers, as a share of the longest of them. */
const FAIRWAY = 0.45;
/** The quay gets piers on both sides where one column would be this many times as high as wide. */
const TALL = 1.8;
/** Breadth of the quay that unarranged piers begin at. */
export const QUAY = 3;

export interface PlacedPier extends PierPosition {
  readonly name: string;
  readonly length: number;
  /** True: staff placed it. */
  readonly arranged: boolean;
}

/**
 * A berth as a rectangle: the middle of its end at the pier, and the direction away from the pier (degrees clockwise from
 * the right).
 */
export interface PlacedBerth {
  readonly berth: MapBerth;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface HarbourLayout {
  readonly piers: readonly PlacedPier[];
  readonly berths: readonly PlacedBerth[];
  /** The quay of the piers that nobody placed; null: staff placed all of them. */
  readonly quay: { readonly x: number; readonly top: number; readonly bottom: number } | null;
  readonly bounds: Box;
}

/** Berths of one pier in rows along it: each with the distance of its middle from the pier's landward end. */
interface Rows {
  readonly berths: readonly { readonly berth: MapBerth; readonly along: number; readonly side: -1 | 1 }[];
  readonly length: number;
  /** Length of the longest berth on the left and on the right of the pier. */
  readonly left: number;
  readonly right: number;
}

type Rowing = Pick<PierPosition, 'rows' | 'first_side' | 'from_head'>;

const USUAL: Rowing = { rows: 'ODD_EVEN', first_side: 'RIGHT', from_head: false };

/**
 * Places piers where staff arranged them, and all others at a quay, in their order, with the space that their berths
 * need.
 * @param piers in the order in which they are drawn
 */
export function layoutOf(
  piers: readonly MapPier[],
  berths: readonly MapBerth[],
  arrangement: Pick<Arrangement, 'piers' | 'shores'>,
): HarbourLayout {
  const positions = new Map(arrangement.piers.map((position) => [position.pier_id, position]));
  const ofPier = byPier(berths);
  const rowed = piers.map((pier) => {
    const position = positions.get(pier.id);
    return { pier, position, rows: rowsOf(ofPier.get(pier.id) ?? [], position ?? USUAL) };
  });
  const arranged = rowed.flatMap(({ pier, position, rows }) =>
    position === undefined ? [] : [placed(pier, position, rows, true)],
  );
  const shorePoints = arrangement.shores.flatMap(({ points }) => points.map(([x, y]) => ({ x, y })));
  const taken = boxOf([...arranged.flatMap(cornersOf), ...shorePoints]);
  const left = rowed.filter(({ position }) => position === undefined);
  const quay = atTheQuay(left, taken === null ? 0 : taken.bottom + longestOf(left), taken?.left ?? 0);
  const all = new Map([...arranged, ...quay.piers].map((one) => [one.pier.pier_id, one]));
  const drawn = piers.flatMap(({ id }) => all.get(id) ?? []);
  const corners = [...drawn.flatMap(cornersOf), ...shorePoints, ...quay.corners];
  return {
    piers: drawn.map(({ pier }) => pier),
    berths: drawn.flatMap(({ berths: placedBerths }) => placedBerths),
    quay: quay.line,
    bounds: boxOf(corners) ?? { left: 0, top: 0, right: 100, bottom: 60 },
  };
}

/** The berths of each pier, in their order. */
export function byPier(berths: readonly MapBerth[]): ReadonlyMap<string, readonly MapBerth[]> {
  const piers = new Map<string, MapBerth[]>();
  for (const berth of berths) {
    const held = piers.get(berth.pier_id);
    if (held === undefined) piers.set(berth.pier_id, [berth]);
    else held.push(berth);
  }
  return piers;
}

interface Drawn {
  readonly pier: PlacedPier;
  readonly berths: readonly PlacedBerth[];
}

type Rowed = { readonly pier: MapPier; readonly rows: Rows };

/** The space that a pier's berths take on its left and right as it runs to the right. */
function atTheQuay(piers: readonly Rowed[], top: number, x: number) {
  if (piers.length === 0) return { piers: [], corners: [], line: null };
  const column = (some: readonly Rowed[]) => {
    let y = top;
    const middles = some.map(({ rows }, index) => {
      const before = some[index - 1]?.rows;
      const gap = before === undefined ? 0 : FAIRWAY * Math.max(before.right, before.left, rows.left, rows.right);
      const middle = y + gap + rows.left + WALKWAY / 2;
      y = middle + WALKWAY / 2 + rows.right;
      return middle;
    });
    return { middles, bottom: y };
  };
  const breadth = Math.max(...piers.map(({ rows }) => rows.length));
  const both = piers.length > 3 && column(piers).bottom - top > TALL * breadth;
  const half = both ? Math.ceil(piers.length / 2) : piers.length;
  // The second half of the piers runs to the left, so that what was their left is below them.
  const first = piers.slice(0, half);
  const second = piers.slice(half);
  const [right, left] = [column(first), column(second.map(upsideDown))];
  const rightOf = x + (both ? breadth + QUAY : QUAY);
  const place = ({ pier, rows }: Rowed, y: number, heading: number) =>
    placed(pier, { ...USUAL, pier_id: pier.id, x: heading === 0 ? rightOf : rightOf - QUAY, y, heading }, rows, false);
  const drawn = [
    ...first.map((pier, index) => place(pier, right.middles[index] ?? top, 0)),
    ...second.map((pier, index) => place(pier, left.middles[index] ?? top, 180)),
  ];
  const bottom = Math.max(right.bottom, left.bottom);
  const line = { x: rightOf - QUAY / 2, top, bottom };
  return {
    piers: drawn,
    line,
    corners: [
      { x: rightOf - QUAY, y: top },
      { x: rightOf, y: bottom },
    ],
  };
}

const upsideDown = ({ pier, rows }: Rowed): Rowed => ({ pier, rows: { ...rows, left: rows.right, right: rows.left } });

function longestOf(piers: readonly Rowed[]): number {
  return Math.max(0, ...piers.flatMap(({ rows }) => [rows.left, rows.right]));
}

/** Lays a pier's berths along it, lowest number first. */
function rowsOf(berths: readonly MapBerth[], { rows, first_side, from_head }: Rowing): Rows {
  const sorted = [...berths].sort((one, other) => one.number - other.number);
  const first = first_side === 'LEFT' ? -1 : 1;
  const half = Math.ceil(sorted.length / 2);
  const inFirst = (berth: MapBerth, index: number): boolean => {
    if (rows === 'ONE_SIDE') return true;
    return rows === 'HALVES' ? index < half : berth.number % 2 === 1;
  };
  const ends = { [-1]: LEAD_IN, [1]: LEAD_IN };
  const laid = sorted.map((berth, index) => {
    const side: -1 | 1 = inFirst(berth, index) ? first : first === 1 ? -1 : 1;
    const along = ends[side] + FINGER + berth.max_beam / 2;
    ends[side] = along + berth.max_beam / 2;
    return { berth, along, side };
  });
  const end = Math.max(ends[-1], ends[1]) + FINGER;
  const longest = (side: -1 | 1) =>
    Math.max(0, ...laid.flatMap((one) => (one.side === side ? [one.berth.max_loa] : [])));
  return {
    berths: from_head ? laid.map((one) => ({ ...one, along: LEAD_IN + end - one.along })) : laid,
    length: end + HEAD,
    left: longest(-1),
    right: longest(1),
  };
}

function placed(pier: MapPier, position: PierPosition, rows: Rows, arranged: boolean): Drawn {
  const along = direction(position.heading);
  return {
    pier: { ...position, name: pier.name, length: rows.length, arranged },
    berths: rows.berths.map(({ berth, along: distance, side }) => {
      const out = direction(position.heading + side * 90);
      return {
        berth,
        x: position.x + along.x * distance + (out.x * WALKWAY) / 2,
        y: position.y + along.y * distance + (out.y * WALKWAY) / 2,
        heading: (position.heading + side * 90 + 360) % 360,
      };
    }),
  };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The unit vector of a heading. */
export function direction(heading: number): Point {
  const angle = (heading * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The four corners of a berth, first those at the pier. */
export function berthCorners({ berth, x, y, heading }: PlacedBerth): readonly Point[] {
  return rectangle({ x, y }, heading, berth.max_loa, berth.max_beam);
}

/** The four corners of a pier's walkway. */
export function pierCorners({ x, y, heading, length }: PlacedPier): readonly Point[] {
  return rectangle({ x, y }, heading, length, WALKWAY);
}

function rectangle({ x, y }: Point, heading: number, length: number, breadth: number): readonly Point[] {
  const along = direction(heading);
  const across = direction(heading + 90);
  const at = (distance: number, side: -1 | 1): Point => ({
    x: x + along.x * distance + (across.x * side * breadth) / 2,
    y: y + along.y * distance + (across.y * side * breadth) / 2,
  });
  return [at(0, -1), at(0, 1), at(length, 1), at(length, -1)];
}

function cornersOf({ pier, berths }: Drawn): readonly Point[] {
  return [...pierCorners(pier), ...berths.flatMap(berthCorners)];
}

/** The smallest box around the points; null without points. */
export function boxOf(points: readonly Point[]): Box | null {
  const [first] = points;
  if (first === undefined) return null;
  const box = { left: first.x, top: first.y, right: first.x, bottom: first.y };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
