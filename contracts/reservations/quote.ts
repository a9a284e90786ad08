import * as z from 'zod';
import { priceAnswer } from '../pricing/price.js';
import { totalLineKinds } from '../pricing/vocabulary.js';
import { currency } from '../vocabulary/money-schemas.js';
import { party } from '../vocabulary/party-schemas.js';
import { hullType, sizesToBook, vesselType } from '../vocabulary/sizes-schemas.js';
import { id } from '../vocabulary/route.js';
import { stayKind } from './create.js';
import { paymentFitsStay, paymentForm } from './payment-form.js';
import { stayFields, stayRules } from '../vocabulary/stay-dates-schemas.js';

/** The facts of a vessel that decide the price. */
const pricedVessel = z.strictObject({
  length: sizesToBook.length,
  /** Null: not known. A price list that needs it then has no price. */
  beam: sizesToBook.beam,
  draft: sizesToBook.draft.optional(),
  hull_type: hullType.optional(),
  type: vesselType.optional(),
});

/** Calculates the price of a stay by the marina's pricing plan; the form sends it on every change of dates. */
export const calculatePrice = stayRules(
  z.strictObject({
    vessel: pricedVessel,
    ...stayFields,
    /** Absent: two adults. */
    party: party.optional(),
    contract_id: stayKind.contract_id,
    commercial: stayKind.commercial,
    live_aboard: stayKind.live_aboard,
    /** The price by the list that this stay was agreed by; absent, or for a stay without a price: by today's list. */
    reservation_id: id.optional(),
  }),
);
export type CalculatePrice = z.infer<typeof calculatePrice>;

/** The pricing plan's answer (see `priceAnswer`), with the currency its figures are in. */
export const calculatedPrice = priceAnswer.extend({ currency });
export type CalculatedPrice = z.infer<typeof calculatedPrice>;

/** One line of a total; reductions are negative. */
export const totalLine = z.object({
  kind: z.enum(totalLineKinds),
  /** Which charge (`harbor_dues` …) or surcharge (its id); null for the others. */
  of: z.string().nullable(),
  /** Name of the surcharge; null where the screen words the line. */
  name: z.string().nullable(),
  amount: z.number(),
});

/** The price of a stay, line by line. `deposit` is due now; it equals the total where everything is due. */
export const totalBreakdown = z.object({
  currency,
  nights: z.number().int(),
  lines: z.array(totalLine),
  total_to_pay: z.number(),
  deposit: z.number(),
});
export type TotalBreakdown = z.infer<typeof totalBreakdown>;

/** The live total under the form. Nothing is stored; `reservation_id` adds the reservation's gift points. */
export const quote = paymentFitsStay(
  stayRules(z.strictObject({ reservation_id: id.optional(), ...stayFields, payment: paymentForm })),
);
