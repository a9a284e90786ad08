import type { LargestBoat } from '../../../../contracts/berths/rules/boat-fit.js';
import type { BerthRecord } from '../../../../contracts/berths/records.js';

type Orientation = NonNullable<BerthRecord['smart_extension']>['orientation'];

/**
 * The largest boat that berths take together. Stern-to berths add their beams, berths alongside add their lengths; the
 * other measures are the smallest (spec 3 §4). Metres, rounded to centimetres.
 */
export function takenTogether(orientation: Orientation, berths: readonly [LargestBoat, ...LargestBoat[]]): LargestBoat {
  const sum = (of: keyof LargestBoat) => Math.round(berths.reduce((all, berth) => all + berth[of], 0) * 100) / 100;
  const least = (of: keyof LargestBoat) => Math.min(...berths.map((berth) => berth[of]));
  return {
    max_loa: orientation === 'ALONGSIDE' ? sum('max_loa') : least('max_loa'),
    max_beam: orientation === 'STERN_TO' ? sum('max_beam') : least('max_beam'),
    max_draft: least('max_draft'),
  };
}
