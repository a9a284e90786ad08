import * as z from 'zod';

/** What other areas react to. Streams are `user-<id>`. */

export const sessionEndReason = z.enum(['signed_out', 'revoked', 'password_changed', 'too_many']);

/** One session is over: whatever it holds open (sockets) is to be closed. Expiry tells nobody: sockets carry their end. */
export const sessionEnded = z.object({ user_id: z.string(), session_id: z.string(), reason: sessionEndReason });
export type SessionEnded = z.infer<typeof sessionEnded>;

/** The user is gone, and with them all their sessions. */
export const userDeleted = z.object({ user_id: z.string() });
export type UserDeleted = z.infer<typeof userDeleted>;

/** The user no longer works in a marina; sessions that were active in it are in another one, or in none. */
export const marinaAccessRemoved = z.object({ user_id: z.string(), marina_id: z.string() });
export type MarinaAccessRemoved = z.infer<typeof marinaAccessRemoved>;
