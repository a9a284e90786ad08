import * as z from 'zod';
import { marinaAccessRemoved, sessionEnded, userDeleted } from '../../../contracts/identity/events.js';
import { marinaAccess, userRole } from '../../../contracts/identity/user.js';
import { associationCode } from '../../../contracts/marinas/marina.js';
import { language } from '../../../contracts/vocabulary/languages.js';

const user = { user_id: z.string() };
/** Null once the person was erased. */
const personal = z.string().nullable();

const schemas = {
  UserAdded: z.object({
    ...user,
    email: personal,
    first_name: personal,
    last_name: personal,
    /** argon2id in PHC format; null: no password was chosen yet. */
    password_hash: personal,
    language,
    role: userRole,
    is_admin: z.boolean(),
    chain_manager: z.boolean(),
    association_code: associationCode,
    marinas: z.array(marinaAccess),
    first_login_done: z.boolean(),
    /** Until when the mailed link signs in; null: none is mailed. */
    invited_until: z.string().nullable(),
  }),
  UserEdited: z.object({ ...user, first_name: personal, last_name: personal }),
  /** First access or changed permissions. */
  MarinaAccessGranted: z.object({ ...user, ...marinaAccess.shape }),
  MarinaAccessRemoved: marinaAccessRemoved,
  UserDeleted: userDeleted,
  PasswordChanged: z.object({ ...user, password_hash: personal }),
  /** A sign-in link is to be mailed. `generation` is the one of the credentials that the link belongs to. */
  LoginLinkRequested: z.object({ ...user, at: z.string(), expires_at: z.string(), generation: z.number().int() }),
  /** A mailed link was used up: the password is temporary until another one is chosen. */
  LoginLinkUsed: z.object({ ...user, session_id: z.string(), link_digest: z.string() }),
  SessionStarted: z.object({
    ...user,
    session_id: z.string(),
    /** SHA-256 of the token's secret, base64url. */
    secret_digest: z.string(),
    at: z.string(),
    expires_at: z.string(),
    marina_id: z.string().nullable(),
  }),
  SessionEnded: sessionEnded,
  ActiveMarinaSwitched: z.object({ ...user, session_id: z.string(), marina_id: z.string() }),
  FirstLoginCompleted: z.object({ ...user, language }),
  LanguageChanged: z.object({ ...user, language }),
};

type Type = keyof typeof schemas;
export type UserEvent = { [T in Type]: { type: T; data: z.output<(typeof schemas)[T]> } }[Type];
export type UserEventOf<T extends Type> = Extract<UserEvent, { type: T }>;

/** Hashes too: a stolen log without its keys gives nothing to guess passwords on. */
const personalPaths: Partial<Record<Type, readonly string[]>> = {
  UserAdded: ['email', 'first_name', 'last_name', 'password_hash'],
  UserEdited: ['first_name', 'last_name'],
  PasswordChanged: ['password_hash'],
};

export const userEvents = (Object.keys(schemas) as Type[]).map((type) => ({
  type,
  version: 1,
  data: schemas[type],
  personal: personalPaths[type] ?? [],
  person: (data: { user_id: string }) => data.user_id,
}));
