import * as z from 'zod';
import { id } from './vocabulary/route.js';

/**
 * What the sockets carry (socket.io, path `/socket.io`). A client authenticates when it
 * connects and sends nothing afterwards. It receives hints that records of a topic changed and fetches the data
 * over HTTP, with `X-Min-Position` set to the position of the hint.
 */

/** Sent on connecting, as socket.io's `auth`. */
export const socketAuth = z.object({
  /** The bearer token of the session. */
  token: z.string().min(1).max(512),
  /** Position of the last hint the client processed, or of its oldest answer: later hints are sent again. */
  after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Administrators only: the marina to receive hints for. All others receive those of their active marina. */
  marina_id: id.optional(),
});
export type SocketAuth = z.input<typeof socketAuth>;

/** Topics that areas send hints for. Clients ignore topics that they do not know. */
export const hintTopics = [
  'reservations',
  'berths',
  'occupancy',
  'traffic',
  'conflicts',
  /** The ids are those of the boater and of the reservation or absence that the message concerns. */
  'messages',
  /** The ids are those of notifications, and of users whose marks changed. */
  'notifications',
  'customers',
  'vessels',
  /** Of boaters and boats. */
  'documents',
  'memberships',
  'absences',
  /** The ids are those of the walk and of the berth or pier. */
  'dockwalk',
  'payments',
  'pricing',
  'campaigns',
  'loyalty',
  'marinas',
  'local_events',
  'users',
  'mails',
  'views',
] as const;
export type HintTopic = (typeof hintTopics)[number];

/** A hint names at most this many records. */
export const MOST_HINT_IDS = 100;

/** Records of a topic changed. */
export const hint = z.object({
  topic: z.string(),
  /** Ids of the records. Empty: too many to name, so any record of the topic may have changed. */
  ids: z.array(z.string()).max(MOST_HINT_IDS),
  /** Position of the newest change in this hint. */
  position: z.number().int(),
  marina_id: z.string(),
  /** False: more hints of the same position follow. Reconnect only with the position of a complete hint. */
  complete: z.boolean(),
});
export type Hint = z.output<typeof hint>;

/** A position in the log. */
export const logPosition = z.object({ position: z.number().int() });
export type LogPosition = z.output<typeof logPosition>;

/** Every message by its event name. */
export const socketMessages = {
  /** Sent once, after connecting and catching up: every change after this position produces a hint. */
  ready: logPosition,
  hint,
  /** Too many hints were missed to send again: anything read before this position may be out of date. */
  resync: logPosition,
  /** The session has ended; the same token will be refused. */
  signed_out: z.object({}),
};

/** The same messages as socket.io's event map. */
export interface SocketMessages {
  ready: (message: LogPosition) => void;
  hint: (message: Hint) => void;
  resync: (message: LogPosition) => void;
  signed_out: (message: Record<string, never>) => void;
}

/** Why a connection is refused: the message of socket.io's `connect_error`. */
export const socketRefusals = ['VALIDATION', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;
export type SocketRefusal = (typeof socketRefusals)[number];
