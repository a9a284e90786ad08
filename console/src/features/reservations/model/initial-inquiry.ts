import type { ReservationValues } from './form-values.js';

/** The marina's requirements of its first stage, e.g. `HULL_TYPE`, for short stays and for stays on a contract. */
export interface InitialInquiry {
  readonly short: readonly string[];
  readonly long: readonly string[];
}

/** The requirements that hold for a stay. */
export function requiredAtInquiry(
  { short, long }: InitialInquiry,
  { contract_id }: Pick<ReservationValues, 'contract_id'>,
): readonly string[] {
  return contract_id === null ? short : long;
}
