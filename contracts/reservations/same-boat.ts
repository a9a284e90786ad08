import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { displayedStatus } from '../vocabulary/reservation-words-schemas.js';
import { id } from '../vocabulary/route.js';
import { reservationSource } from './vocabulary-schemas.js';

export const sameBoatAsked = z.strictObject({ reservation_id: id });

/** How the product noticed: the register's boat, or another boat with the same name and sizes. */
export const sameBoatSigns = ['SAME_BOAT', 'SAME_PERSON', 'SAME_EMAIL', 'SAME_PHONE'] as const;

/** Another stay of the same boat, or likely so, on some of the nights. */
export const sameBoatStay = z.object({
  reservation_id: z.string(),
  view_id: z.string(),
  /** UTC instant. */
  created_at: instant,
  source: reservationSource,
  sign: z.enum(sameBoatSigns),
  start_date: calendarDate,
  end_date: calendarDate,
  vessel_name: z.string().nullable(),
  status: displayedStatus,
  /** Pier and number; null: no berth. */
  berth: z.string().nullable(),
  /** Nights that the two stays share. */
  nights_twice: z.number().int(),
});
export type SameBoatStay = z.infer<typeof sameBoatStay>;

export const sameBoat = z.object({
  stays: z.array(sameBoatStay),
  /** The berth that the boat holds as a resident on these nights; null: none. */
  own_berth: z.object({ berth_id: z.string(), berth_name: z.string() }).nullable(),
});
export type SameBoat = z.infer<typeof sameBoat>;
