import * as z from 'zod';
import { requestKind } from '../memberships/requests.js';
import { reservationRow } from '../reservations/list.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { trafficEvent } from '../traffic/traffic.js';
import { forecastStandings, highlightKinds, weatherConditions } from './vocabulary.js';

const count = z.number().int();

/** Events of one kind today, with those of the last seven days that are overdue. */
const movements = z.object({
  /** Events of today. */
  total: count,
  /** Of these, confirmed. */
  done: count,
  /** Not confirmed, of the last seven days before today. */
  overdue: count,
});

/** A boat that arrives today, with what its stay still costs. */
const todaysArrival = trafficEvent.pick({
  traffic_event_id: true,
  confirmed_at: true,
  expected: true,
  reservation: true,
  absence_report: true,
  to_pay: true,
  berth_holder_type: true,
  berth: true,
  boater: true,
  vessel: true,
});
export type TodaysArrival = z.infer<typeof todaysArrival>;

/** What waits for the marina's staff. */
export const waiting = z.object({
  /** Marina-local date of the answer. */
  date: calendarDate,
  moves: z.object({
    total: count,
    /** Moves that expire when today ends. */
    end_today: count,
    /** Those that run out soonest, at most `MOVES_SHOWN`. */
    items: z.array(reservationRow),
  }),
  arrivals: movements.extend({
    /** Those of today, at most `ARRIVALS_SHOWN`: those still to come, then those who are in. */
    items: z.array(todaysArrival),
  }),
  departures: movements,
  conflicts: z.object({
    total: count,
    /** The first of them. */
    items: z.array(z.object({ conflict_id: z.string(), berth: z.string(), date: calendarDate })),
  }),
});
export type Waiting = z.infer<typeof waiting>;

/** The weather at the marina: now, and what the next 24 hours bring. Degrees Celsius, knots and millimetres. */
export const weather = z.object({
  /** When the forecast was loaded. */
  at: instant,
  condition: z.enum(weatherConditions),
  temperature: count,
  wind: z.object({
    /** Degrees from which it blows, 0 to 359. */
    from: count,
    knots: count,
    gusts: count,
  }),
  ahead: z.object({
    low: count,
    high: count,
    gusts: count,
    /** The hour of the strongest gusts; null: now. */
    gusts_at: instant.nullable(),
    rain: count,
  }),
});
export type Weather = z.infer<typeof weather>;

/** The forecast for one day of the marina. Degrees Celsius, knots and millimetres. */
export const dayForecast = z.object({
  date: calendarDate,
  condition: z.enum(weatherConditions),
  low: count,
  high: count,
  gusts: count,
  rain: count,
});
export type DayForecast = z.infer<typeof dayForecast>;

/** The forecast for the nights of a stay. */
export const stayForecast = z.object({
  standing: z.enum(forecastStandings),
  /** The nights that the forecast covers, earliest first; the service looks ahead for about two weeks. */
  days: z.array(dayForecast),
  /** The last day that the forecast covers; null: there is none. */
  until: calendarDate.nullable(),
});
export type StayForecast = z.infer<typeof stayForecast>;

const lengthClass = z.object({
  /** Metres of the berth's greatest length: more than `over`, at most `to`; null: no upper end. */
  over: z.number(),
  to: z.number().nullable(),
  free: count,
});

/** One night of the harbour, in berths in service. `residents + visitors + free + not_offered = berths`. */
export const harbourNight = z.object({
  date: calendarDate,
  berths: count,
  /** Residents who are not away. */
  residents: count,
  visitors: count,
  /** Empty and offered to visitors. */
  free: count,
  /** Empty and not offered. */
  not_offered: count,
});
export type HarbourNight = z.infer<typeof harbourNight>;

export const harbour = z.object({
  tonight: z.object({
    ...harbourNight.shape,
    /** Berths of `visitors` whose boat has not arrived. */
    expected: count,
    out_of_service: count,
    /** Of these, berths in which a holder's boat lies; they are not in `residents`. */
    holders_out_of_service: count,
    /** Free berths by class of length, as in `lengthClasses`. */
    free_by_length: z.array(lengthClass),
  }),
  /** Tonight and the nights after it, `NIGHTS_AHEAD` in all. */
  nights: z.array(harbourNight),
});
export type Harbour = z.infer<typeof harbour>;

const month = z.object({
  /** 1 to 12. */
  month: count,
  /** Stays of visitors that begin in the month. */
  visits: count,
  /** Nights of visitors; a boat over two berths counts once. */
  nights: count,
  /** Nights redeemed on membership cards. */
  redeemed: count,
});

/** Visitors in a calendar year, by month; nights ahead are those already booked. */
export const yearOfVisitors = z.object({
  year: count,
  months: z.array(month),
  before: z.array(month),
  /** The years that have visitors, earliest first; the present year is always among them. */
  years: z.array(count),
});
export type YearOfVisitors = z.infer<typeof yearOfVisitors>;

const ofSection = {
  /** Berth holders, or nights, of which the first number counts some. */
  of: count,
  previously_sent: instant.nullable(),
};

/** The three marketing sections, with the figures that their own screen shows, and the load of the register (spec 2 §3). */
export const membershipStatistics = z.object({
  residents: count,
  /** Residents with a good card. */
  residents_listed: count,
  boater_connections: z.object({
    /** Berth holders who registered themselves, or took up contact through a page of their own. */
    registered_boaters: count,
    ...ofSection,
  }),
  revenue_planning: z.object({
    /** Berth holders with an absence that lasts or is ahead. */
    absence_reported: count,
    ...ofSection,
  }),
  marina_traffic: z.object({
    /** Nights redeemed on the good cards of berth holders. */
    nights_redeemed: count,
    ...ofSection,
  }),
  /** Good cards that this marina issued. */
  active_cards: count,
  /** Open requests for a card or another year. */
  open_requests: count,
});
export type MembershipStatistics = z.infer<typeof membershipStatistics>;

const fromCountry = z.object({
  /** ISO code as given; empty: not known. */
  country: z.string(),
  customer_count: count,
  redeem_nights_count: count,
});
export type FromCountry = z.infer<typeof fromCountry>;

/** Customers by country, most first, with the nights redeemed in the year. */
export const membershipStats = z.object({
  year: count,
  visitors: z.array(fromCountry),
  residents: z.array(fromCountry),
  visitorsUniqueCount: count,
  residentsUniqueCount: count,
});
export type MembershipStats = z.infer<typeof membershipStats>;

/** Something that customers did, or that happened to their records. */
export const highlight = z.object({
  id: z.string(),
  at: instant,
  event_type: z.string(),
  /** What happened, in the reader's language. */
  title: z.string(),
  /** Whom or what it concerns: boat and person, or the record's name; null: no longer known. */
  about: z.string().nullable(),
  kind: z.enum(highlightKinds),
  record_id: z.string(),
  /** What the boater requested; null for other kinds of record. */
  request: z.object({ kind: requestKind, boater_id: z.string() }).nullable(),
});
export type Highlight = z.infer<typeof highlight>;
