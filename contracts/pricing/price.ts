import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { hullType, vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { nightsBetween } from '../vocabulary/dates.js';
import { id } from '../vocabulary/route.js';
import { priceFieldErrors } from './errors.js';
import { NOT_COVERED, depositTypes } from './vocabulary.js';
import { MAX_STAY_NIGHTS } from '../vocabulary/stay-dates.js';

const stay = z.object({
  vessel: z.object({
    length: vesselSizes.length,
    beam: vesselSizes.beam,
    hull_type: hullType.nullish(),
    type: vesselType.nullish(),
  }),
  start_date: calendarDate,
  end_date: calendarDate,
  /** A contract of the plan; absent: the seasons price the stay. */
  contract_id: id.nullish(),
  isCommercial: z.boolean().default(false),
  liveaboard: z.boolean().default(false),
});

const nightsOf = (value: unknown): number => {
  const { start_date, end_date } = value as { start_date: string; end_date: string };
  return nightsBetween(start_date, end_date);
};

function withNights<T extends z.ZodType>(schema: T) {
  return schema
    .refine((value) => nightsOf(value) >= 1, { error: priceFieldErrors.dates, path: ['end_date'] })
    .refine((value) => nightsOf(value) <= MAX_STAY_NIGHTS, { error: priceFieldErrors.stayTooLong, path: ['end_date'] });
}

/** Input of a price calculation: the boat, the stay and its use. */
export const priceRequest = withNights(stay);
export type PriceRequest = z.infer<typeof priceRequest>;

/** Input of a price by the draft. `contract_row`: the place of a contract in the draft, for one that has no id yet. */
export const tryRequest = withNights(stay.extend({ contract_row: z.number().int().min(0).max(999).nullish() }));
export type TryRequest = z.infer<typeof tryRequest>;

/**
 * A calculated price. `total_to_pay` is authoritative: it is the sum of the nights, less the discount, plus the active
 * surcharges, each rounded once. `price_per_night` is the average of the nights rounded half up: nights × price equals
 * the sum when all nights cost the same, and differs by up to half a cent a night for stays over several rates.
 */
export const priceAnswer = z.object({
  price_per_night: z.number(),
  discount_percent: z.number(),
  available_custom_surcharges: z.array(
    z.object({ id: z.string(), name: z.string(), active: z.boolean(), total_custom_surcharge: z.number() }),
  ),
  count_descriptions: z.literal(NOT_COVERED).nullable(),
  /** `amount`: percent, money or nights, by type; null for NONE. */
  deposit_rule: z.object({ deposit_type: z.enum(depositTypes), amount: z.number().nullable() }),
  deposit: z.number(),
  total_to_pay: z.number(),
});

export type PriceAnswer = z.infer<typeof priceAnswer>;

/** The price between areas: `price_per_night`, amounts and totals in minor units. */
export type CalculatedPrice = PriceAnswer;
