import type { TryRequest } from '../../../../../contracts/pricing/price.js';

import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { MAX_STAY_NIGHTS } from '../../../../../contracts/vocabulary/stay-dates.js';

interface TriedStay {
  /** Null while the boat is not measured. */
  readonly vessel: TryRequest['vessel'] | null;
  readonly dates: { readonly start: string | null; readonly end: string | null };
  /** The place of the contract in the draft; null: none. */
  readonly row: number | null;
  readonly contracts: number;
  readonly isCommercial: boolean;
  readonly liveaboard: boolean;
}

/** The question for the price of a stay; null while it cannot be priced. A contract that was removed counts as none. */
export function tryRequest({ vessel, dates: { start, end }, row, contracts, ...rest }: TriedStay): TryRequest | null {
  if (vessel === null || start === null || end === null) return null;
  const nights = nightsBetween(start, end);
  if (nights < 1 || nights > MAX_STAY_NIGHTS) return null;
  return {
    vessel,
    start_date: start,
    end_date: end,
    contract_row: row !== null && row < contracts ? row : null,
    ...rest,
  };
}
