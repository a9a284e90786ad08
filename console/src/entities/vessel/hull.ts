import { type HullType, isSizeKnown, type VesselType } from '../../../../contracts/vocabulary/sizes.js';

/**
 * Position and size of a hull seen from above, in metres. The stern is at x, the bow at x + length, and the centre line
 * at y.
 */
export interface Hull {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly beam: number;
}

/** The facts that decide the outline of a boat. Null or undefined means unknown. */
export interface HullKind {
  readonly type?: VesselType | null;
  readonly hull_type?: HullType | null;
}

export interface HullPaths {
  readonly outline: string;
  /** Lines within the outline; null if there are none. */
  readonly lines: string | null;
}

type Shape = 'sail' | 'motor' | 'catamaran' | 'rib' | 'narrowboat';

/**
 * A point of a shape. `along` is a share of the length from the stern; `abeam` is a share of half the beam from the
 * centre line.
 */
type Point = readonly [along: number, abeam: number];
type Step = readonly ['M' | 'L' | 'C' | 'Q', ...Point[]] | 'Z';

interface ShapeSteps {
  readonly outline: readonly Step[];
  readonly lines?: readonly Step[];
}

const shapes: Readonly<Record<Shape, ShapeSteps>> = {
  // The transom is narrow and slightly curved. The hull is widest before the middle and runs in one curve to the stem.
  sail: {
    outline: [
      ['M', [0.012, -0.8]],
      ['C', [0.16, -0.97], [0.29, -1], [0.41, -1]],
      ['C', [0.66, -1], [0.87, -0.52], [1, 0]],
      ['C', [0.87, 0.52], [0.66, 1], [0.41, 1]],
      ['C', [0.29, 1], [0.16, 0.97], [0.012, 0.8]],
      ['Q', [-0.012, 0], [0.012, -0.8]],
      'Z',
    ],
  },
  // The transom is broad, and the hull stays wide until far forward.
  motor: {
    outline: [
      ['M', [0.008, -0.93]],
      ['C', [0.18, -1], [0.38, -1], [0.54, -1]],
      ['C', [0.78, -1], [0.93, -0.5], [1, 0]],
      ['C', [0.93, 0.5], [0.78, 1], [0.54, 1]],
      ['C', [0.38, 1], [0.18, 1], [0.008, 0.93]],
      ['Q', [-0.008, 0], [0.008, -0.93]],
      'Z',
    ],
  },
  // Two slender hulls with the bridge deck between them.
  catamaran: {
    outline: [
      ['M', [0, -0.94]],
      ['C', [0.2, -1], [0.45, -1], [0.62, -1]],
      ['C', [0.8, -1], [0.94, -0.86], [1, -0.74]],
      ['C', [0.92, -0.6], [0.82, -0.5], [0.7, -0.47]],
      ['Q', [0.73, 0], [0.7, 0.47]],
      ['C', [0.82, 0.5], [0.92, 0.6], [1, 0.74]],
      ['C', [0.94, 0.86], [0.8, 1], [0.62, 1]],
      ['C', [0.45, 1], [0.2, 1], [0, 0.94]],
      ['L', [0, 0.52]],
      ['L', [0.09, 0.48]],
      ['L', [0.09, -0.48]],
      ['L', [0, -0.52]],
      'Z',
    ],
  },
  // A tube around a straight stern and a round bow.
  rib: {
    outline: [
      ['M', [0, -1]],
      ['L', [0.6, -1]],
      ['C', [0.84, -1], [1, -0.55], [1, 0]],
      ['C', [1, 0.55], [0.84, 1], [0.6, 1]],
      ['L', [0, 1]],
      'Z',
    ],
    lines: [
      ['M', [0, -0.54]],
      ['L', [0.58, -0.54]],
      ['C', [0.72, -0.54], [0.8, -0.3], [0.8, 0]],
      ['C', [0.8, 0.3], [0.72, 0.54], [0.58, 0.54]],
      ['L', [0, 0.54]],
    ],
  },
  // A box with a rounded stern and a short, blunt bow.
  narrowboat: {
    outline: [
      ['M', [0.04, -1]],
      ['L', [0.86, -1]],
      ['C', [0.94, -1], [1, -0.5], [1, 0]],
      ['C', [1, 0.5], [0.94, 1], [0.86, 1]],
      ['L', [0.04, 1]],
      ['C', [0.01, 0.8], [0, 0.4], [0, 0]],
      ['C', [0, -0.4], [0.01, -0.8], [0.04, -1]],
      'Z',
    ],
  },
};

const shapeOfTypes: Readonly<Record<VesselType, Shape>> = {
  SAIL: 'sail',
  MOTOR: 'motor',
  CATAMARAN: 'catamaran',
  RIB: 'rib',
  NARROWBOAT: 'narrowboat',
  WIDEBEAM: 'narrowboat',
  BARGE: 'narrowboat',
};

/**
 * A boat with several hulls is drawn as a catamaran, whatever its type. A boat of unknown type is drawn as a sailing
 * boat, because most boats are.
 */
function shapeOf({ type, hull_type }: HullKind): Shape {
  if (hull_type === 'MULTIHULL') return 'catamaran';
  return type == null ? 'sail' : shapeOfTypes[type];
}

/** Returns the outline of a boat seen from above, as SVG paths in metres. */
export function hullPaths(hull: Hull, kind: HullKind): HullPaths {
  const { outline, lines } = shapes[shapeOf(kind)];
  return { outline: pathOf(outline, hull), lines: lines === undefined ? null : pathOf(lines, hull) };
}

function pathOf(steps: readonly Step[], { x, y, length, beam }: Hull): string {
  const at = ([along, abeam]: Point): string => `${rounded(x + along * length)} ${rounded(y + (abeam * beam) / 2)}`;
  return steps
    .map((step) => {
      if (step === 'Z') return step;
      const [command, ...points] = step;
      return `${command}${points.map(at).join(' ')}`;
    })
    .join('');
}

/** Rounds to millimetres. */
const rounded = (metres: number): number => Math.round(metres * 1000) / 1000;

/** Share of the length that an unknown beam is drawn with. */
const USUAL_BEAM = 0.3;

/** The beam that a boat is drawn with, in the unit of its length. */
export function beamDrawn({ length, beam }: { readonly length: number; readonly beam: number | null }): number {
  return beam !== null && isSizeKnown(beam) ? beam : length * USUAL_BEAM;
}
