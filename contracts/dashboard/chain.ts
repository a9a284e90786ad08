import * as z from 'zod';
import { associationCode, marinaPermissions } from '../marinas/marina.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { line } from '../vocabulary/text.js';
import { chainSortKeys } from './vocabulary.js';

const count = z.number().int();

/** A marina as the lists of chains and associations name it. */
const listedMarina = z.object({
  id,
  name: z.string(),
  code: z.string(),
  country: z.string(),
  association: z.object({ code: associationCode }),
});

/** The figures of a marina tonight and this season. Money is in the marina's currency. */
export const chainFigures = z.object({
  /** Berths in service, and those of them with a boat tonight. */
  berths: count,
  taken: count,
  our_moves: count,
  /** Since when the longest of our moves waits; null: none waits. */
  oldest_move_at: instant.nullable(),
  arrivals: count,
  departures: count,
  /** Money taken from the first of the month up to today, and on the same days a year earlier. */
  revenue: z.number(),
  revenue_before: z.number(),
  /** The last twelve months, the running one last. */
  months: z.array(z.number()),
});
export type ChainFigures = z.infer<typeof chainFigures>;

/** A marina that did not answer has no figures, only the time of its last answer. */
const answered = {
  /** Null: the marina did not answer. */
  answered_at: instant.nullable(),
  /** When the marina last answered; null: not since this server started. */
  last_answer_at: instant.nullable(),
};

export const chainRow = z.object({
  marina: listedMarina.extend({ currency, permissions: marinaPermissions }),
  figures: chainFigures.nullable(),
  ...answered,
});
export type ChainRow = z.infer<typeof chainRow>;

const byOneFigure = {
  by: z.enum(chainSortKeys, 'unknownKind'),
  direction: z.enum(['asc', 'desc']).default('asc'),
};

/** Filters of the chain's marinas (spec 3 §7). */
export const chainSearch = z.strictObject({
  /** Part of the name or the code. */
  search: line(120).optional(),
  countries: z.array(line(60)).max(50, 'tooMany').optional(),
  /** True: only marinas in which something waits for staff, and those that did not answer. */
  waiting: z.boolean().optional(),
  /** Rows with an equal `by` are sorted by `then`, and last by name. */
  sort: z
    .strictObject({ ...byOneFigure, then: z.strictObject(byOneFigure).optional() })
    .default({ by: 'name', direction: 'asc' }),
  ...pageRequest,
});

/** The marinas that pass the filters, with the sums of those that answered. */
export const chainAnswer = z.object({
  items: z.array(chainRow),
  total: count,
  totals: z.object({
    marinas: count,
    unanswered: count,
    berths: count,
    taken: count,
    our_moves: count,
    /** Marinas in which something waits. */
    waiting_marinas: count,
    oldest_move_at: instant.nullable(),
    arrivals: count,
    departures: count,
    /** One sum for each currency of the chain. */
    revenue: z.array(z.object({ currency, amount: z.number(), before: z.number() })),
  }),
  /** Countries of all marinas of the chain, for the filter. */
  countries: z.array(z.string()),
});
export type ChainAnswer = z.infer<typeof chainAnswer>;

/** Spec 1 §7: what each marina of the chain last answered. */
export const chainReport = z.object({ marina: listedMarina, figures: chainFigures.nullable(), ...answered });

/** The figures of a marina that its association sees: nothing about money, people and requests. */
export const associationRow = z.object({
  marina: listedMarina,
  figures: z
    .object({ berths: count, taken: count, active_cards: count, visits: count, nights_redeemed: count })
    .nullable(),
  ...answered,
});
export type AssociationRow = z.infer<typeof associationRow>;

export const associationAnswer = z.object({
  year: count,
  items: z.array(associationRow),
  total: count,
  totals: z.object({ marinas: count, unanswered: count, berths: count, taken: count, active_cards: count }),
  /** Visits and redeemed nights of the year by month, January first. */
  visits: z.array(count),
  nights_redeemed: z.array(count),
});
export type AssociationAnswer = z.infer<typeof associationAnswer>;
