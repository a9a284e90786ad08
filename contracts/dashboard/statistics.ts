import * as z from 'zod';
import { associationCodes } from '../marinas/vocabulary.js';
import { id, listAnswer } from '../vocabulary/route.js';
import { line } from '../vocabulary/text.js';
import { EARLIEST_YEAR, LATEST_YEAR, MOST_CHOSEN, trendSpans } from './vocabulary.js';

const count = z.number().int();
const marina = z.object({ id: z.string(), name: z.string(), code: z.string() });
const ofMarina = z.object({ marina, count });
/** ISO code as given; empty: not known. */
const ofCountry = z.object({ country: z.string(), count });

/** Absent: the present year. */
const year = z
  .number('yearInvalid')
  .int('yearInvalid')
  .min(EARLIEST_YEAR, 'yearInvalid')
  .max(LATEST_YEAR, 'yearInvalid')
  .optional();

/** Marinas that pass all filters; an empty list does not filter. */
const marinaChoice = {
  countries: z.array(line(60)).max(MOST_CHOSEN, 'tooMany').default([]),
  marina_ids: z.array(id).max(MOST_CHOSEN, 'tooMany').default([]),
  association_codes: z
    .array(z.enum(associationCodes, 'unknownKind'))
    .max(associationCodes.length, 'tooMany')
    .default([]),
};
export const marinaFilter = z.strictObject(marinaChoice);
export type MarinaFilter = z.output<typeof marinaFilter>;

export const statisticsSearch = z.strictObject({ year, ...marinaChoice });
export const trendsSearch = z.strictObject({ months: z.literal([...trendSpans]).default(24), ...marinaChoice });

/** Reservations, boaters and vessels as their lists have them. */
const totals = {
  allBoaters: count,
  totalVessels: count,
  /** Reservations whose stay begins in the year. */
  allReservations: count,
};

/** Statistics of marinas (spec 3 §3); visits are those of the year. */
export const marinaStatistics = z.object({
  year: count,
  /** The years that have visits, earliest first; the present year is always among them. */
  years: z.array(count),
  customersPerMarina: z.array(ofMarina),
  customersPerCountry: z.array(ofCountry),
  marinasPerCountry: z.array(ofCountry),
  visitsPerMarina: z.array(ofMarina),
  /** January first. */
  visitsPerMonth: z.array(count),
  visitsPerMonthBefore: z.array(count),
  /** The same as `visitsPerMarina`, with the place of the marina (WGS 84); null: nobody has entered it. */
  mapVisits: z.array(
    z.object({
      marina: marina.extend({ country: z.string() }),
      position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      count,
    }),
  ),
  allCustomersCount: count,
  /** Of the customers, those with a berth of their own. */
  allResidentsCount: count,
  ...totals,
  /** The same a year earlier: boaters and vessels at the end of the month, reservations in the year before. */
  before: z.object(totals),
});
export type MarinaStatistics = z.infer<typeof marinaStatistics>;

/** How registers and stays developed. */
export const marinaTrends = z.object({
  /** Earliest first, the running month last. Boaters and vessels at its end; visits and reservations that begin in it. */
  months: z.array(z.object({ month: z.string(), boaters: count, vessels: count, visits: count, reservations: count })),
  /** Earliest first. */
  years: z.array(z.object({ year: count, visits: count, reservations: count })),
  /** Visits of the last two years by country of the marina, most first. */
  countries: z.array(z.object({ country: z.string(), visits: count, before: count })),
  marinas: z.array(z.object({ marina, visits: count, before: count })),
});
export type MarinaTrends = z.infer<typeof marinaTrends>;

/** Good cards and open requests for cards, by marina and together (spec 1 §7). */
export const membershipCounts = listAnswer(z.object({ marina, active_cards: count, open_requests: count })).extend({
  active_cards: count,
  open_requests: count,
});
