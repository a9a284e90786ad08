import * as z from 'zod';
import { conflictChoices, conflictKinds, differenceKinds } from '../../../contracts/dockwalk/vocabulary.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

const session = { session_id: z.string() };

/** A tap: when (within the walk and not after its arrival), by whom, on which phone. */
const tap = {
  ...session,
  tap_id: z.string(),
  at: instant,
  /** By the clock of the phone, which may be wrong. */
  said_at: z.string(),
  by: z.string(),
  device_id: z.string(),
};

const place = { berth_id: z.string(), pier_id: z.string() };

/** Boats are named by ids; only a boat that nobody knows has its name here. Sizes in metres. */
const seenInBerth = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('EMPTY') }),
  z.object({
    answer: z.literal('BOAT'),
    vessel_id: z.string().nullable(),
    reservation_id: z.string().nullable(),
    /** On the boat's card. */
    length: z.number().nullable(),
    measured: z.number().nullable(),
  }),
]);

/** The boat that a difference is about besides the one that was seen. */
const plannedBoat = z.object({
  vessel_id: z.string().nullable(),
  reservation_id: z.string().nullable(),
  absence_id: z.string().nullable(),
  /** The last day of its stay or absence; null: until further notice. */
  end_date: z.string().nullable(),
});

const foundDifference = z.object({ kind: z.enum(differenceKinds), planned: plannedBoat.nullable() });

/** Notes, and names of boats that nobody knows, are encrypted with a key of the walk: their owners are unknown. */
const ofWalk = (data: { session_id: string }): string => data.session_id;

const settled = { ...session, difference_id: z.string(), at: instant };

export const walkEvents = defineEvents({
  DockWalkStarted: {
    version: 1,
    data: z.object({
      ...session,
      marina_id: z.string(),
      previous_session_id: z.string().nullable(),
      at: instant,
      by: z.string(),
    }),
  },
  BerthChecked: {
    version: 1,
    data: z.object({
      ...tap,
      ...place,
      /** TAKEN_BACK: the berth is not checked. */
      answer: z.enum(['AS_PLANNED', 'EMPTY', 'BOAT', 'TAKEN_BACK']),
      seen: seenInBerth.nullable(),
      boat_name: z.string().nullable(),
      /** The tap that the phone knew to stand. */
      knew_tap_id: z.string().nullable(),
      /** How it differs from what was expected when it arrived. */
      differences: z.array(foundDifference),
      /** Checked berths of the walk after this tap. */
      checked: z.number().int(),
    }),
    personal: ['boat_name'],
    person: ofWalk,
  },
  BerthNoted: {
    version: 1,
    data: z.object({
      ...tap,
      ...place,
      note: z.string().nullable(),
      /** The note that the phone showed. */
      knew_note: z.string().nullable(),
      /** False: the note on the berth was changed meanwhile, so staff decide. */
      writes: z.boolean(),
    }),
    personal: ['note', 'knew_note'],
    person: ofWalk,
  },
  BerthPhotographed: {
    version: 1,
    data: z.object({ ...tap, ...place, content_type: z.string(), size_bytes: z.number().int() }),
  },
  PierWalked: { version: 1, data: z.object({ ...tap, pier_id: z.string() }) },
  CheckConflicted: {
    version: 1,
    data: z.object({
      ...session,
      conflict_id: z.string(),
      kind: z.enum(conflictKinds),
      ...place,
      tap_id: z.string(),
      /** The tap on the other side, of OTHER_TAP. */
      other_tap_id: z.string().nullable(),
      /** The expectation that the phone knew, of PLAN_CHANGED. */
      knew_expected: z.string().nullable(),
      safe: z.enum(conflictChoices),
      at: instant,
    }),
  },
  ConflictDecided: {
    version: 1,
    data: z.object({
      ...session,
      conflict_id: z.string(),
      choice: z.enum(conflictChoices),
      berth_id: z.string(),
      /** The tap that no longer counts; null: none. */
      forgotten_tap_id: z.string().nullable(),
      /** The note to write on the berth; null: it stays. */
      note: z.string().nullable(),
      checked: z.number().int(),
      at: instant,
      by: z.string(),
    }),
    personal: ['note'],
    person: ofWalk,
  },
  /** A later tap that knew both sides made the question moot. */
  ConflictDropped: { version: 1, data: z.object({ ...session, conflict_id: z.string(), at: instant }) },
  DifferenceFound: {
    version: 1,
    data: z.object({
      ...session,
      difference_id: z.string(),
      ...place,
      ...foundDifference.shape,
      tap_id: z.string(),
      seen: seenInBerth,
      boat_name: z.string().nullable(),
      /** The tap arrived after the walk was saved. */
      to_desk: z.boolean(),
      at: instant,
      by: z.string(),
    }),
    personal: ['boat_name'],
    person: ofWalk,
  },
  /** Its tap no longer stands. */
  DifferenceWithdrawn: { version: 1, data: z.object(settled) },
  DifferenceLeftToDesk: { version: 1, data: z.object({ ...settled, by: z.string() }) },
  /** Plan and record agree with what was seen. */
  DifferenceResolved: { version: 1, data: z.object(settled) },
  DifferenceDismissed: {
    version: 1,
    data: z.object({ ...settled, reason: z.string().nullable(), by: z.string() }),
    personal: ['reason'],
    person: ofWalk,
  },
  DockWalkSaved: {
    version: 1,
    data: z.object({
      ...session,
      /** NEW_WALK: another one was started. */
      because: z.enum(['SAVED', 'NEW_WALK']),
      /** Berths of the marina at that time. */
      berths: z.number().int(),
      at: instant,
      by: z.string(),
    }),
  },
});
export type WalkEvent = EventsOf<typeof walkEvents>;
export type WalkEventOf<T extends WalkEvent['type']> = Extract<WalkEvent, { type: T }>;
export type SeenInBerth = z.output<typeof seenInBerth>;
export type PlannedBoat = z.output<typeof plannedBoat>;
export type FoundDifference = z.output<typeof foundDifference>;
