import { INVITATION_NOT_FOUND, SIGN_IN_REFUSED } from '../../../contracts/identity/errors.js';
import { isByChain } from '../../../contracts/identity/rules/access-by-chain.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import {
  refuseSecond,
  removeSecondFactor,
  replaceRecoveryCodes,
  resetSecondFactor,
  setSecondFactor,
  usedCodes,
} from './second-factor.js';
import { endSessions, startSession } from './sessions.js';
import type { MarinaFacts, UserCommand, UserContext } from './user-commands.js';
import type { UserEvent } from './user-events.js';
import { type ExistingUser, openedByLink, type UserState } from './user-state.js';
import {
  becomePrimary,
  endChainAccess,
  editUser,
  endOtherSessions,
  endOwnSession,
  endUserSession,
  hasSignedIn,
  refuseManager,
  removeUser,
  revokeSessions,
} from './user-management.js';
import { setOversight } from './oversight.js';
import { answerInvitation } from './user-invitation.js';

export { evolve, initial } from './user-state.js';
export { MOST_SESSIONS } from './sessions.js';

/** Maximum number of marinas per user. */
export const MOST_MARINAS = 200;
/** Maximum number of links mailed to one user within an hour, whoever requests them. */
export const LINKS_PER_HOUR = 3;

const HOUR_MS = 3_600_000;

/** The same refusal for an unknown address, a wrong password, a used link and a deleted user. */
/** @param details for every refusal of this installation alike */
export function signInRefused(details?: Readonly<Record<string, unknown>>): Refusal {
  return refuse('unauthenticated', SIGN_IN_REFUSED, details === undefined ? {} : { details });
}

function wrongPassword(): Refusal {
  return refuseFields({ path: 'old_password', code: 'login_wrongPassword' });
}

export function userNotFound(): Refusal {
  return refuse('not_found', 'USER_NOT_FOUND');
}

export function decide(command: UserCommand, state: UserState, context: UserContext): UserEvent[] | Refusal {
  if (command.type === 'AddUser') {
    // An id is never reused, not even after its user was deleted.
    return state.exists || state.deleted ? [] : [{ type: 'UserAdded', data: command.user }];
  }
  if (!state.exists) return isSignIn(command) ? signInRefused() : userNotFound();
  const user_id = state.user_id;
  switch (command.type) {
    case 'EditUser':
      return editUser(command, state, context);
    case 'SetOversight':
      return setOversight(command, state);
    case 'BecomePrimary':
      return becomePrimary(command, state);
    case 'RemoveUser':
      return removeUser(command, state, context);
    case 'EndChainAccess':
      return endChainAccess(command, state, context);
    case 'RevokeSessions':
      return revokeSessions(command, state, context.now);
    case 'EndOwnSession':
      return endOwnSession(command, state, context.now);
    case 'EndOtherSessions':
      return endOtherSessions(command, state, context.now);
    case 'EndUserSession':
      return endUserSession(command, state, context.now);
    case 'SendLink':
      return sendLink(command, state, context.now);
    case 'AnswerInvitation':
      return answerInvitation(command, state, context.now);
    case 'GrantMarina':
      return grantMarina(command, state);
    case 'SignInByPassword':
    case 'SignInByLink':
      return signIn(command, state, context.now);
    case 'SetSecondFactor':
      return setSecondFactor(command, state, context.now);
    case 'ReplaceRecoveryCodes':
      return replaceRecoveryCodes(command, state);
    case 'RemoveSecondFactor':
      return removeSecondFactor(command, state);
    case 'ResetSecondFactor':
      return resetSecondFactor(command, state);
    case 'SignOut':
      return endSessions(state, 'signed_out', (session) => session.session_id === command.session_id);
    case 'ChangePassword':
      return state.generation === command.generation ? choosePassword(state, command) : wrongPassword();
    case 'ReplaceTemporaryPassword':
      if (!openedByLink(state, command.session_id)) return refuse('conflict', 'PASSWORD_NOT_TEMPORARY');
      return choosePassword(state, command);
    case 'RequestLoginLink':
      return requestLink(state, command.expires_at, context.now);
    case 'CompleteFirstLogin':
      if (!state.is_first_login && state.language === command.language) return [];
      return [{ type: 'FirstLoginCompleted', data: { user_id, language: command.language } }];
    case 'ChangeLanguage':
      if (state.language === command.language) return [];
      return [{ type: 'LanguageChanged', data: { user_id, language: command.language } }];
    case 'SwitchMarina':
      return switchMarina(state, command);
    default:
      return command satisfies never;
  }
}

/**
 * Whether the user may work in this marina: administrators in every one, association managers in their association's.
 */
export function mayWorkIn(user: ExistingUser, marina: MarinaFacts): boolean {
  if (user.is_admin || user.marinas.some((access) => access.marina_id === marina.marina_id)) return true;
  return user.association_code !== null && user.association_code === marina.association_code;
}

/** Chain managers manage the marinas that they have by the chain, not those that invited them; administrators all. */
export function managesChainMarina(user: ExistingUser, marina_id: string): boolean {
  if (user.is_admin) return true;
  const { chain_manager } = user;
  return user.marinas.some(
    (access) => access.marina_id === marina_id && isByChain({ chain_manager, origin: access.origin }),
  );
}

