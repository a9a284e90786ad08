import * as z from 'zod';
import { id } from './vocabulary/route.js';

/**
 * What the sockets carry (socket.io, path `/socket.io`). A socket only ever listens: it shows who it is when it
 * connects and sends nothing afterwards. What it hears are hints that something of a topic changed; the data
 * itself is asked for over HTTP, with `X-Min-Position` set to the position of the hint.
 */

/** Shown on connecting, as socket.io's `auth`. */
export const socketAuth = z.object({
  /** The bearer token of the session. */
  token: z.string().min(1).max(512),
  /** Position of the last message that was taken in, or of the oldest answer: hints that came since are sent again. */
  after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Of the administrator only: whose hints are wanted. Everybody else hears of their active marina. */
  marina_id: id.optional(),
});
export type SocketAuth = z.input<typeof socketAuth>;

/** Topics that the product's areas hint at. A client passes over those that it does not know. */
export const hintTopics = [
  'reservations',
  'berths',
  'occupancy',
  'traffic',
  /** Named by the boater, and by the reservation or absence that they are about. */
  'messages',
  'customers',
  'vessels',
  'memberships',
  'absences',
  'payments',
  'pricing',
  'campaigns',
  'loyalty',
  'marinas',
  'local_events',
  'users',
  'mails',
] as const;
export type HintTopic = (typeof hintTopics)[number];

/** More records than this are not named one by one. */
export const MOST_HINT_IDS = 100;

/** Records of a topic changed. */
export const hint = z.object({
  topic: z.string(),
  /** The records; none at all: too many to name, so anything of the topic may have changed. */
  ids: z.array(z.string()).max(MOST_HINT_IDS),
  /** Of the newest change this tells of. */
  position: z.number().int(),
  marina_id: z.string(),
  /** False: more hints of the same position follow; only the last of them makes it one to connect again with. */
  complete: z.boolean(),
});
export type Hint = z.output<typeof hint>;

/** Where the log stands. */
export const logPosition = z.object({ position: z.number().int() });
export type LogPosition = z.output<typeof logPosition>;

/** Every message by its event name. */
export const socketMessages = {
  /** Once, when connected and everything missed was sent again: from this position on, every change is hinted at. */
  ready: logPosition,
  hint,
  /** Too much was missed to be told: whatever was read before this position may be outdated. */
  resync: logPosition,
  /** The session is over; connecting again with the same token is of no use. */
  signed_out: z.object({}),
};

/** The same for socket.io's own types. */
export interface SocketMessages {
  ready: (message: LogPosition) => void;
  hint: (message: Hint) => void;
  resync: (message: LogPosition) => void;
  signed_out: (message: Record<string, never>) => void;
}

/** Why a connection is refused: the message of socket.io's `connect_error`. */
export const socketRefusals = ['VALIDATION', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;
export type SocketRefusal = (typeof socketRefusals)[number];
