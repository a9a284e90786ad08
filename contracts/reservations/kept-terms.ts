import * as z from 'zod';
import { cancellationStep } from '../marinas/marina.js';
import { totalLineKinds } from '../pricing/vocabulary.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { depositType } from './vocabulary-schemas.js';
import { paymentPlaces } from './vocabulary.js';

/** The terms under which a stay was agreed beside those that would hold if it were agreed today. */

/** Null: the price has no such line. Decimals of the price's currency. `name`: of the marina's surcharge. */
const comparedLine = z.object({
  kind: z.enum(totalLineKinds),
  of: z.string().nullable(),
  name: z.string().nullable(),
  agreed: z.number().nullable(),
  today: z.number().nullable(),
});

const lineTerms = z.object({
  nights: z.number().int(),
  price_per_night: z.number(),
  discount_percent: z.number(),
  nights_to_redeem: z.number().int(),
});

const pricedTerms = z.object({
  /** When the prices were set; null: not recorded. */
  priced_at: instant.nullable(),
  terms: lineTerms,
  total: z.number(),
  deposit: z.object({ type: depositType, amount: z.number().nullable(), due: z.number() }),
  /** Where the whole price is paid: the amount that is asked online first, and the rest. */
  pays: z.object({ place: z.enum(paymentPlaces), online: z.number(), rest: z.number() }),
});

const file = z.object({ attachment_id: z.string(), name: z.string() }).nullable();

const rules = z.object({
  /** In any order; see CancellationPolicy. */
  refund_steps: z.array(cancellationStep.loose()),
  policy_file: file,
  requirements: z.array(z.string()),
});

export const keptTerms = z.object({
  /** When the stay was agreed; null: not yet, or before terms were kept, so that today's rules hold for it. */
  agreed_at: instant.nullable(),
  agreed_by: z.enum(['BOATER', 'MARINA']).nullable(),
  start_date: calendarDate,
  currency,
  /** What the boater has paid and not got back. */
  held: z.number(),
  lines: z.array(comparedLine),
  /** Null: the stay has no price yet. */
  price: pricedTerms.nullable(),
  /** Null: today's price list has no price for the stay. */
  price_today: pricedTerms.nullable(),
  rules,
  rules_today: rules,
  /** Today's terms as they are offered to the boater now; null: they are not. */
  offer: z.object({ offered_at: instant, answer_by: instant, total: z.number() }).nullable(),
  /** Why they cannot be offered, an error code; null: they can. */
  offer_reason: z.string().nullable(),
});
export type KeptTerms = z.output<typeof keptTerms>;

/**
 * Other terms that the marina offers for a booked stay, side by side with those that hold. `today` in lines, `price_today`
 * and `rules_today` are those of the day of the offer.
 */
export const shownTermsOffer = keptTerms.omit({ offer: true, offer_reason: true }).extend({
  answer_by: instant,
  /** How much more (or less) the stay would cost. */
  difference: z.number(),
  /** What would be due online then, and by when; what would be left to pay at the marina, and paid back. */
  to_pay: z.number(),
  pay_by: instant.nullable(),
  rest: z.number(),
  refund: z.number(),
  /** Texts that the boater confirms with the acceptance. */
  to_confirm: z.array(z.string()),
});
export type ShownTermsOffer = z.output<typeof shownTermsOffer>;
