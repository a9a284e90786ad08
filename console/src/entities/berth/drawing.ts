import { beamDrawn, type Hull } from '../vessel/hull.js';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Width of a thin line, in metres of the drawing. */
  readonly stroke: number;
  readonly pontoon: string;
  readonly mouth: { readonly x1: number; readonly x2: number; readonly y1: number; readonly y2: number };
  readonly hull: Hull | null;
}

interface Size {
  readonly length: number;
  readonly beam: number;
}

interface BerthSize {
  readonly length: number | null;
  readonly beam: number | null;
}

/**
 * Length and width of a drawing in metres. Drawings that are shown together use the same values, so they have the same
 * scale.
 */
export type DrawingScale = Size;

interface Scene {
  readonly boat: Size | null;
  readonly berth: BerthSize;
  readonly scale: DrawingScale | null;
}

/**
 * Largest gap between the boat's stern and the pontoon, in metres. A berth with little spare length gets a smaller gap.
 */
const STEP = 0.3;
/**
 * The scale grows to at most this many times the boat's size, so that the boat stays readable. A larger berth runs past
 * the edge.
 */
const MOST = 2;

/** Returns the common scale for drawings of one boat in several berths. */
export function scaleFor(boat: Size, berths: readonly BerthSize[]): DrawingScale {
  const most = (of: keyof Size): number => {
    const largest = Math.max(boat[of], ...berths.map((berth) => berth[of] ?? 0));
    return Math.min(largest, (of === 'beam' ? beamDrawn(boat) : boat.length) * MOST);
  };
  return { length: most('length'), beam: most('beam') };
}

/** Returns the positions of all parts in metres. The function is pure: the same input always gives the same drawing. */
export function drawing({ boat, berth, scale }: Scene): Drawing {
  const length = berth.length ?? (boat?.length ?? 10) * 1.15;
  const beam = berth.beam ?? (boat?.beam ?? 3.5) * 1.25;
  const step = Math.min(STEP, Math.max(0, length - (boat?.length ?? 0)) / 2);
  const shown = scale ?? {
    length: Math.max(length, (boat?.length ?? 0) + step),
    beam: Math.max(beam, boat?.beam ?? 0),
  };
  const margin = shown.length * 0.05;
  const width = shown.length + margin * 2;
  const height = shown.beam + margin * 2;
  const middle = height / 2;
  const top = middle - beam / 2;
  const bottom = middle + beam / 2;
  const end = margin + length;
  return {
    width,
    height,
    stroke: width / 160,
    pontoon: `M${end} ${top}H${margin}V${bottom}H${end}`,
    mouth: { x1: end, x2: end, y1: top, y2: bottom },
    hull: boat === null ? null : { x: margin + step, y: middle, length: boat.length, beam: beamDrawn(boat) },
  };
}
