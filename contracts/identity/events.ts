import * as z from 'zod';

/** Facts that other areas react to. Streams are `user-<id>`. */

export const sessionEndReason = z.enum([
  'signed_out',
  'revoked',
  'password_changed',
  'too_many',
  'link_used',
  'second_factor',
]);

/** A session ended: its open sockets are to be closed. An expiry has no event: sockets know when their session ends. */
export const sessionEnded = z.object({ user_id: z.string(), session_id: z.string(), reason: sessionEndReason });
export type SessionEnded = z.infer<typeof sessionEnded>;

/** The user was deleted, and all their sessions ended. */
export const userDeleted = z.object({ user_id: z.string() });
export type UserDeleted = z.infer<typeof userDeleted>;

/** The user no longer works in a marina; sessions active there switched to another marina or to none. */
export const marinaAccessRemoved = z.object({
  user_id: z.string(),
  marina_id: z.string(),
  /** Absent in older events. */
  at: z.string().optional(),
});
export type MarinaAccessRemoved = z.infer<typeof marinaAccessRemoved>;
