import * as z from 'zod';
import { shownAssociation } from '../marinas/association.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { userPermissions } from '../vocabulary/permissions.js';

export const userRole = z.enum(['primary', 'secondary']);
export type UserRole = z.infer<typeof userRole>;

/**
 * Who gave a user the access to a marina: its own people by an invitation, a chain manager by an invitation that the user
 * accepted, a chain manager directly, or an administrator.
 */
export const accessOrigin = z.enum(['marina', 'chain_invitation', 'chain', 'administrator']);
export type AccessOrigin = z.infer<typeof accessOrigin>;

/**
 * A marina where a user works, with the user's permissions and role there. Without a role, as in older events, it is the one
 * with which the user was added.
 */
export const marinaAccess = z.strictObject({
  marina_id: z.string(),
  permissions: userPermissions,
  role: userRole.optional(),
  /** Absent in older events. */
  origin: accessOrigin.optional(),
});
export type MarinaAccess = z.infer<typeof marinaAccess>;

/** The signed-in user (spec 1 §3); `permissions` and `role` are those in the active marina. */
export const signedInUser = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  language,
  is_admin: z.boolean(),
  association_manager: z.boolean(),
  chain_manager: z.boolean(),
  role: userRole,
  /** True: terms and privacy policy are not accepted yet. */
  is_first_login: z.boolean(),
  /** True: this session was opened by a mailed link, and no password was chosen since. */
  is_password_temp: z.boolean(),
  has_second_factor: z.boolean(),
  /** True: the active marina or another one of the user requires a second factor, and the user has none. */
  is_second_factor_missing: z.boolean(),
  permissions: userPermissions,
  marina: z.object({ id: z.string(), name: z.string(), code: z.string() }).nullable(),
  /** The association that the user manages, or the active marina's. */
  association: shownAssociation.nullable(),
  /** All marinas that the user may switch to. */
  marina_ids: z.array(z.string()),
});
export type SignedInUser = z.infer<typeof signedInUser>;

/** A session in which a user is signed in. */
export const userSession = z.object({
  id: z.string(),
  /** Names as `Firefox` and `Windows`; null: unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network address of the sign-in, for the user only. */
  address: z.string().nullable(),
  started_at: instant,
  /** The sign-in, or a later use. It is recorded once an hour, so the session may have been used until an hour later. */
  last_used_at: instant,
  expires_at: instant,
  /** The session of this call. */
  current: z.boolean(),
});
export type UserSession = z.infer<typeof userSession>;

/** A user in the list of one marina; the permissions and the role are those in that marina. */
export const marinaUser = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  language,
  role: userRole,
  chain_manager: z.boolean(),
  /** Who gave the access to this marina; null: it was given before this was recorded. */
  origin: accessOrigin.nullable(),
  is_first_login: z.boolean(),
  is_password_temp: z.boolean(),
  has_second_factor: z.boolean(),
  permissions: userPermissions,
  /** Set until the first sign-in: when the mailed invitation ends. Without an end, nothing was mailed. */
  invited_until: instant.nullable(),
  last_signed_in_at: instant.nullable(),
});
export type MarinaUser = z.infer<typeof marinaUser>;
