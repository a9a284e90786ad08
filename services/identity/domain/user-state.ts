import type { MarinaAccessRemoved } from '../../../contracts/identity/events.js';
import type { AccessOrigin, MarinaAccess, UserRole } from '../../../contracts/identity/user.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { type SecondFactor, secondFactorAfter, withTimeStep } from './second-factor-state.js';
import type { Device, UserEvent, UserEventOf } from './user-events.js';

export interface Session {
  readonly session_id: string;
  readonly secret_digest: string;
  readonly started_at: string;
  readonly expires_at: string;
  /** The active marina; null if the user has none. */
  readonly marina_id: string | null;
  /** Digest of the mailed link that opened this session, which counts as its old password. */
  readonly link_digest: string | null;
  /** Null: unknown, or erased. */
  readonly device: Device | null;
}

export interface ExistingUser {
  readonly exists: true;
  readonly user_id: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly password_hash: string | null;
  readonly is_password_temp: boolean;
  readonly is_first_login: boolean;
  readonly language: Language;
  /** In marinas whose access names none. */
  readonly role: UserRole;
  readonly is_admin: boolean;
  readonly chain_manager: boolean;
  readonly association_code: UserEventOf<'UserAdded'>['data']['association_code'];
  readonly marinas: readonly MarinaAccess[];
  /** When a manager last removed this user from each marina. Older invitations to it are void. */
  readonly removals: readonly { readonly marina_id: string; readonly at: string }[];
  readonly sessions: readonly Session[];
  readonly second_factor: SecondFactor | null;
  /** Incremented when mailed links become invalid: a link was used, or a password chosen. */
  readonly generation: number;
  /** When the latest links were requested; only those of the last hour matter. */
  readonly links_requested: readonly string[];
  /** The marina that added the user; null: an administrator, or a user of an association. */
  readonly added_in: string | null;
  /** The user who has the address and is invited by this record; null: this record has the address. */
  readonly invites_user: string | null;
  readonly invitation_declined: boolean;
  readonly invited_until: string | null;
}

export type UserState =
  | {
      readonly exists: false;
      readonly deleted: boolean;
      /** The address of a deleted user, which must be released. */
      readonly email: string | null;
      readonly added_in: string | null;
    }
  | ExistingUser;

export function initial(): UserState {
  return { exists: false, deleted: false, email: null, added_in: null };
}

/** The user's role in a marina. */
export function roleIn(user: Pick<ExistingUser, 'marinas' | 'role'>, marina_id: string | null): UserRole {
  return user.marinas.find((access) => access.marina_id === marina_id)?.role ?? user.role;
}

/** Who gave the user the access to a marina; undefined: it was given before this was recorded. */
export function originIn({ marinas }: Pick<ExistingUser, 'marinas'>, marina_id: string): AccessOrigin | undefined {
  return marinas.find((access) => access.marina_id === marina_id)?.origin;
}

/** False for an expired session; it is dropped at the next event that starts one. */
export function isLive(session: Session, now: string): boolean {
  return session.expires_at > now;
}

/**
 * Whether a mailed link opened this session, and no password was chosen since. Only such a session may choose one without
 * the old one: its user has never seen it, or has forgotten it.
 */
export function openedByLink(user: ExistingUser, sessionId: string): boolean {
  return user.sessions.some(({ session_id, link_digest }) => session_id === sessionId && link_digest !== null);
}

