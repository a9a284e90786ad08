import * as z from 'zod';
import { BERTH_NOTE_MAX } from '../berths/vocabulary.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { commandReceipt, id } from '../vocabulary/route.js';
import { metres } from '../vocabulary/sizes-schemas.js';
import { line } from '../vocabulary/text.js';
import { dockVessel } from './boats.js';
import { conflict } from './conflicts.js';
import { MOST_TAPS, tapOutcomes } from './vocabulary.js';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const EXPECTATION_KEY = new RegExp(`^(?:EMPTY|CLOSED|BOAT:${UUID}:(?:${UUID})?:(?:${UUID})?)$`);

/** What the phone showed of the berth when it was tapped. */
const knew = z.strictObject({
  /** `expected.key` of the berth's row. */
  expected: z.string().regex(EXPECTATION_KEY, 'inValidId'),
  /** The tap that stood for the berth; null: none. */
  tap_id: id.nullable().default(null),
});

/** Every tap has an id of its own, from the phone: a tap that is sent again changes nothing. */
const tapped = { tap_id: id, at: instant.meta({ description: 'By the clock of the phone' }) };
const berth = { ...tapped, berth_id: id, knew };

const measuredLength = metres('boatloaRequired', 'boatloaTooShort', 0.1);

const { name: _name, length: _length, ...described } = dockVessel.shape;

/**
 * A boat that is not in the register, as far as it was seen. One that is described as for `add/vessel` is added to the
 * register with the tap.
 */
export const unknownBoat = z.strictObject({
  name: line(120).default(''),
  length: measuredLength.nullable().default(null),
  ...z.object(described).partial().shape,
});

/**
 * A tap on the phone. BOAT names the boat by its vessel, by its stay, or describes it. NOTE writes the note on the
 * berth.
 */
export const walkTap = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('AS_PLANNED'), ...berth }),
    z.strictObject({ kind: z.literal('EMPTY'), ...berth }),
    z.strictObject({ kind: z.literal('TAKEN_BACK'), ...berth }),
    z.strictObject({
      kind: z.literal('BOAT'),
      ...berth,
      vessel_id: id.nullable().default(null),
      reservation_id: id.nullable().default(null),
      boat: unknownBoat.nullable().default(null),
      /** Metres, as measured on the dock. */
      measured: measuredLength.nullable().default(null),
    }),
    z.strictObject({
      kind: z.literal('NOTE'),
      ...tapped,
      berth_id: id,
      note: z.string('noteRequired').max(BERTH_NOTE_MAX, 'berthNoteTooLong'),
      /** The note that the phone showed. */
      knew_note: z.string().max(BERTH_NOTE_MAX, 'berthNoteTooLong'),
    }),
    /** The walker is done with the pier; berths left as planned are taps of their own. */
    z.strictObject({ kind: z.literal('PIER_COMPLETE'), ...tapped, pier_id: id }),
  ],
  'actionRequired',
);
export type WalkTap = z.output<typeof walkTap>;

/** Identifies the phone, not its user. */
export const deviceId = id;

export const mergeTaps = z.strictObject({
  session_id: id,
  device_id: deviceId,
  taps: z.array(walkTap).min(1).max(MOST_TAPS, 'tooManyTaps'),
});
export type MergeTaps = z.output<typeof mergeTaps>;

export const tapOutcome = z.object({
  tap_id: z.string(),
  outcome: z.enum(tapOutcomes),
  /** Why it was refused. */
  code: z.string().nullable(),
  /** The open question about it. */
  conflict: conflict.nullable(),
});
export type TapOutcomeRow = z.output<typeof tapOutcome>;

export const mergedTaps = commandReceipt.extend({
  /** Taps of a walk that was saved go into that walk; new taps belong into this one. Null: no walk is under way. */
  current_session_id: z.string().nullable(),
  /** In the order of the request. */
  outcomes: z.array(tapOutcome),
});
export type MergedTaps = z.output<typeof mergedTaps>;

/** With the image as part `file`. The id of the tap is the photo's. */
export const photoTap = z.strictObject({ session_id: id, device_id: deviceId, ...tapped, berth_id: id });
