import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { id } from '../vocabulary/route.js';

/** A forecast shows at most this many nights. */
export const FORECAST_NIGHTS = 366;

/** Without dates: the report would be withdrawn. */
export const forecastAbsence = z
  .strictObject({
    vessel_id: id,
    absence_report_id: id.optional(),
    departure_date: calendarDate.optional(),
    return_date: calendarDate.optional(),
  })
  .refine(
    ({ departure_date: from, return_date: to }) =>
      (from === undefined) === (to === undefined) && (from === undefined || to === undefined || to >= from),
    { path: ['return_date'], error: 'returnBeforeDeparture' },
  );
export type ForecastAbsence = z.infer<typeof forecastAbsence>;

const guest = z.object({
  reservation_id: z.string(),
  view_id: z.string(),
  vessel_name: z.string().nullable(),
  boater_name: z.string(),
});

/** One night of the berth. */
const forecastNight = z.object({
  date: calendarDate,
  /** The resident is away on this night. */
  away: z.boolean(),
  /** Price of the night for the largest boat that fits, in decimals; null: the plan has no price. */
  price: z.number().nullable(),
  /** Somebody on the waiting list would take it. */
  waiting: z.boolean(),
  /** The visitor who has it, and the agreed price of one night. */
  stay: guest.extend({ per_night: z.number().nullable() }).nullable(),
});
export type ForecastNight = z.infer<typeof forecastNight>;

/** A visitor who would lose the berth, with the berths that the stay could have instead, best first. */
const displacedVisitor = guest.extend({
  /** Null: the stay is no longer known. */
  boater_id: z.string().nullable(),
  allocation_id: z.string(),
  /** Nights in this berth. */
  start_date: calendarDate,
  end_date: calendarDate,
  /** First night for which another berth is needed. */
  from_date: calendarDate,
  berths: z.array(z.object({ berth_id: z.string(), berth_name: z.string(), spare_loa: z.number() })),
  berths_total: z.number().int(),
});
export type DisplacedVisitor = z.infer<typeof displacedVisitor>;

/** The nights that an absence frees, what they could earn, and whom a change displaces. */
export const absenceForecast = z.object({
  /** Null: the vessel holds no berth on these nights. Measures in metres. */
  berth: z
    .object({ berth_id: z.string(), berth_name: z.string(), max_loa: z.number(), max_beam: z.number() })
    .nullable(),
  currency,
  /** Nights of the present report and of the new dates, at most {@link FORECAST_NIGHTS}. */
  nights: z.array(forecastNight),
  /** Sum of the prices of all nights away, in decimals; null: a night has no price. */
  if_all_sell: z.number().nullable(),
  /**
   * The same sum, weighted by how full the visitors' berths were on the same nights of up to three earlier years: the
   * worst and the best of them. Null with less than one year on record.
   */
  likely: z.object({ low: z.number(), high: z.number(), years: z.number().int() }).nullable(),
  /** Agreed prices of the sold nights, in decimals. */
  earned: z.number(),
  /**
   * Points, each worth one euro, that the berth holder is credited for the report (spec 3 §9): it is in high demand,
   * because a stay on the waiting list fits or a visitor has the berth. 0: it is not, or would be withdrawn.
   */
  credit: z.number(),
  /** Stays on the waiting list that fit into the berth and the nights, first come first. */
  waiting: z.array(
    guest.omit({ boater_name: true }).extend({
      length: z.number(),
      beam: z.number(),
      start_date: calendarDate,
      end_date: calendarDate,
    }),
  ),
  displaced: z.array(displacedVisitor),
});
export type AbsenceForecast = z.infer<typeof absenceForecast>;