/** Whoever works in the marina keeps the permissions. An administrator makes a marina that invited a chain manager one of the chain. */
function grantMarina(
  { access, invited_at }: Extract<UserCommand, { type: 'GrantMarina' }>,
  state: ExistingUser,
): UserEvent[] | Refusal {
  const { user_id, chain_manager } = state;
  const known = state.marinas.find(({ marina_id }) => marina_id === access.marina_id);
  if (known !== undefined) {
    const { origin } = access;
    const joins = origin === 'administrator' && chain_manager && !isByChain({ chain_manager, origin: known.origin });
    const data = { user_id, marina_id: known.marina_id, permissions: known.permissions, origin };
    return joins && invited_at === undefined ? [{ type: 'MarinaAccessGranted', data }] : [];
  }
  if (wasRemovedSince(state, access.marina_id, invited_at)) return refuse('not_found', INVITATION_NOT_FOUND);
  if (state.marinas.length >= MOST_MARINAS) return refuse('conflict', 'TOO_MANY_MARINAS');
  return [{ type: 'MarinaAccessGranted', data: { user_id, ...access } }];
}

/** Whether a manager took the user out of the marina after the invitation; undefined: there was none. */
export function wasRemovedSince({ removals }: ExistingUser, marina_id: string, invitedAt: string | undefined): boolean {
  if (invitedAt === undefined) return false;
  return removals.some((removal) => removal.marina_id === marina_id && removal.at >= invitedAt);
}

function isSignIn(command: UserCommand): boolean {
  return command.type === 'SignInByPassword' || command.type === 'SignInByLink';
}

function signIn(
  command: Extract<UserCommand, { type: 'SignInByPassword' | 'SignInByLink' }>,
  state: ExistingUser,
  now: string,
): UserEvent[] | Refusal {
  const { session, generation, second } = command;
  if (state.generation !== generation) return signInRefused();
  const refusal = refuseSecond(state, second);
  if (refusal !== null) return refusal;
  const step = second !== null && second !== 'wrong' && second.kind === 'app' ? second.time_step : undefined;
  const used = usedCodes(state, second);
  if (command.type === 'SignInByPassword') return [...used, ...startSession(state, session, now, step)];
  const data = { user_id: state.user_id, session_id: session.session_id, link_digest: command.link_digest };
  return [
    ...used,
    // Whoever asked for a link has perhaps lost a device, or the password to somebody: no other session goes on.
    ...endSessions(state, 'link_used', () => true),
    ...startSession({ ...state, sessions: [] }, session, now, step),
    { type: 'LoginLinkUsed', data },
  ];
}

function choosePassword(state: ExistingUser, chosen: { session_id: string; password_hash: string }): UserEvent[] {
  return [
    { type: 'PasswordChanged', data: { user_id: state.user_id, password_hash: chosen.password_hash } },
    ...endSessions(state, 'password_changed', (session) => session.session_id !== chosen.session_id),
  ];
}

/** Anyone can request a link for any address, so the number of resulting events is limited. */
function requestLink(state: ExistingUser, expires_at: string, now: string): UserEvent[] {
  if (linksExhausted(state, now)) return [];
  const { user_id, generation } = state;
  return [{ type: 'LoginLinkRequested', data: { user_id, at: now, expires_at, generation } }];
}

/** A manager mails a link; one who has never signed in gets the invitation again. */
function sendLink(
  { by, until, invites_user = null }: Extract<UserCommand, { type: 'SendLink' }>,
  state: ExistingUser,
  now: string,
): UserEvent[] | Refusal {
  const refusal = refuseManager(by, state);
  if (refusal !== null) return refusal;
  if (linksExhausted(state, now)) return refuse('conflict', 'TOO_MANY_LINKS');
  const { user_id, generation } = state;
  const invites = !hasSignedIn(state);
  const expires_at = invites ? until.invitation : until.reset;
  const whom = invites && invites_user !== null ? { invites_user } : {};
  return [{ type: 'LoginLinkRequested', data: { user_id, at: now, expires_at, generation, invites, ...whom } }];
}

function linksExhausted(state: ExistingUser, now: string): boolean {
  const anHourAgo = new Date(Date.parse(now) - HOUR_MS).toISOString();
  return state.links_requested.filter((at) => at > anHourAgo).length >= LINKS_PER_HOUR;
}

function switchMarina(
  state: ExistingUser,
  command: { session_id: string; marina: MarinaFacts },
): UserEvent[] | Refusal {
  const { session_id, marina } = command;
  if (!mayWorkIn(state, marina)) return refuse('not_found', 'MARINA_NOT_FOUND');
  const session = state.sessions.find((each) => each.session_id === session_id);
  if (session === undefined) return refuse('unauthenticated', 'UNAUTHENTICATED');
  if (session.marina_id === marina.marina_id) return [];
  const data = { user_id: state.user_id, session_id, marina_id: marina.marina_id };
  return [{ type: 'ActiveMarinaSwitched', data }];
}
