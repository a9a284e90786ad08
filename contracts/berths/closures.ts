import * as z from 'zod';
import { berthedVessel, closureReason, holderType } from './vocabulary-schemas.js';
import { CLOSURE_WORDS_MAX, MOST_CLOSED_BERTHS } from './vocabulary.js';
import { language as languageSchema } from '../vocabulary/languages-schemas.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { paragraphs, TEXT_INVALID } from '../vocabulary/text.js';
import { commandReceipt, id, pageRequest } from '../vocabulary/route.js';

/** Closures: berths that nobody is in for some nights. Nights are `[start_date, end_date)`, sizes metres. */

const nights = {
  /** The first closed night. */
  start_date: calendarDate,
  /** The day on which the berths open again; null: until further notice. */
  end_date: calendarDate.nullable(),
};

/** Of a pier, the berths that it has now. */
const closing = {
  pier_ids: z.array(id).max(100, 'tooMany').default([]),
  berth_ids: z.array(id).max(MOST_CLOSED_BERTHS, 'tooManyBerths').default([]),
  ...nights,
  reason: closureReason,
};

interface Closing {
  readonly pier_ids: readonly string[];
  readonly berth_ids: readonly string[];
  readonly start_date: string;
  readonly end_date: string | null;
}

const consistent = <S extends z.ZodType<Closing>>(schema: S) =>
  schema
    .refine(({ pier_ids, berth_ids }) => pier_ids.length + berth_ids.length > 0, {
      path: ['berth_ids'],
      error: 'berthsRequired',
    })
    .refine(({ start_date, end_date }) => end_date === null || start_date < end_date, {
      path: ['end_date'],
      error: 'endDateNotAfterStart',
    });

const boatChoice = z.strictObject({
  allocation_id: z.string(),
  /** Null: a stay loses its berth, and the boat of a berth holder is not moved. */
  berth_id: id.nullable(),
});

const wordsForBoaters = z.string().trim().max(CLOSURE_WORDS_MAX, 'closureWordsTooLong').regex(paragraphs, TEXT_INVALID);

const told = {
  /** What boaters read about it, as staff write it. */
  words: wordsForBoaters.default(''),
  /** Other words for the people of single boats; empty: none. */
  own_words: z
    .array(z.strictObject({ allocation_id: z.string(), words: wordsForBoaters }))
    .max(MOST_CLOSED_BERTHS, 'tooMany')
    .default([]),
};

const planned = {
  ...closing,
  /** Berths that staff chose for boats; every other boat has the first of its options. */
  boats: z.array(boatChoice).max(10_000, 'tooMany').default([]),
};

export const previewClosure = consistent(z.strictObject(planned));

export const previewLetter = consistent(
  z.strictObject({
    ...planned,
    ...told,
    /** Whose letter. */
    allocation_id: z.string(),
  }),
);

export const createClosure = consistent(
  z.strictObject({
    ...closing,
    ...told,
    /** Whether the people of the boats that move, lose their berths or stay in a closed berth get a mail. */
    tell: z.boolean().default(true),
    /** When they get it; absent: at once. */
    tell_at: instant.optional(),
    /** Every boat that the preview named. Absent: no boat is moved. */
    boats: z.array(boatChoice).max(10_000, 'tooMany').optional(),
  }),
);

export const reopenClosure = z.strictObject({
  closure_id: id,
  /** Absent: all that are closed. */
  berth_ids: z.array(id).min(1, 'berthsRequired').max(MOST_CLOSED_BERTHS, 'tooManyBerths').optional(),
  /** The first night on which they are open again. Absent: tonight, or the first closed night if that is later. */
  from_date: calendarDate.optional(),
});

/** Tells the people of a closure now, at another time, or not at all. */
export const tellClosure = z
  .strictObject({ closure_id: id, when: z.enum(['NOW', 'AT', 'NEVER']), tell_at: instant.optional() })
  .refine(({ when, tell_at }) => (when === 'AT') === (tell_at !== undefined), {
    path: ['tell_at'],
    error: 'closureToldWhen',
  });

/** A telephone call about a closure was made, or was not after all. */
export const tickCall = z.strictObject({ closure_id: id, allocation_id: z.string(), done: z.boolean() });

export const closureAsked = z.strictObject({ closure_id: id });

export const closuresAsked = z.strictObject({
  ...pageRequest,
  filter: z
    .strictObject({
      berth_id: id.optional(),
      pier_id: id.optional(),
      /** True: without those that are over or undone. */
      ahead: z.boolean().optional(),
    })
    .default({}),
});

/** A berth that the boat could have meanwhile. */
const closureOption = z.object({
  berth_id: z.string(),
  berth_name: z.string(),
  /** Neighbours that the boat would extend over. */
  extends_over: z.array(z.string()),
  spare_loa: z.number(),
  spare_beam: z.number(),
  spare_draft: z.number(),
});

