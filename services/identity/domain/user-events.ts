import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { marinaAccessRemoved, sessionEnded, userDeleted } from '../../../contracts/identity/events.js';
import { marinaAccess, userRole } from '../../../contracts/identity/user.js';
import { associationCode } from '../../../contracts/marinas/marina.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';

const user = { user_id: z.string() };
/** Null once the person was erased. */
const personal = z.string().nullable();

/** The device of a session, as the browser describes it; null: unknown. */
const device = z.object({ browser: personal, system: personal, address: personal });
export type Device = z.output<typeof device>;

const ofUser = (data: { user_id: string }): string => data.user_id;

export const userEvents = defineEvents({
  /** Hashes are encrypted too, so that a stolen log without its keys allows no password guessing. */
  UserAdded: {
    version: 1,
    data: z.object({
      ...user,
      email: personal,
      first_name: personal,
      last_name: personal,
      /** argon2id in PHC format; null: no password has been chosen yet. */
      password_hash: personal,
      language,
      role: userRole,
      is_admin: z.boolean(),
      chain_manager: z.boolean(),
      association_code: associationCode,
      marinas: z.array(marinaAccess),
      first_login_done: z.boolean(),
      /** When the mailed link expires; null: no link is mailed. */
      invited_until: z.string().nullable(),
      /**
       * The user who has the address already and works elsewhere; absent or null: this record has it. Nobody signs in
       * with a record that only invites somebody.
       */
      invites_user: z.string().nullable().optional(),
    }),
    personal: ['email', 'first_name', 'last_name', 'password_hash'],
    person: ofUser,
  },
  UserEdited: {
    version: 1,
    data: z.object({ ...user, first_name: personal, last_name: personal }),
    personal: ['first_name', 'last_name'],
    person: ofUser,
  },
  /** First access, or changed permissions or role. Without a role, as in older events, the role stays. */
  MarinaAccessGranted: { version: 1, data: z.object({ ...user, ...marinaAccess.shape }) },
  /** Whether the user manages the chain of the marinas where they work, or an association. */
  OversightSet: {
    version: 1,
    data: z.object({ ...user, chain_manager: z.boolean(), association_code: associationCode }),
  },
  MarinaAccessRemoved: { version: 1, data: marinaAccessRemoved },
  UserDeleted: { version: 1, data: userDeleted },
  PasswordChanged: {
    version: 1,
    data: z.object({ ...user, password_hash: personal }),
    personal: ['password_hash'],
    person: ofUser,
  },
  /** A sign-in link is to be mailed. `generation` is that of the credentials that the link belongs to. */
  LoginLinkRequested: {
    version: 1,
    data: z.object({
      ...user,
      at: z.string(),
      expires_at: z.string(),
      generation: z.number().int(),
      /** True: a manager sends the invitation again. */
      invites: z.boolean().optional(),
      /** As in UserAdded, by the time of this invitation. */
      invites_user: z.string().nullable().optional(),
    }),
  },
  /** The user who has the address declined to work in the marina. Its managers do not learn of it. */
  InvitationDeclined: { version: 1, data: z.object({ ...user, at: z.string() }) },
  /** A mailed link was used: the password is temporary until another one is chosen. */
  LoginLinkUsed: { version: 1, data: z.object({ ...user, session_id: z.string(), link_digest: z.string() }) },
  /** The secret is encrypted with the user's key; of recovery codes the log keeps keyed digests. */
  SecondFactorSet: {
    version: 1,
    data: z.object({
      ...user,
      factor_id: z.string(),
      /** Base32. */
      secret: personal,
      recovery_digests: z.array(z.string()).nullable(),
      /** The time step of the code that confirmed it, which signs nobody in any more. */
      time_step: z.number().int(),
      at: z.string(),
    }),
    personal: ['secret', 'recovery_digests'],
    person: ofUser,
  },
  SecondFactorRemoved: {
    version: 1,
    data: z.object({ ...user, by: z.enum(['user', 'manager']) }),
  },
  RecoveryCodesReplaced: {
    version: 1,
    data: z.object({ ...user, recovery_digests: z.array(z.string()).nullable() }),
    personal: ['recovery_digests'],
    person: ofUser,
  },
  /** Position in the set of codes, as it was handed out. */
  RecoveryCodeUsed: { version: 1, data: z.object({ ...user, index: z.number().int() }) },
  SessionStarted: {
    version: 1,
    data: z.object({
      ...user,
      session_id: z.string(),
      /** SHA-256 of the token's secret, base64url. */
      secret_digest: z.string(),
      at: z.string(),
      expires_at: z.string(),
      marina_id: z.string().nullable(),
      /** The time step of the app's code (RFC 6238); each signs in once. */
      time_step: z.number().int().optional(),
      /** From where; null once the user was erased. Absent in older events. */
      device: device.nullable().optional(),
    }),
    personal: ['device'],
    person: ofUser,
  },
  /** One or more sessions were ended from another one: by the user, or by a manager. */
  SessionsRevoked: { version: 1, data: z.object({ ...user, by: z.enum(['user', 'manager']), at: z.string() }) },
  SessionEnded: { version: 1, data: sessionEnded },
  ActiveMarinaSwitched: {
    version: 1,
    data: z.object({ ...user, session_id: z.string(), marina_id: z.string() }),
  },
  FirstLoginCompleted: { version: 1, data: z.object({ ...user, language }) },
  LanguageChanged: { version: 1, data: z.object({ ...user, language }) },
});

export type UserEvent = EventsOf<typeof userEvents>;
export type UserEventOf<T extends UserEvent['type']> = Extract<UserEvent, { type: T }>;
