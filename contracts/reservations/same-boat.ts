import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { displayedStatus } from '../vocabulary/reservation-words-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { id } from '../vocabulary/route.js';
import { reservationSource, statusCode } from './vocabulary-schemas.js';

export const sameBoatAsked = z.strictObject({
  reservation_id: id,
  /** The nights that the stay is to have; absent: those that it has. */
  start_date: calendarDate.optional(),
  end_date: calendarDate.optional(),
});

/** How the product noticed: the register's boat, or another boat with the same name and sizes. */
export const sameBoatSigns = ['SAME_BOAT', 'SAME_PERSON', 'SAME_EMAIL', 'SAME_PHONE'] as const;

/** A stay as it is compared with another one of its boat. */
export const comparedStay = z.object({
  reservation_id: z.string(),
  view_id: z.string(),
  /** UTC instant. */
  created_at: instant,
  source: reservationSource,
  start_date: calendarDate,
  end_date: calendarDate,
  /** Name, mail address and telephone as they came with the stay, else those on record; masked where the page masks them. */
  person: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  /** Metres. */
  vessel: z.object({ name: z.string().nullable(), length: z.number(), beam: z.number(), draft: z.number() }),
  status: displayedStatus,
  status_code: statusCode.nullable(),
  /** Pier and number; null: no berth. */
  berth: z.string().nullable(),
  /** In decimals; null: no price yet. */
  price: z.object({ currency, total: z.number(), paid: z.number() }).nullable(),
});
export type ComparedStay = z.infer<typeof comparedStay>;

/** Another stay of the same boat, or likely so, on some of the nights. */
export const sameBoatStay = comparedStay.extend({
  sign: z.enum(sameBoatSigns),
  /** Nights that the two stays share. */
  nights_twice: z.number().int(),
});
export type SameBoatStay = z.infer<typeof sameBoatStay>;

export const sameBoat = z.object({
  /** The stay that was asked about. */
  asked: comparedStay,
  stays: z.array(sameBoatStay),
  /** When staff last wrote to the boater since both stays are known, and whether an answer came; null: they did not. */
  written: z.object({ at: instant, answered: z.boolean() }).nullable(),
  /** The berth that the boat holds as a resident on these nights; null: none. */
  own_berth: z.object({ berth_id: z.string(), berth_name: z.string() }).nullable(),
});
export type SameBoat = z.infer<typeof sameBoat>;

/** Two stays of one boat that are one. */
export const mergeStays = z.strictObject({
  /** The stay that goes on. */
  reservation_id: id,
  /** The one that ends as its duplicate. */
  duplicate_id: id,
  /** True: the stay that goes on takes the nights of the duplicate. */
  take_dates: z.boolean().default(false),
  /** True: the telephone number that came with the duplicate goes into the boater's record. */
  take_phone: z.boolean().default(false),
});
export type MergeStays = z.output<typeof mergeStays>;

/** The stay that was merged. */
export const separateStay = z.strictObject({ reservation_id: id });
export type SeparateStay = z.output<typeof separateStay>;
