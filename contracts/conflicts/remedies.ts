import * as z from 'zod';
import { changedPrice } from '../berths/plan-gestures.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { id } from '../vocabulary/route.js';
import { vesselSizes } from '../vocabulary/sizes-schemas.js';
import { paragraph } from '../vocabulary/text.js';

/** Sizes of a boat in metres, as staff enter them. */
export const boatSizes = z.strictObject(vesselSizes);
export type BoatSizes = z.output<typeof boatSizes>;

/** Sizes in metres, as they are known. */
export const knownSizes = z.object({ length: z.number(), beam: z.number(), draft: z.number() });

const stay = { reservation_id: id };

/** What staff do about a conflict. The server lists the remedies that are possible now; one of them is sent back. */
export const remedyChoice = z.discriminatedUnion(
  'kind',
  [
    /** The stay gets another berth for its remaining nights, or its own one with neighbours. */
    z.strictObject({ kind: z.literal('MOVE'), ...stay, berth_id: id }),
    /** Two stays exchange their berths. */
    z.strictObject({ kind: z.literal('SWAP'), ...stay, with_reservation_id: id }),
    /** The boat that has not left stays longer, in another berth from tonight. The boater has agreed. */
    z.strictObject({ kind: z.literal('STAY_LONGER'), ...stay, end_date: calendarDate, berth_id: id }),
    /** The boat that has not left has in fact gone: its departure is confirmed. */
    z.strictObject({ kind: z.literal('DEPARTED'), ...stay }),
    /** The boat now lies in the berth that the plan has for it. */
    z.strictObject({ kind: z.literal('AT_PLACE'), ...stay }),
    /** The size of the booking is right; the boat's card is corrected. */
    z.strictObject({ kind: z.literal('KEEP_SIZE'), ...stay }),
    /** The boat keeps both berths; the message is the reason. */
    z.strictObject({ kind: z.literal('KEEP_BOTH'), ...stay }),
    /** The boater is asked; the conflict waits for the answer. */
    z.strictObject({ kind: z.literal('ASK'), ...stay, until: instant }),
    /** Other dates are suggested to the boater; the conflict waits for the answer. */
    z.strictObject({
      kind: z.literal('DATES'),
      ...stay,
      start_date: calendarDate,
      end_date: calendarDate,
      until: instant,
    }),
    /** Nothing yet. */
    z.strictObject({ kind: z.literal('REMIND'), until: instant }),
    z.strictObject({ kind: z.literal('CANCEL'), ...stay }),
  ],
  'actionRequired',
);
export type RemedyChoice = z.output<typeof remedyChoice>;

/** Words to the boater of the stay that changes, or the reason to keep both berths; empty: none, where none are needed. */
export const remedyMessage = paragraph(2000, 'specialChars').default('');

/** `pier_id` empty: the berth is no longer in use. */
const namedBerth = z.object({ berth_id: z.string(), label: z.string(), pier_id: z.string() });

/** One possible remedy with everything that it changes. */
export const remedy = z.object({
  choice: remedyChoice,
  /** The stay that changes, with its boat and person; null: none does. */
  stay: z
    .object({ reservation_id: z.string(), boater_id: z.string(), boat: z.string(), person: z.string() })
    .nullable(),
  /** The stay that it exchanges berths with. */
  other: z.object({ reservation_id: z.string(), boat: z.string() }).nullable(),
  from: namedBerth.nullable(),
  /** The new berth and the neighbours that the boat extends over. */
  to: z.array(namedBerth),
  same_pier: z.boolean(),
  /** A boat that leaves today is still in the new berth; absent: it is empty. */
  still_leaving: z.boolean().optional(),
  /** Metres that the boat leaves unused in the new berth. */
  spare: knownSizes.nullable(),
  /** The nights concerned. */
  nights: z.object({ start_date: calendarDate, end_date: calendarDate }).nullable(),
  /** Null: the price stays as it is. */
  price: changedPrice.nullable(),
  /** What a cancellation pays back, in decimals; 0: nothing was paid. Null: the remedy cancels nothing. */
  refund: z.object({ currency, amount: z.number() }).nullable(),
  /** The boater gets a mail by the rules of reservations. */
  mails: z.boolean(),
  /** The conflict stays open until somebody has answered. */
  needs_answer: z.boolean(),
});
export type Remedy = z.output<typeof remedy>;
