import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { chargeKinds, listWarnings, priceTiers, quoteRules, quoteUnits } from './vocabulary.js';

/** One line of a quoted price; the amounts of all lines add up to the total. */
export const quoteLine = z.object({
  rule: z.enum(quoteRules),
  /** Name of the season, contract, discount, charge or tax. */
  name: z.string().nullable(),
  quantity: z.number(),
  unit: z.enum(quoteUnits),
  /** Price of one unit; null: the line has no single price. */
  unit_price: z.number().nullable(),
  /** Of a discount. */
  percent: z.number().nullable(),
  kind: z.enum(['nights', ...chargeKinds]),
  /** Percent of VAT that the amount includes; null: none, it is passed on. */
  vat_percent: z.number().nullable(),
  amount: z.number(),
});
export type QuoteLine = z.infer<typeof quoteLine>;

/** One night of a stay. `charged_as`: the span whose price the night is a part of. */
export const quotedNight = z.object({
  date: calendarDate,
  /** Name of the season or contract. */
  name: z.string(),
  charged_as: z.enum(priceTiers),
  amount: z.number(),
});
export type QuotedNight = z.infer<typeof quotedNight>;

/** How the boat is counted: so many units at a price each, and a factor on the price. */
export const countedBoat = z.object({
  class: z.string().nullable(),
  unit: z.enum(['BOAT', 'METRE', 'SQUARE_METRE']),
  /** Metres or square metres; 1 for a price of the boat. */
  units: z.number(),
  /** Of a multihull on the price; 1 otherwise. */
  factor: z.number(),
});
export type CountedBoat = z.infer<typeof countedBoat>;

/** What the nights of a stay that begins on the same day cost. */
export const neighbourStay = z.object({
  nights: z.number().int(),
  /** Null: the list has no price. */
  amount: z.number().nullable(),
  /** The longest span in the price. */
  tier: z.enum(priceTiers).nullable(),
  /** A longer stay costs less. */
  dearer: z.boolean(),
});
export type NeighbourStay = z.infer<typeof neighbourStay>;

/**
 * What should be seen before a list is published. Facts that a kind does not have are null. SHORTER_IS_DEARER: a stay of `nights` costs
 * `more` than the next longer span; NOTHING_ABOVE: no class takes boats longer than `limit` metres; NO_PRICE_FOR_TIER: a season has
 * no price of a span for a class, and its stays get none; TIER_DEARER_THAN_PARTS: a span costs `more` than its nights.
 */
export const listWarning = z.object({
  kind: z.enum(listWarnings),
  season: z.string().nullable(),
  class: z.string().nullable(),
  tier: z.enum(priceTiers).nullable(),
  nights: z.number().int().nullable(),
  more: z.number().nullable(),
  limit: z.number().nullable(),
});
export type ListWarning = z.infer<typeof listWarning>;

/** Amounts by rate of VAT; null: passed on without VAT. */
export const vatPart = z.object({ percent: z.number().nullable(), amount: z.number(), vat: z.number() });

/** What "Try it" shows of a list besides the price. */
export const triedQuote = {
  quote: z.array(quoteLine).optional(),
  nights: z.array(quotedNight).optional(),
  counted: countedBoat.optional(),
  /** Two nights fewer to three nights more; the nights alone, without charges. */
  neighbours: z.array(neighbourStay).optional(),
  /** Of the whole list. */
  warnings: z.array(listWarning).optional(),
  vat: z.array(vatPart).optional(),
  /** Lines of the same stay by the list in force. */
  published_quote: z.array(quoteLine).optional(),
};
