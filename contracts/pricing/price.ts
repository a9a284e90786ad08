import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { party } from '../vocabulary/party-schemas.js';
import { hullType, storedSizes, vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { nightsBetween } from '../vocabulary/dates.js';
import { id } from '../vocabulary/route.js';
import { priceFieldErrors } from './errors.js';
import {
  chargeKinds,
  chargeUnits,
  depositExceptions,
  depositTypes,
  exemptReasons,
  memberGroups,
  noPriceReasons,
  NOT_COVERED,
} from './vocabulary.js';
import { MAX_STAY_NIGHTS } from '../vocabulary/stay-dates.js';

/** Persons aboard who pay no tourist tax, and why. */
const exemption = z.object({
  reason: z.enum(exemptReasons),
  persons: z.number(priceFieldErrors.exemptPersons).int(priceFieldErrors.exemptPersons).min(1).max(199),
});

/** What the prices of some lists depend on besides the boat and the nights; absent: not known, and no rule that needs it holds. */
const who = {
  /** Who is aboard; absent: two adults, and the answer says that it was assumed. */
  party: party.optional(),
  exempt: z.array(exemption).max(exemptReasons.length).optional(),
  pier_id: id.nullish(),
  berth_id: id.nullish(),
  /** Metres of the berth. */
  berth_size: z.object({ length: storedSizes.length, beam: storedSizes.beam }).nullish(),
  member_of: z
    .array(z.object({ group: z.enum(memberGroups), group_id: id.nullish() }))
    .max(20)
    .optional(),
  promo_code: z.string().max(40, priceFieldErrors.promoCode).nullish(),
  /** Of the socket that the boat is connected to; absent: no electricity by ampere. */
  amperes: z.number().min(0.5).max(1000).nullish(),
  /** Nights of the same people in stays that touch this one, for taxes of so many nights at most. */
  nights_before: z.number().int().min(0).max(3700).optional(),
  /** The whole price is paid so many days before arrival. */
  paid_days_before: z.number().int().min(0).max(3700).nullish(),
  /** The day on which the stay is booked; absent: today. */
  booked_on: calendarDate.nullish(),
};

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
  ...who,
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

/** Why a list has no price. `date`: the night; `limit`: the largest length that a class takes, in metres. */
export const notCovered = z.object({
  reason: z.enum(noPriceReasons),
  date: calendarDate.nullable(),
  season: z.string().nullable(),
  class: z.string().nullable(),
  limit: z.number().nullable(),
});
export type NotCovered = z.infer<typeof notCovered>;

/** Input of a price by the draft. `contract_row`: the place of a contract in the draft, for one that has no id yet. */
export const tryRequest = withNights(stay.extend({ contract_row: z.number().int().min(0).max(999).nullish() }));
export type TryRequest = z.infer<typeof tryRequest>;

const countOf = z.number().int().min(0).max(100_000);

/** What a tourist tax was worked out from, for the town's return. */
export const touristTaxFacts = z.strictObject({
  rule_id: z.string().max(64),
  municipality: z.string().max(120),
  /** Persons who owe the tax. */
  persons: countOf,
  /** Nights of the stay that are taxed. */
  nights: countOf,
  /** Nights of the stay that are not: beyond the most nights, or outside the dates of the rule. */
  free_nights: countOf,
  exempt: z
    .array(z.strictObject({ reason: z.enum([...exemptReasons, 'AGE']), persons: countOf }))
    .max(exemptReasons.length + 1),
});

export type TouristTaxFacts = z.infer<typeof touristTaxFacts>;

/** What a list says of a charge besides its amount; prices of earlier versions have none of it. */
export const chargeFacts = {
  /** What it is for the books; absent: fees. */
  kind: z.enum(chargeKinds).optional(),
  /** True: it is part of every price. */
  always: z.literal(true).optional(),
  /** Its own rate of VAT; null: passed on without VAT; absent: the marina's rate for its kind. */
  vat_percent: z.number().min(0).max(100).nullable().optional(),
  unit: z.enum(chargeUnits).optional(),
  quantity: z.number().min(0).max(1e12).optional(),
  unit_price: z.number().min(0).max(1e12).optional(),
  tourist_tax: touristTaxFacts.optional(),
};

/**
 * A calculated price. `total_to_pay` is authoritative: it is the sum of the nights, less the discount, plus the active
 * surcharges, each rounded once. `price_per_night` is the average of the nights rounded half up: nights × price equals
 * the sum when all nights cost the same, and differs by up to half a cent a night for stays over several rates. `nights_total`
 * is the sum itself; answers without it are of stays that are not covered.
 */
export const priceAnswer = z.object({
  price_per_night: z.number(),
  discount_percent: z.number(),
  available_custom_surcharges: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      active: z.boolean(),
      total_custom_surcharge: z.number(),
      ...chargeFacts,
    }),
  ),
  count_descriptions: z.literal(NOT_COVERED).nullable(),
  /** `amount`: percent, money or nights, by type; null for NONE. */
  deposit_rule: z.object({ deposit_type: z.enum(depositTypes), amount: z.number().nullable() }),
  deposit: z.number(),
  total_to_pay: z.number(),
  nights_total: z.number().optional(),
  /** Why the stay is not covered, in the terms of the list; absent: the marina has no list. */
  not_covered: notCovered.optional(),
  /** The stay is shorter than staff let boaters book. */
  least_nights: z.object({ nights: z.number().int(), name: z.string() }).optional(),
  /** Persons count in the price, and nobody has said how many they are. */
  party_assumed: z.literal(true).optional(),
  /** All discounts that fit the stay, in the order of the list, and which of them `discount_percent` is made of. */
  discounts: z.array(z.object({ name: z.string().nullable(), percent: z.number(), applied: z.boolean() })).optional(),
  /** The exception whose rule the deposit follows; absent: the rule of the plan. */
  deposit_exception: z.enum(depositExceptions).optional(),
});

export type PriceAnswer = z.infer<typeof priceAnswer>;

/** The price between areas: `price_per_night`, amounts and totals in minor units. */
export type CalculatedPrice = PriceAnswer;
