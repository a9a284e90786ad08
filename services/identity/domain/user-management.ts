import { SESSION_NOT_FOUND } from '../../../contracts/identity/errors.js';
import { isByChain, isSentByChain } from '../../../contracts/identity/rules/access-by-chain.js';
import type { UserRole } from '../../../contracts/identity/user.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Manager, UserCommand, UserContext } from './user-commands.js';
import type { UserEvent } from './user-events.js';
import { endSessions } from './sessions.js';
import { type ExistingUser, isLive, originIn, roleIn, type Session } from './user-state.js';

type Of<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

const ownSettings = { path: 'permissions.marina_settings', code: 'ownMarinaSettings' };

/**
 * The rules for managing other users. A manager sees only users of their own marina. Secondary managers may not manage
 * primary users. Only administrators manage users above a single marina, unless the marina invited a chain manager itself.
 */
export function refuseManager(by: Manager, state: ExistingUser): Refusal | null {
  if (!state.marinas.some((access) => access.marina_id === by.marina_id)) return refuse('not_found', 'USER_NOT_FOUND');
  if (by.is_admin || by.user_id === state.user_id) return null;
  const { chain_manager } = state;
  const byChain = isByChain({ chain_manager, origin: originIn(state, by.marina_id) });
  const aboveMarina = state.is_admin || byChain || state.association_code !== null;
  if (aboveMarina || (by.role === 'secondary' && roleIn(state, by.marina_id) === 'primary'))
    return refuse('forbidden', 'FORBIDDEN');
  return null;
}

/** Only primary users and administrators give or take the role primary, so no secondary user raises themselves. */
export function refuseRole(by: Manager, before: UserRole, after: UserRole): Refusal | null {
  return before === after || by.is_admin || by.role === 'primary' ? null : refuse('forbidden', 'FORBIDDEN');
}

/** Nobody gives away the last access to a marina's settings, or their own. */
function refuseAccess(
  { by, permissions, role: given }: Of<'EditUser'>,
  state: ExistingUser,
  context: UserContext,
): Refusal | null {
  const role = roleIn(state, by.marina_id);
  const refusal = refuseManager(by, state) ?? refuseRole(by, role, given ?? role);
  if (refusal !== null) return refusal;
  if (by.user_id === state.user_id && !by.is_admin && permissions.marina_settings !== 'ALLOWED') {
    return refuseFields(ownSettings); // otherwise a marina could be left without a manager
  }
  if (permissions.marina_settings !== 'ALLOWED' && isLastManager(state, by.marina_id, context)) return lastManager();
  const staysPrimary = permissions.marina_settings === 'ALLOWED' && (given ?? role) === 'primary';
  return !staysPrimary && isLastPrimary(state, by.marina_id, context) ? lastPrimary() : null;
}

export function editUser(command: Of<'EditUser'>, state: ExistingUser, context: UserContext): UserEvent[] | Refusal {
  const refusal = refuseAccess(command, state, context);
  if (refusal !== null) return refusal;
  const { by, first_name, last_name, permissions, language, role: given } = command;
  const role = roleIn(state, by.marina_id);
  const user_id = state.user_id;
  const events: UserEvent[] = [];
  if (first_name !== state.first_name || last_name !== state.last_name) {
    if (!mayRename(by, state)) return refuseFields({ path: 'first_name', code: 'userOfOtherMarina' });
    events.push({ type: 'UserEdited', data: { user_id, first_name, last_name } });
  }
  if (language !== undefined && language !== state.language) {
    if (!mayRename(by, state)) return refuseFields({ path: 'language', code: 'userOfOtherMarina' });
    events.push({ type: 'LanguageChanged', data: { user_id, language } });
  }
  const before = state.marinas.find((access) => access.marina_id === by.marina_id);
  const changed = given === undefined || given === role ? {} : { role: given };
  if (before === undefined || 'role' in changed || !sameJson(before.permissions, permissions)) {
    events.push({ type: 'MarinaAccessGranted', data: { user_id, marina_id: by.marina_id, permissions, ...changed } });
  }
  return events;
}

/** Whether the user has a password or has opened a link; before that, nobody has agreed to anything. */
export function hasSignedIn(user: ExistingUser): boolean {
  return user.password_hash !== null || user.generation > 0;
}

/** Whether the user manages this marina and has signed in: a person whose invitation is unopened manages nothing yet. */
export function isManaging(user: ExistingUser, marina_id: string): boolean {
  return hasSignedIn(user) && maySettings(user, marina_id);
}

/** Not even administrators leave a marina without anybody who manages it. */
function isLastManager(user: ExistingUser, marina_id: string, { others_manage }: UserContext): boolean {
  return others_manage === false && isManaging(user, marina_id);
}

function lastManager(): Refusal {
  return refuse('conflict', 'LAST_MANAGER');
}

/** Nor without a primary user who manages it, who alone may add berth holders and give the role. */
function isLastPrimary(user: ExistingUser, marina_id: string, { others_primary }: UserContext): boolean {
  return others_primary === false && isManaging(user, marina_id) && roleIn(user, marina_id) === 'primary';
}

function lastPrimary(): Refusal {
  return refuse('conflict', 'LAST_PRIMARY_USER');
}

