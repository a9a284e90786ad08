import type { LargestBoat } from '../../../../../contracts/berths/rules/boat-fit.js';
import type { WizardBerth } from '../model/extension-draft.js';
import type { BerthStay } from '../model/berth-nights.js';
import type { BerthValues } from '../model/berth-values.js';
import { fits } from '../model/boat-fit.js';
import { stayTonight } from '../model/berth-nights.js';

/** The typed sizes; null while one is missing. */
export function typedSizes({ max_loa, max_beam, max_draft }: Partial<BerthValues>): LargestBoat | null {
  if (max_loa == null || max_beam == null || max_draft == null) return null;
  return Math.min(max_loa, max_beam, max_draft) > 0 ? { max_loa, max_beam, max_draft } : null;
}

/** The stay whose boat is drawn: the first that no longer fits, or the one that lies there tonight. */
export function drawnStay(stays: readonly BerthStay[], sizes: LargestBoat | null, today: string): BerthStay | null {
  const tooLarge = sizes === null ? undefined : stays.find((stay) => !stay.extended && !fits(stay.boat, sizes));
  return tooLarge ?? stayTonight(stays, today);
}

/** How many other berths of the pier have the same largest boat. */
export function sameSizes(sizes: LargestBoat | null, berths: readonly WizardBerth[]): number {
  if (sizes === null) return 0;
  return berths.filter(
    ({ max_loa, max_beam, max_draft }) =>
      max_loa === sizes.max_loa && max_beam === sizes.max_beam && max_draft === sizes.max_draft,
  ).length;
}
