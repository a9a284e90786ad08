import * as z from 'zod';
import { priceAnswer } from '../pricing/price.js';
import { currency } from '../vocabulary/money-schemas.js';
import { hullType, vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { id } from '../vocabulary/route.js';
import { stayKind } from './create.js';
import { paymentFitsStay, paymentForm } from './payment-form.js';
import { stayFields, stayRules } from './stay.js';
import type { PriceLine } from './rules/stay-price.js';

/** What the price depends on of a vessel. */
const pricedVessel = z.strictObject({
  length: vesselSizes.length,
  beam: vesselSizes.beam,
  draft: vesselSizes.draft.optional(),
  hull_type: hullType.optional(),
  type: vesselType.optional(),
});

/** Asked on every change of dates: what the marina's pricing plan says about this stay. */
export const calculatePrice = stayRules(
  z.strictObject({
    vessel: pricedVessel,
    ...stayFields,
    contract_id: stayKind.contract_id,
    commercial: stayKind.commercial,
    live_aboard: stayKind.live_aboard,
  }),
);
export type CalculatePrice = z.infer<typeof calculatePrice>;

/** The pricing plan's answer (see `priceAnswer`), with the currency its figures are in. */
export const calculatedPrice = priceAnswer.extend({ currency });
export type CalculatedPrice = z.infer<typeof calculatedPrice>;

/** Kinds of lines a total is made of, in the order they are shown; as `priceStay` computes them. */
export const totalLineKinds = [
  'NIGHTS',
  'DISCOUNT',
  'REDEEMED_NIGHTS',
  'ADDITIONAL_CHARGE',
  'CUSTOM_SURCHARGE',
] as const satisfies readonly PriceLine['kind'][];

/** One line of a total; reductions are negative. */
export const totalLine = z.object({
  kind: z.enum(totalLineKinds),
  /** Which charge (`harbor_dues` …) or surcharge (its id); null for the others. */
  of: z.string().nullable(),
  /** The surcharge's own name; null where the screen words the line itself. */
  name: z.string().nullable(),
  amount: z.number(),
});

/** What a stay costs, line by line. `deposit` is what is due now; it equals the total where everything is. */
export const totalBreakdown = z.object({
  currency,
  nights: z.number().int(),
  lines: z.array(totalLine),
  total_to_pay: z.number(),
  deposit: z.number(),
});
export type TotalBreakdown = z.infer<typeof totalBreakdown>;

/** The live total under the form. Nothing is stored; `reservation_id` brings in its gift points. */
export const quote = paymentFitsStay(
  stayRules(z.strictObject({ reservation_id: id.optional(), ...stayFields, payment: paymentForm })),
);
export type Quote = z.infer<typeof quote>;
