import { letterCode } from '../../contracts/berths/rules/berth-names.js';
import type * as z from 'zod';
import type { berthForm, pierForm } from '../../contracts/berths/records.js';
import { centimetres } from './boats.js';
import type { Chance } from './chance.js';

export interface DrawnBerth {
  readonly form: Omit<z.input<typeof berthForm>, 'pier_id'> & {
    readonly max_loa: number;
    readonly max_beam: number;
    readonly max_draft: number;
  };
  /** Boats too long for this berth extend over it and the next. */
  readonly extends_over_next: boolean;
}
export interface DrawnPier {
  readonly form: z.input<typeof pierForm>;
  readonly berths: readonly DrawnBerth[];
}

/** Longest boat of a pier's berths, metres, and the percentage of such piers. */
const PIER_LENGTHS = [
  [14, 8],
  [26, 10],
  [26, 12],
  [18, 14],
  [10, 16],
  [6, 20],
] as const;

const BERTHS_A_PIER = 26;

/** A marina's piers, each for boats of about one length; the last one is for deep draughts. */
export function drawQuay(berths: number, chance: Chance): DrawnPier[] {
  const piers = Math.max(2, Math.round(berths / BERTHS_A_PIER));
  const lengths = Array.from({ length: piers - 1 }, (_, index) => lengthAt((index + 0.5) / (piers - 1)));
  return [...lengths, 24].map((length, index) => {
    const first = Math.round((index * berths) / piers);
    const count = Math.round(((index + 1) * berths) / piers) - first;
    return drawPier(letterCode(index + 1), length, count, chance.branch(index));
  });
}

function lengthAt(share: number): number {
  const all = PIER_LENGTHS.reduce((sum, [weight]) => sum + weight, 0);
  let left = share * all;
  for (const [weight, length] of PIER_LENGTHS) {
    left -= weight;
    if (left < 0) return length;
  }
  return 20;
}

function drawPier(name: string, length: number, count: number, chance: Chance): DrawnPier {
  const berths = Array.from({ length: count }, (_, index) => drawBerth(index + 1, length, count, chance));
  return { form: { name, instant_booking: false, berth_sizes: sizesFor(length) }, berths };
}

function drawBerth(number: number, pierLength: number, count: number, chance: Chance): DrawnBerth {
  // Berths of one pier differ: the inner ones are for smaller boats.
  const length = Math.max(6, Math.round((pierLength - 1.5 + (3 * number) / count) * 2) / 2);
  const extends_over_next = number < count && pierLength < 20 && chance.happens(0.06);
  return {
    extends_over_next,
    form: {
      number,
      ...sizesFor(length),
      // Long berths are reserved for boats that need them.
      min_length: length >= 18 ? Math.round(length * 0.55) : null,
      min_beam: length >= 18 ? 3 : null,
      holder_type: 'VISITOR',
      services: { electricity: chance.happens(0.92), water: chance.happens(0.95), waste: length >= 14 },
      location: {
        office: number <= 4,
        facilities: number <= 8,
        view: number === count,
        accessible: number <= 2,
        quiet: chance.happens(0.3),
      },
      boat_types: chance.weighted([
        [88, 'any'],
        [7, 'sail'],
        [5, 'motor'],
      ]),
      active: !chance.happens(0.025),
      offered: !chance.happens(0.04),
      instant_booking: chance.happens(0.4),
      notes: chance.happens(0.05) ? 'The cleat at the head is loose.' : '',
    },
  };
}

function sizesFor(length: number) {
  const max_beam = centimetres(1.25 + length * 0.285);
  return {
    max_loa: length,
    max_beam,
    max_draft: centimetres(1.2 + length * 0.105),
    min_length: null,
    min_beam: null,
    min_draft: null,
  };
}
