import * as z from 'zod';
import { planFieldErrors as keys } from './errors.js';
import { type MoneyField, nightCount, vatPercent } from './plan-fields.js';

const ampereCount = z.number(keys.amperes).min(0.5, keys.amperes).max(1000, keys.amperes);

/** How electricity is charged; stays from `metered_from_nights` on may have it by the meter. */
export function electricity<M extends z.ZodType<number, number>>(money: MoneyField<M>) {
  const kwh = { price_per_kwh: money(keys.surchargeValue), vat_percent: vatPercent.optional() };
  return z.discriminatedUnion(
    'type',
    [
      z.strictObject({ type: z.literal('INCLUDED') }),
      z.strictObject({
        type: z.literal('BY_AMPERE'),
        sockets: z
          .array(z.strictObject({ amperes: ampereCount, night: money(keys.surchargeValue) }))
          .min(1, keys.amperes)
          .max(20),
        vat_percent: vatPercent.optional(),
        metered: z
          .strictObject({ from_nights: nightCount(keys.tierNights), price_per_kwh: money(keys.surchargeValue) })
          .nullable()
          .default(null),
      }),
      z.strictObject({ type: z.literal('METERED'), ...kwh }),
    ],
    keys.choice,
  );
}
