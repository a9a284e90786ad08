import { Query } from '../vocabulary/bus.js';
import type { BoaterDetail, BoaterRecord } from './boater.js';
import type { VesselRecord } from './vessel.js';

/**
 * Questions other areas may ask the register of customers, on the query bus. Answers hold the data as it is: whoever
 * shows them masks them where the marina hides contact details (`masking.ts`).
 */

export interface FindBoaterInput {
  readonly marina_id: string;
  /** Asked in this order; one of them is enough. */
  readonly boater_id?: string;
  readonly card_number?: string;
  readonly email?: string;
}
/**
 * One boater of a marina with vessels and memberships. By a card number only when the holder is in this marina's own
 * register: what other marinas know about their people stays with them.
 */
export class FindBoater extends Query<BoaterDetail | null> {
  constructor(readonly input: FindBoaterInput) {
    super();
  }
}

/** The boaters with these ids that are in the marina's register, in the order asked; for names in lists and mails. */
export class FindBoaters extends Query<readonly BoaterRecord[]> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}

/** One vessel of the marina's register, or null. */
export class FindVessel extends Query<VesselRecord | null> {
  constructor(readonly input: { readonly marina_id: string; readonly vessel_id: string }) {
    super();
  }
}

/** The vessels with these ids that are in the marina's register, in the order asked; for the rows of a list. */
export class FindVessels extends Query<readonly VesselRecord[]> {
  constructor(readonly input: { readonly marina_id: string; readonly vessel_ids: readonly string[] }) {
    super();
  }
}
