import * as z from 'zod';
import { listAnswer } from '../vocabulary/route.js';

const count = z.number().int();
const marina = z.object({ id: z.string(), name: z.string(), code: z.string() });
const ofMarina = z.object({ marina, count });
/** ISO code as given; empty: not known. */
const ofCountry = z.object({ country: z.string(), count });

/** Statistics of marinas (spec 3 §3); visits are those of the year. */
export const marinaStatistics = z.object({
  year: count,
  customersPerMarina: z.array(ofMarina),
  customersPerCountry: z.array(ofCountry),
  marinasPerCountry: z.array(ofCountry),
  visitsPerMarina: z.array(ofMarina),
  /** January first. */
  visitsPerMonth: z.array(count),
  allCustomersCount: count,
});
export type MarinaStatistics = z.infer<typeof marinaStatistics>;

/** Good cards and open requests for cards, by marina and together (spec 1 §7). */
export const membershipCounts = listAnswer(z.object({ marina, active_cards: count, open_requests: count })).extend({
  active_cards: count,
  open_requests: count,
});