/** Whether the user manages this marina, though perhaps the invitation is unopened, and is a primary user there. */
export function isPrimaryManager(user: ExistingUser, marina_id: string): boolean {
  return maySettings(user, marina_id) && roleIn(user, marina_id) === 'primary';
}

/** Whether the user may manage this marina, though perhaps the invitation is unopened. */
export function maySettings({ marinas }: ExistingUser, marina_id: string): boolean {
  const here = marinas.find((access) => access.marina_id === marina_id);
  return here?.permissions.marina_settings === 'ALLOWED';
}

/** The role of a user who manages a marina where nobody has it; the handler looks that up. */
export function becomePrimary({ marina_id }: Of<'BecomePrimary'>, state: ExistingUser): UserEvent[] {
  const here = state.marinas.find((access) => access.marina_id === marina_id);
  if (here === undefined || !maySettings(state, marina_id) || isPrimaryManager(state, marina_id)) return [];
  const { permissions } = here;
  return [{ type: 'MarinaAccessGranted', data: { user_id: state.user_id, marina_id, permissions, role: 'primary' } }];
}

/** Removes the user from this marina; a user without another marina is deleted. */
export function removeUser({ by }: Of<'RemoveUser'>, state: ExistingUser, context: UserContext): UserEvent[] | Refusal {
  return refuseManager(by, state) ?? removeFrom(by, state, context);
}

/** Ends access that a manager of the chain gave; the handler checks that the sender manages the chain's marina. */
export function endChainAccess(
  { by }: Of<'EndChainAccess'>,
  state: ExistingUser,
  context: UserContext,
): UserEvent[] | Refusal {
  const isTheirs = state.marinas.some((access) => access.marina_id === by.marina_id && isSentByChain(access));
  return isTheirs ? removeFrom(by, state, context) : refuse('not_found', 'USER_NOT_FOUND');
}

function removeFrom(
  by: Pick<Manager, 'user_id' | 'marina_id'>,
  state: ExistingUser,
  context: UserContext,
): UserEvent[] | Refusal {
  const { user_id } = state;
  if (by.user_id === user_id) return refuse('conflict', 'CANNOT_DELETE_SELF');
  if (isLastManager(state, by.marina_id, context)) return lastManager();
  if (isLastPrimary(state, by.marina_id, context)) return lastPrimary();
  const data = { user_id, marina_id: by.marina_id, at: context.now };
  const removed: UserEvent = { type: 'MarinaAccessRemoved', data };
  // Only an administrator ends what somebody is above a single marina.
  const isAbove = state.is_admin || state.chain_manager || state.association_code !== null;
  const staysFor = state.marinas.length > 1 || isAbove;
  return staysFor ? [removed] : [removed, { type: 'UserDeleted', data: { user_id } }];
}

/** A manager ends the sessions in their own marina; those in other marinas of the user are not theirs. */
export function revokeSessions({ by }: Of<'RevokeSessions'>, state: ExistingUser, now: string): UserEvent[] | Refusal {
  const refusal = refuseManager(by, state);
  if (refusal !== null) return refusal;
  return revoked(state, 'manager', now, (session) => seesSession(by, session));
}

/** A manager ends one session in their own marina. */
export function endUserSession(
  { by, session_id }: Of<'EndUserSession'>,
  state: ExistingUser,
  now: string,
): UserEvent[] | Refusal {
  const refusal = refuseManager(by, state);
  if (refusal !== null) return refusal;
  const events = revoked(state, 'manager', now, (each) => each.session_id === session_id && seesSession(by, each));
  return events.length === 0 ? sessionNotFound() : events;
}

export function endOwnSession(
  { session_id }: Of<'EndOwnSession'>,
  state: ExistingUser,
  now: string,
): UserEvent[] | Refusal {
  const events = revoked(state, 'user', now, (each) => each.session_id === session_id);
  return events.length === 0 ? sessionNotFound() : events;
}

/** Without others, nothing is left to end: this is no error. */
export function endOtherSessions(
  { session_id }: Of<'EndOtherSessions'>,
  state: ExistingUser,
  now: string,
): UserEvent[] {
  return revoked(state, 'user', now, (each) => each.session_id !== session_id);
}

/** Managers see the sessions that are active in their own marina; administrators all. */
export function seesSession(by: Manager, session: Session): boolean {
  return by.is_admin || session.marina_id === by.marina_id;
}

function sessionNotFound(): Refusal {
  return refuse('not_found', SESSION_NOT_FOUND);
}

function revoked(
  state: ExistingUser,
  by: 'user' | 'manager',
  now: string,
  which: (session: Session) => boolean,
): UserEvent[] {
  const ended = endSessions(state, 'revoked', (session) => isLive(session, now) && which(session));
  const { user_id } = state;
  return ended.length === 0 ? [] : [...ended, { type: 'SessionsRevoked', data: { user_id, by, at: now } }];
}

/** A name and a language belong to the marina that added the user; another marina of the user must not change it. */
function mayRename(by: Manager, state: ExistingUser): boolean {
  return by.is_admin || by.user_id === state.user_id || state.marinas[0]?.marina_id === by.marina_id;
}
