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
export class FindBoater {
  constructor(readonly input: FindBoaterInput) {}
}
export type FindBoaterAnswer = BoaterDetail | null;

/** The boaters with these ids that are in the marina's register, in the order asked; for names in lists and mails. */
export class FindBoaters {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {}
}
export type FindBoatersAnswer = readonly BoaterRecord[];

/** One vessel of the marina's register, or null. */
export class FindVessel {
  constructor(readonly input: { readonly marina_id: string; readonly vessel_id: string }) {}
}
export type FindVesselAnswer = VesselRecord | null;
