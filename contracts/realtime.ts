import * as z from 'zod';
import { MOST_PRESENT, MOST_SHOWN, presenceKinds } from './vocabulary/presence.js';
import { id } from './vocabulary/route.js';

/**
 * What the sockets carry (socket.io, path `/socket.io`). A client authenticates when it
 * connects. It receives hints that records of a topic changed and fetches the data over HTTP, with `X-Min-Position` set
 * to the position of the hint. All it sends afterwards is its sign of presence: which records it shows.
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
  'message_templates',
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
  /** What open consoles are to do: each id is a command such as `REFRESH_PAGE`, a space, and an id of its own. */
  'commands',
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
  /** `EVERY_MARINA`: all of them. */
  marina_id: z.string(),
  /** False: more hints of the same position follow. Reconnect only with the position of a complete hint. */
  complete: z.boolean(),
});
export type Hint = z.output<typeof hint>;

/** A position in the log. */
export const logPosition = z.object({ position: z.number().int() });
export type LogPosition = z.output<typeof logPosition>;

/** A record that somebody looks at. */
export const presenceRecord = z.object({ kind: z.enum(presenceKinds), id });
export type PresenceRecord = z.output<typeof presenceRecord>;

/**
 * A client's sign of presence: all records that it shows now. It replaces the client's earlier sign, and is forgotten
 * unless it is repeated (`PRESENCE_SIGN_MS`). Nothing of it is logged or stored.
 */
export const presenceSign = z.strictObject({
  shown: z.array(z.strictObject({ ...presenceRecord.shape, answering: z.boolean() })).max(MOST_SHOWN),
});
export type PresenceSign = z.output<typeof presenceSign>;

/** The others of the marina who look at a record, by name. Sent when a client begins to show it and at every change. */
export const presence = z.object({
  record: presenceRecord,
  people: z.array(z.object({ user_id: z.string(), name: z.string(), answering: z.boolean() })).max(MOST_PRESENT),
});
export type Presence = z.output<typeof presence>;
export type PresentPerson = Presence['people'][number];

/** What a client sends, as socket.io's event map. Any other event closes the connection. */
export interface ClientMessages {
  presence: (sign: PresenceSign) => void;
}

/** Every message of the server by its event name. */
export const socketMessages = {
  /** Sent once, after connecting and catching up: every change after this position produces a hint. */
  ready: logPosition,
  hint,
  /** Too many hints were missed to send again: anything read before this position may be out of date. */
  resync: logPosition,
  presence,
  /** The session has ended; the same token will be refused. */
  signed_out: z.object({}),
};

/** The same messages as socket.io's event map. */
export interface SocketMessages {
  ready: (message: LogPosition) => void;
  hint: (message: Hint) => void;
  resync: (message: LogPosition) => void;
  presence: (message: Presence) => void;
  signed_out: (message: Record<string, never>) => void;
}

/** Why a connection is refused: the message of socket.io's `connect_error`. */
export const socketRefusals = ['VALIDATION', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;
export type SocketRefusal = (typeof socketRefusals)[number];