export function evolve(state: UserState, event: UserEvent): UserState {
  if (event.type === 'UserAdded') return added(event.data);
  if (!state.exists) return state;
  switch (event.type) {
    case 'UserEdited':
      return { ...state, first_name: event.data.first_name, last_name: event.data.last_name };
    case 'MarinaAccessGranted':
      return { ...state, marinas: withAccess(state.marinas, event.data) };
    case 'OversightSet': {
      const { chain_manager, association_code } = event.data;
      return { ...state, chain_manager, association_code, marinas: overseen(state, chain_manager) };
    }
    case 'MarinaAccessRemoved':
      return withoutMarina(state, event.data);
    case 'UserDeleted':
      return { exists: false, deleted: true, email: state.email, added_in: state.added_in };
    case 'PasswordChanged':
      return {
        ...state,
        password_hash: event.data.password_hash,
        is_password_temp: false,
        generation: state.generation + 1,
        links_requested: [],
        sessions: state.sessions.map((session) => ({ ...session, link_digest: null })),
      };
    case 'LoginLinkRequested':
      return linkRequested(state, event.data);
    case 'InvitationDeclined':
      return { ...state, invitation_declined: true };
    case 'LoginLinkUsed':
      return {
        ...state,
        is_password_temp: true,
        generation: state.generation + 1,
        links_requested: [],
        sessions: changed(state, event.data.session_id, { link_digest: event.data.link_digest }),
      };
    case 'SessionStarted':
      return {
        ...state,
        sessions: [...state.sessions.filter((each) => isLive(each, event.data.at)), started(event.data)],
        second_factor: withTimeStep(state.second_factor, event.data.time_step),
      };
    case 'SecondFactorSet':
    case 'SecondFactorRemoved':
    case 'RecoveryCodesReplaced':
    case 'RecoveryCodeUsed':
      return { ...state, second_factor: secondFactorAfter(state.second_factor, event) };
    case 'SessionsRevoked':
      return state;
    case 'SessionEnded':
      return { ...state, sessions: state.sessions.filter((each) => each.session_id !== event.data.session_id) };
    case 'ActiveMarinaSwitched':
      return { ...state, sessions: changed(state, event.data.session_id, { marina_id: event.data.marina_id }) };
    case 'FirstLoginCompleted':
      return { ...state, is_first_login: false, language: event.data.language };
    case 'LanguageChanged':
      return { ...state, language: event.data.language };
    default:
      return event satisfies never;
  }
}

function added(data: UserEventOf<'UserAdded'>['data']): ExistingUser {
  const { first_login_done, invites_user = null, ...rest } = data;
  return {
    exists: true,
    ...rest,
    is_password_temp: false,
    is_first_login: !first_login_done,
    removals: [],
    sessions: [],
    second_factor: null,
    generation: 0,
    links_requested: [],
    added_in: data.marinas[0]?.marina_id ?? null,
    invites_user,
    invitation_declined: false,
  };
}

function linkRequested(state: ExistingUser, data: UserEventOf<'LoginLinkRequested'>['data']): ExistingUser {
  const links_requested = [...state.links_requested.slice(-9), data.at];
  if (data.invites !== true) return { ...state, links_requested };
  return { ...state, links_requested, invited_until: data.expires_at, invites_user: data.invites_user ?? null };
}

function started(data: UserEventOf<'SessionStarted'>['data']): Session {
  const { session_id, secret_digest, at, expires_at, marina_id, device = null } = data;
  return { session_id, secret_digest, started_at: at, expires_at, marina_id, link_digest: null, device };
}

function changed(state: ExistingUser, sessionId: string, change: Partial<Session>): Session[] {
  return state.sessions.map((session) => (session.session_id === sessionId ? { ...session, ...change } : session));
}

/** The accesses after `MarinaAccessGranted`; its data name the user too. A role or an origin that it does not name stays. */
export function withAccess(
  marinas: readonly MarinaAccess[],
  { marina_id, permissions, role: given, origin: from }: MarinaAccess,
): MarinaAccess[] {
  const before = marinas.find((known) => known.marina_id === marina_id);
  const role = given ?? before?.role;
  const origin = from ?? before?.origin;
  const named = { ...(role === undefined ? {} : { role }), ...(origin === undefined ? {} : { origin }) };
  const access = { marina_id, permissions, ...named };
  return marinas.some((known) => known.marina_id === marina_id)
    ? marinas.map((known) => (known.marina_id === marina_id ? access : known))
    : [...marinas, access];
}

/** The marinas where somebody works who becomes a chain manager are the chain: an administrator gave them. */
export function overseen(
  before: { readonly chain_manager: boolean; readonly marinas: readonly MarinaAccess[] },
  chainManager: boolean,
): MarinaAccess[] {
  if (!chainManager || before.chain_manager) return [...before.marinas];
  return before.marinas.map((access) => ({ ...access, origin: 'administrator' }));
}

/** Sessions active in that marina continue in the user's first remaining one. */
function withoutMarina(state: ExistingUser, { marina_id, at }: MarinaAccessRemoved): ExistingUser {
  const marinas = state.marinas.filter((access) => access.marina_id !== marina_id);
  const next = marinas[0]?.marina_id ?? null;
  const sessions = state.sessions.map((each) => (each.marina_id === marina_id ? { ...each, marina_id: next } : each));
  const others = state.removals.filter((each) => each.marina_id !== marina_id);
  const removals = at === undefined ? state.removals : [...others, { marina_id, at }];
  return { ...state, marinas, removals, sessions };
}
