import * as z from 'zod';
import { feedAmount } from '../vocabulary/feed-fields.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';

/** The price of a stay; its lines add up to the total. */
export const feedPrice = z.object({
  currency,
  nights: z.number().int(),
  price_per_night: feedAmount,
  discount_percent: z.number(),
  nights_redeemed: z.number().int().meta({ description: 'Nights of a membership card, at half the price' }),
  lines: z.array(
    z.object({
      kind: z.enum(['NIGHTS', 'DISCOUNT', 'REDEEMED_NIGHTS', 'ADDITIONAL_CHARGE', 'CUSTOM_SURCHARGE', 'POINTS']),
      of: z.string().nullable().meta({ description: 'Name of the charge or id of the surcharge' }),
      amount: feedAmount,
    }),
  ),
  total: feedAmount,
  deposit: feedAmount,
  paid_through: z.enum(['IN_MARINA', 'ONLINE']),
});

/** The amount that must be paid online to keep the booking, and the time limit. */
export const feedDue = {
  payment_due: z
    .object({ amount: feedAmount, for: z.enum(['DEPOSIT', 'TOTAL']) })
    .nullable()
    .meta({ description: 'In all, payments so far included; null: nothing must be paid online' }),
  pay_by: instant.nullable(),
};

export const priceExample: z.input<typeof feedPrice> = {
  currency: 'EUR',
  nights: 5,
  price_per_night: 60,
  discount_percent: 10,
  nights_redeemed: 0,
  lines: [
    { kind: 'NIGHTS', of: null, amount: 300 },
    { kind: 'DISCOUNT', of: null, amount: -30 },
    { kind: 'ADDITIONAL_CHARGE', of: 'harbor_dues', amount: 12.5 },
  ],
  total: 282.5,
  deposit: 56.5,
  paid_through: 'ONLINE',
};
