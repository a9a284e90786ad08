/** A hull in plan: its transom at (x, y ± beam / 2), its bow at x + length. All in metres. */
export interface Hull {
  x: number;
  y: number;
  length: number;
  beam: number;
}

export interface Drawing {
  width: number;
  height: number;
  /** Width of a thin line, in metres of the drawing. */
  stroke: number;
  pontoon: string;
  mouth: { x1: number; x2: number; y1: number; y2: number };
  hull: Hull | null;
}

interface Scene {
  boat: { length: number; beam: number } | null;
  berth: { length: number | null; beam: number | null };
  across: number | null;
}

/** Room between the boat's transom and the pontoon, metres: a step aboard, where the berth leaves room for it. */
const STEP = 0.3;

/** Where everything is, in metres. Pure: the same boat and berth always give the same drawing. */
export function drawing({ boat, berth, across }: Scene): Drawing {
  const length = berth.length ?? (boat?.length ?? 10) * 1.15;
  const beam = berth.beam ?? (boat?.beam ?? 3.5) * 1.25;
  const boatLength = boat?.length ?? 0;
  const step = Math.min(STEP, Math.max(0, length - boatLength) / 2);
  const longest = Math.max(length, boatLength + step, across ?? 0);
  const widest = Math.max(beam, boat?.beam ?? 0);
  const margin = longest * 0.05;
  const width = longest + margin * 2;
  const height = widest + margin * 2;
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
    hull: boat === null ? null : { x: margin + step, y: middle, length: boat.length, beam: boat.beam },
  };
}

/** A hull's outline: a gently rounded transom, straight topsides to the middle, then in to the bow. */
export function hullPath({ x, y, length, beam }: Hull): string {
  const half = beam / 2;
  const shoulder = x + length * 0.5;
  const bow = x + length;
  return [
    `M${x + length * 0.02} ${y - half}`,
    `H${shoulder}`,
    `C${x + length * 0.74} ${y - half} ${x + length * 0.9} ${y - half * 0.5} ${bow} ${y}`,
    `C${x + length * 0.9} ${y + half * 0.5} ${x + length * 0.74} ${y + half} ${shoulder} ${y + half}`,
    `H${x + length * 0.02}`,
    `Q${x - length * 0.01} ${y} ${x + length * 0.02} ${y - half}`,
    'Z',
  ].join('');
}
