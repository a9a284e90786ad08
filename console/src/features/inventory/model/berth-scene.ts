import type { LargestBoat } from '../../../../../contracts/berths/rules/boat-fit.js';
import type { Hull } from '../../../entities/vessel/hull.js';

/** A boat in the drawing, in metres. */
export interface DrawnBoat {
  readonly length: number;
  readonly beam: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing of a berth in pixels, the bow to the right. */
export interface Scene {
  readonly pier: Box;
  /** The water of the berth between its fingers. */
  readonly berth: Box;
  readonly hull: Hull;
  /** The berth below, of which only the beginning shows. */
  readonly below: Box;
  /** Where the length and the beam are written, past the end of berth and boat. */
  readonly beamAt: number;
  readonly lengthAt: number;
}

/** Room for the pier at the left, the measures at the right, and the neighbours above and below. */
const LEFT = 44;
const PIER = 24;
const RIGHT = 76;
const TOP = 26;
const BOTTOM = 58;

/** Gap between the stern and the pier, as a share of the berth's length; less where the berth has none to spare. */
const STEP = 0.02;

/** Positions of everything in a drawing of this size, all to one scale. Pure: the same sizes always give the same drawing. */
export function berthScene(sizes: LargestBoat, boat: DrawnBoat, width: number, height: number): Scene {
  const start = LEFT + PIER;
  const most = { length: Math.max(sizes.max_loa, boat.length), beam: Math.max(sizes.max_beam, boat.beam) };
  const scale = Math.min((width - start - RIGHT) / most.length, (height - TOP - BOTTOM) / most.beam);
  const middle = TOP + (height - TOP - BOTTOM) / 2;
  const berth = {
    x: start,
    y: middle - (sizes.max_beam * scale) / 2,
    width: sizes.max_loa * scale,
    height: sizes.max_beam * scale,
  };
  const step = Math.min(sizes.max_loa * STEP, Math.max(0, sizes.max_loa - boat.length) / 2) * scale;
  const past = start + most.length * scale;
  return {
    pier: { x: LEFT, y: 0, width: PIER, height },
    berth,
    hull: { x: start + step, y: middle, length: boat.length * scale, beam: boat.beam * scale },
    below: { x: start, y: berth.y + berth.height, width: berth.width, height: berth.height },
    beamAt: past + 30,
    lengthAt: Math.min(height - 18, berth.y + berth.height + 34),
  };
}