/** A boat in a closing berth. */
export const closureBoat = z.object({
  /** A visitor's allocation or a residency. */
  allocation_id: z.string(),
  holder: holderType,
  reservation_id: z.string().nullable(),
  view_id: z.string().nullable(),
  boater_id: z.string().nullable(),
  /** Null once erased. */
  person: z.string().nullable(),
  boat: z.string().nullable(),
  vessel: berthedVessel,
  berth: z.object({ id: z.string(), name: z.string() }),
  /** The nights for which it needs another berth: a visitor until departure, a berth holder until the closure ends. */
  from_date: calendarDate,
  until_date: calendarDate.nullable(),
  /** How its person can be told; a telephone number where there is no mail address. */
  told_by: z.enum(['MAIL', 'TELEPHONE', 'NOBODY']),
  phone: z.string().nullable(),
});
export type ClosureBoat = z.infer<typeof closureBoat>;

/** A boat with the berths proposed to it, best first. */
export const proposedBoat = closureBoat.extend({
  options: z.array(closureOption),
  /** The berth that it would have; null: none. */
  to: z.string().nullable(),
});
export type ProposedBoat = z.infer<typeof proposedBoat>;

/** What becomes of the boats of a closure. */
export const closureCounts = z.object({
  /** Boats with another berth. */
  moved: z.number().int(),
  /** Stays without a berth. */
  lost: z.number().int(),
  /** Berth holders whose boats stay in the closed berths. */
  staying: z.number().int(),
});
export type ClosureCounts = z.infer<typeof closureCounts>;

/** The letter to the person of a boat, as it would be sent; null: there is no address, or nothing to say. */
export const closureLetter = z.object({
  letter: z.object({ language: languageSchema, subject: z.string(), text: z.string() }).nullable(),
});

export const closurePreview = z.object({
  /** How many berths close. */
  berths: z.number().int(),
  /** Null: until further notice. */
  nights: z.number().int().nullable(),
  boats: z.array(proposedBoat),
  /** What becomes of them; null while the choices cannot be carried out. */
  counts: closureCounts.nullable(),
  /** Error code of the choices; null: they can be carried out. */
  refusal: z.string().nullable(),
  /** People who get an email, people to ring, and people without either. */
  mails: z.number().int(),
  calls: z.number().int(),
  /** Other closures of some of these berths on some of these nights; a berth opens when the last one ends. */
  overlaps: z.array(z.object({ closure_id: z.string(), ...nights, reason: closureReason, berths: z.number().int() })),
});
export type ClosurePreview = z.infer<typeof closurePreview>;

export const closureStates = ['PLANNED', 'RUNNING', 'OVER', 'UNDONE'] as const;

export const closureRow = z.object({
  closure_id: z.string(),
  state: z.enum(closureStates),
  /** The berths that it closed, by pier, in order. `open`: those that were opened again. */
  piers: z.array(
    z.object({
      pier_id: z.string(),
      name: z.string(),
      /** The pier has no other berths. */
      whole: z.boolean(),
      berths: z.array(z.object({ id: z.string(), name: z.string(), open: z.boolean() })),
    }),
  ),
  ...nights,
  reason: closureReason,
  words: z.string(),
  told: z.boolean(),
  /**
   * Boats that it moved, stays that it took the berth from, berth holders whose boats stay in closed berths, and boats
   * that still need another berth.
   */
  moved: z.number().int(),
  lost: z.number().int(),
  staying: z.number().int(),
  to_move: z.number().int(),
  /** Telephone calls that are still to be made, because there is no mail address. */
  calls: z.number().int(),
  /** Error code that undoing would answer; null: it can be undone. */
  hindrance: z.string().nullable(),
});
export type ClosureRow = z.infer<typeof closureRow>;

export const closureDetail = closureRow.extend({
  /** The boats that it displaced; `to` null: the stay lost its berth. */
  displaced: z.array(closureBoat.extend({ to: z.object({ id: z.string(), name: z.string() }).nullable() })),
  /** Boats that still need another berth: stays without one, and boats that came to a closed berth. */
  waiting: z.array(closureBoat),
  /** Berth holders whose boats stay in closed berths. */
  remaining: z.array(closureBoat),
  /** Whether its people are told; `at`: when they were, or will be. */
  telling: z.object({ state: z.enum(['NOBODY', 'TOLD', 'WAITS', 'TAKEN_BACK']), at: instant.nullable() }),
  /** People without a mail address, whom staff ring; `done`: they did. */
  to_ring: z.array(closureBoat.extend({ done: z.boolean() })),
});
export type ClosureDetail = z.infer<typeof closureDetail>;

export const closedBerths = commandReceipt.extend({ closure_id: z.string() });

/** A closure as the tape chart shows it. */
export const planClosure = z.object({
  closure_id: z.string(),
  ...nights,
  reason: closureReason,
  berths: z.array(z.object({ berth_id: z.string(), start_date: calendarDate, end_date: calendarDate.nullable() })),
  /** Boats that still need another berth, with the berth that they have or had. */
  to_move: z.array(z.object({ allocation_id: z.string(), berth_id: z.string() })),
});
export type PlanClosure = z.infer<typeof planClosure>;
