import * as z from 'zod';
import { exampleRow } from '../reservations/examples.js';
import { nightsBetween } from '../vocabulary/dates.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { listAnswer, callSchemas } from '../vocabulary/route.js';
import {
  harbour,
  highlight,
  membershipStatistics,
  membershipStats,
  stayForecast,
  type TodaysArrival,
  waiting,
  weather,
  type harbourNight,
  yearOfVisitors,
} from './figures.js';
import {
  marinaStatistics,
  marinaTrends,
  membershipCounts,
  statisticsSearch,
  trendsSearch,
  type MarinaStatistics,
} from './statistics.js';
import { EARLIEST_YEAR, highlightFilters, LATEST_YEAR } from './vocabulary.js';

const year = z
  .number('yearInvalid')
  .int('yearInvalid')
  .min(EARLIEST_YEAR, 'yearInvalid')
  .max(LATEST_YEAR, 'yearInvalid');

/** Absent: the marina's present year. */
const ofYear = z.strictObject({ year: year.optional() });

const tonight: z.input<typeof harbourNight> = {
  date: '2027-07-03',
  berths: 249,
  residents: 121,
  visitors: 76,
  free: 23,
  not_offered: 29,
};

const arrivalExample: TodaysArrival = {
  traffic_event_id: `arrival-${exampleRow.id}`,
  confirmed_at: null,
  expected: { date: '2027-07-03', time: '17:30' },
  reservation: {
    id: exampleRow.id,
    view_id: exampleRow.view_id,
    created_by: 'BOATER',
    start_date: '2027-07-03',
    end_date: '2027-07-06',
  },
  absence_report: null,
  to_pay: { currency: 'EUR', amount: 120.5 },
  berth_holder_type: 'VISITOR',
  berth: { id: exampleRow.id, label: 'C12', pier_name: 'C' },
  boater: { id: exampleRow.id, first_name: 'Marta', last_name: 'Oliveira', phone: '+351-912345678' },
  vessel: { id: null, name: 'Brisa do Norte', length: 11.2, beam: 3.6, draft: 1.9 },
};

const july = { month: 7, visits: 214, nights: 906, redeemed: 41 };

const port = { id: exampleRow.id, name: 'Port Saint-Maurice', code: 'STMAUR' };

const statisticsExample: MarinaStatistics = {
  year: 2027,
  years: [2026, 2027],
  customersPerMarina: [{ marina: port, count: 811 }],
  customersPerCountry: [{ country: 'FR', count: 452 }],
  marinasPerCountry: [{ country: 'FR', count: 1 }],
  visitsPerMarina: [{ marina: port, count: 1204 }],
  visitsPerMonth: [0, 2, 9, 41, 120, 214, 31, 0, 0, 0, 0, 0],
  visitsPerMonthBefore: [0, 0, 7, 39, 131, 190, 240, 260, 120, 22, 3, 0],
  mapVisits: [{ marina: { ...port, country: 'FR' }, position: { latitude: 47.87, longitude: -3.92 }, count: 1204 }],
  allCustomersCount: 811,
  allResidentsCount: 150,
  allBoaters: 811,
  totalVessels: 640,
  allReservations: 1310,
  before: { allBoaters: 702, totalVessels: 555, allReservations: 1244 },
};

const trendsExample = {
  months: [{ month: '2027-07', boaters: 811, vessels: 640, visits: 214, reservations: 240 }],
  years: [{ year: 2027, visits: 1204, reservations: 1310 }],
  countries: [{ country: 'FR', visits: 1204, before: 1012 }],
  marinas: [{ marina: port, visits: 1204, before: 1012 }],
};

