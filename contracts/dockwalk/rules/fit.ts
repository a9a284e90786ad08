import { takesBoat } from '../../berths/rules/boat-fit.js';
import type { BoatTypes, RemovalRule } from '../../berths/vocabulary.js';
import type { VesselType } from '../../vocabulary/sizes.js';

interface Sizes {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
}

export interface Fit {
  readonly fits: boolean;
  readonly rule: RemovalRule | null;
  /** Metres; negative: the boat is too large. */
  readonly spare_loa: number;
  readonly spare_beam: number;
  readonly spare_draft: number;
}

/** Whether a boat fits into a berth by itself, whoever has it. Metres; compared in whole centimetres, as the plan does. */
export function fitOf(
  boat: Sizes & { readonly type: VesselType | null },
  berth: {
    readonly max_loa: number;
    readonly max_beam: number;
    readonly max_draft: number;
    readonly boat_types: BoatTypes;
  },
): Fit {
  const spare_loa = spare(berth.max_loa, boat.length);
  const spare_beam = spare(berth.max_beam, boat.beam);
  const spare_draft = spare(berth.max_draft, boat.draft);
  const rule = ruleAgainst(takesBoat(berth.boat_types, boat.type), spare_loa, spare_beam, spare_draft);
  return { fits: rule === null, rule, spare_loa, spare_beam, spare_draft };
}

const spare = (most: number, needed: number): number => (Math.round(most * 100) - Math.round(needed * 100)) / 100;

function ruleAgainst(taken: boolean, loa: number, beam: number, draft: number): RemovalRule | null {
  if (!taken) return 'boat_type';
  if (loa < 0) return 'too_short_loa';
  if (beam < 0) return 'too_narrow';
  return draft < 0 ? 'too_shallow' : null;
}
