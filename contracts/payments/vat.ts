import * as z from 'zod';
import { atMostTwoDecimals } from '../vocabulary/decimals.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { line, requiredLine } from '../vocabulary/text.js';
import { nationalRates, supplies, VAT_CHANGES_MAX, VAT_RATES_MAX } from './vocabulary.js';

const percent = z
  .number('vatPercentInvalid')
  .min(0, 'vatPercentInvalid')
  .max(100, 'vatPercentInvalid')
  .refine(atMostTwoDecimals, 'vatPercentInvalid');

export const datedPercent = z.strictObject({ valid_from: calendarDate, percent });

/** A rate of VAT that a marina charges; prices include it. */
export const vatRate = z.strictObject({
  id,
  name: requiredLine(40, 'vatNameRequired'),
  used_for: z.array(z.enum(supplies)).max(supplies.length).default([]),
  rates: z.array(datedPercent).min(1, 'vatRateRequired').max(VAT_CHANGES_MAX, 'tooMany'),
});
export type VatRate = z.infer<typeof vatRate>;

export const vatListForm = z.strictObject({
  /** VAT identification number; empty: none. */
  vat_number: line(30),
  VATList: z.array(vatRate).max(VAT_RATES_MAX, 'tooMany'),
});

export const countryVat = z.object({
  /** ISO 3166. */
  country: z.string(),
  rates: z.array(z.object({ name: z.enum(nationalRates), rates: z.array(datedPercent) })),
});

/** The rate of berths that the sender saw. */
export const berthVat = z.strictObject({ percent });

/** The marina's own rates, and those of all countries that may be looked at. */
export const vatLists = z.object({
  revision: z.number().int(),
  country: z.string(),
  vat_number: z.string(),
  VATList: z.array(vatRate),
  /** The unconfirmed rate for berths; null: there is nothing to confirm. */
  unconfirmed_berth_percent: z.number().nullable(),
  countries: z.array(countryVat),
});
export type VatLists = z.output<typeof vatLists>;