export const dashboardSchemas = {
  statistics: callSchemas({
    summary: "Statistics of the staff's own marina; of all marinas for an administrator who has chosen none",
    answer: marinaStatistics,
    rate: 'staff',
    example: { answer: statisticsExample },
  }),
  allStatistics: callSchemas({
    summary: 'Statistics of the marinas that pass the filters, for a year and the one before',
    body: statisticsSearch,
    answer: marinaStatistics,
    rate: 'staff',
    example: { body: { year: 2027, countries: ['FR'] }, answer: statisticsExample },
  }),
  marinaStatistics: callSchemas({
    summary: "Statistics of the staff's own marina, for a year and the one before",
    body: ofYear,
    answer: marinaStatistics,
    rate: 'staff',
    example: { body: { year: 2027 }, answer: statisticsExample },
  }),
  allTrends: callSchemas({
    summary: 'How boaters, vessels, visits and reservations of the marinas that pass the filters developed',
    body: trendsSearch,
    answer: marinaTrends,
    rate: 'staff',
    example: { body: { months: 24, association_codes: ['TEM'] }, answer: trendsExample },
  }),
  marinaTrends: callSchemas({
    summary: "How boaters, vessels, visits and reservations of the staff's own marina developed",
    body: z.strictObject({ months: trendsSearch.shape.months }),
    answer: marinaTrends,
    rate: 'staff',
    example: { body: { months: 24 }, answer: trendsExample },
  }),
  membershipsCount: callSchemas({
    summary: 'Good cards and open requests of all marinas',
    answer: membershipCounts,
    rate: 'staff',
    example: {
      answer: {
        items: [{ marina: port, active_cards: 143, open_requests: 4 }],
        total: 1,
        active_cards: 143,
        open_requests: 4,
      },
    },
  }),
  waiting: callSchemas({
    summary: "What waits for the marina's staff: moves, arrivals, departures and conflicts of today",
    answer: waiting,
    rate: 'staff',
    example: {
      answer: {
        date: '2027-07-03',
        moves: { total: 12, end_today: 2, items: [exampleRow] },
        arrivals: { total: 14, done: 5, overdue: 1, items: [arrivalExample] },
        departures: { total: 11, done: 9, overdue: 2 },
        conflicts: {
          total: 1,
          items: [{ conflict_id: `late-${exampleRow.id}`, berth: 'C12', date: '2027-07-03' }],
        },
      },
    },
  }),
  weather: callSchemas({
    summary: 'The weather at the marina; null where no forecast service is set, or the marina has no position',
    answer: z.object({ weather: weather.nullable() }),
    rate: 'staff',
    example: {
      answer: {
        weather: {
          at: '2027-07-03T07:42:00.000Z',
          condition: 'cloudy',
          temperature: 18,
          wind: { from: 247, knots: 14, gusts: 21 },
          ahead: { low: 14, high: 22, gusts: 31, gusts_at: '2027-07-03T15:00:00.000Z', rain: 2 },
        },
      },
    },
  }),
  forecast: callSchemas({
    summary: 'The weather forecast for the nights of a stay, or why there is none',
    body: z
      .strictObject({ start_date: calendarDate, end_date: calendarDate })
      .refine(({ start_date, end_date }) => nightsBetween(start_date, end_date) >= 1, {
        path: ['end_date'],
        error: 'endDateNotAfterStart',
      }),
    answer: stayForecast,
    rate: 'staff',
    example: {
      body: { start_date: '2027-07-14', end_date: '2027-07-15' },
      answer: {
        standing: 'known',
        days: [{ date: '2027-07-14', condition: 'rain', low: 14, high: 19, gusts: 31, rain: 6 }],
        until: '2027-07-18',
      },
    },
  }),
  harbour: callSchemas({
    summary: 'The harbour tonight and in the nights ahead, and the free berths by length',
    answer: harbour,
    rate: 'staff',
    example: {
      answer: {
        tonight: {
          ...tonight,
          expected: 9,
          out_of_service: 6,
          holders_out_of_service: 1,
          free_by_length: [{ over: 18, to: null, free: 0 }],
        },
        nights: [tonight],
      },
    },
  }),
  visitors: callSchemas({
    summary: 'Visits, nights and redeemed nights of visitors by month, for a year and the one before',
    body: ofYear,
    answer: yearOfVisitors,
    rate: 'staff',
    example: { body: { year: 2027 }, answer: { year: 2027, months: [july], before: [july], years: [2026, 2027] } },
  }),
  membershipStatistics: callSchemas({
    summary: "The load of the marina's register and what the three marketing sections count",
    answer: membershipStatistics,
    rate: 'staff',
    example: {
      answer: {
        residents: 150,
        residents_listed: 93,
        boater_connections: { registered_boaters: 118, of: 150, previously_sent: '2027-06-12T08:00:00.000Z' },
        revenue_planning: { absence_reported: 41, of: 150, previously_sent: null },
        marina_traffic: { nights_redeemed: 236, of: 540, previously_sent: null },
        active_cards: 143,
        open_requests: 4,
      },
    },
  }),
  membershipStats: callSchemas({
    summary: 'Visitors and residents by country, with the nights redeemed in a year',
    body: ofYear,
    answer: membershipStats,
    rate: 'staff',
    example: {
      body: { year: 2027 },
      answer: {
        year: 2027,
        visitors: [{ country: 'FR', customer_count: 312, redeem_nights_count: 96 }],
        residents: [{ country: 'FR', customer_count: 140, redeem_nights_count: 12 }],
        visitorsUniqueCount: 661,
        residentsUniqueCount: 150,
      },
    },
  }),
  highlights: callSchemas({
    summary: 'What customers did in the last seven days, newest first',
    body: z.strictObject({ show: z.enum(highlightFilters, 'unknownKind').default('ALL') }),
    answer: listAnswer(highlight),
    rate: 'staff',
    example: {
      body: { show: 'RESERVATIONS' },
      answer: {
        items: [
          {
            id: '0d5f1f0e-7c8e-5a5b-9d58-0a7a52a3e1f7',
            at: '2027-07-03T07:34:00.000Z',
            event_type: 'ReservationRequested',
            title: 'Requested',
            about: 'Brisa do Norte, Marta Oliveira',
            kind: 'reservation',
            record_id: exampleRow.id,
            request: null,
          },
        ],
        total: 1,
      },
    },
  }),
};
