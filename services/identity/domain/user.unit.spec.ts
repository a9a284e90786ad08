import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { EDITOR, VIEWER } from '../../../tests/fixtures/permissions.js';
import { HOME, LATER, newSession, NOW, OTHER, sessionStarted, USER, userAdded } from '../../../tests/fixtures/users.js';
import { decide, evolve, initial, LINKS_PER_HOUR, MOST_MARINAS, MOST_SESSIONS } from './user.js';
import type { UserEvent } from './user-events.js';
import type { ExistingUser } from './user-state.js';

const given = specificationOf({ initial, evolve, decide });
const at = (now: string) => ({ now });
const deleted: UserEvent = { type: 'UserDeleted', data: { user_id: USER } };
const passwordChanged: UserEvent = { type: 'PasswordChanged', data: { user_id: USER, password_hash: 'hash-2' } };
const linkUsed: UserEvent = {
  type: 'LoginLinkUsed',
  data: { user_id: USER, session_id: 'b', link_digest: 'digest of the link' },
};
const linkRequested = (when: string): UserEvent => ({
  type: 'LoginLinkRequested',
  data: { user_id: USER, at: when, expires_at: LATER, generation: 0 },
});

function existing(...history: UserEvent[]): ExistingUser {
  const { state } = given([userAdded(), ...history]);
  if (!state.exists) throw new Error('the user does not exist');
  return state;
}

describe('adding a user', () => {
  const add = { type: 'AddUser' as const, user: userAdded().data };

  it('happens once', () => {
    given([]).when(add, at(NOW)).then(userAdded());
    given([userAdded()]).when(add, at(NOW)).then();
  });

  it('never reuses the id of a deleted user', () => {
    given([userAdded(), deleted]).when(add, at(NOW)).then();
  });
});

describe('signing in by password', () => {
  const signIn = (session = newSession('s'), generation = 0) => ({
    type: 'SignInByPassword' as const,
    session,
    generation,
    second: null,
  });

  it('starts a session in the home marina', () => {
    given([userAdded()])
      .when(signIn(), at(NOW))
      .then({ type: 'SessionStarted', data: { session_id: 's', at: NOW, expires_at: LATER, marina_id: HOME } });
  });

  it('starts without a marina if the user has none', () => {
    given([userAdded({ marinas: [] })])
      .when(signIn(), at(NOW))
      .then({ type: 'SessionStarted', data: { marina_id: null } });
  });

  it('answers unknown and deleted users as it does a wrong password', () => {
    for (const history of [[], [userAdded(), deleted]]) {
      given(history)
        .when(signIn(), at(NOW))
        .thenRefused('customers_emailPasswordDontMatch', { kind: 'unauthenticated' });
    }
  });

  it('is refused when the password was changed after it was verified', () => {
    given([userAdded(), passwordChanged]).when(signIn(), at(NOW)).thenRefused('customers_emailPasswordDontMatch');
    given([userAdded(), passwordChanged])
      .when(signIn(newSession('s'), 1), at(NOW))
      .then({ type: 'SessionStarted' });
  });

  it('ends the oldest session beyond the limit, and only that', () => {
    const full = Array.from({ length: MOST_SESSIONS }, (_, index) => sessionStarted(`s${index}`));
    given([userAdded(), ...full])
      .when(signIn(), at(NOW))
      .then({ type: 'SessionEnded', data: { session_id: 's0', reason: 'too_many' } }, { type: 'SessionStarted' });
    given([userAdded(), ...full.slice(1)])
      .when(signIn(), at(NOW))
      .then({ type: 'SessionStarted' });
  });

  it('drops expired sessions without ending them', () => {
    const over = Array.from({ length: MOST_SESSIONS }, (_, index) => sessionStarted(`s${index}`, NOW, LATER));
    const outcome = given([userAdded(), ...over]).when(signIn(newSession('s', '2027-06-09T08:00:00.000Z')), at(LATER));
    outcome.then({ type: 'SessionStarted' });
    expect((outcome.state() as ExistingUser).sessions.map((session) => session.session_id)).toEqual(['s']);
  });
});

describe('signing in by a mailed link', () => {
  const signIn = (generation: number) => ({
    type: 'SignInByLink' as const,
    second: null,
    session: newSession('b'),
    generation,
    link_digest: 'digest of the link',
  });

  it('uses the link up and makes the password temporary', () => {
    const outcome = given([userAdded()]).when(signIn(0), at(NOW));
    outcome.then({ type: 'SessionStarted' }, { type: 'LoginLinkUsed', data: { session_id: 'b' } });
    expect(outcome.state()).toMatchObject({
      is_password_temp: true,
      sessions: [{ session_id: 'b', link_digest: 'digest of the link' }],
    });
  });

  it('ends every other session', () => {
    given([userAdded(), sessionStarted('a'), sessionStarted('c')])
      .when(signIn(0), at(NOW))
      .then(
        { type: 'SessionEnded', data: { session_id: 'a', reason: 'link_used' } },
        { type: 'SessionEnded', data: { session_id: 'c', reason: 'link_used' } },
        { type: 'SessionStarted' },
        { type: 'LoginLinkUsed' },
      );
  });

  it('works once', () => {
    given([userAdded(), sessionStarted('b'), linkUsed])
      .when(signIn(0), at(NOW))
      .thenRefused('customers_emailPasswordDontMatch', { kind: 'unauthenticated' });
  });

  it('no longer works after a password was chosen', () => {
    given([userAdded(), passwordChanged]).when(signIn(0), at(NOW)).thenRefused('customers_emailPasswordDontMatch');
  });
});

describe('signing out', () => {
  const signOut = { type: 'SignOut' as const, session_id: 'a' };

  it('ends this session only', () => {
    given([userAdded(), sessionStarted('a'), sessionStarted('b')])
      .when(signOut, at(NOW))
      .then({ type: 'SessionEnded', data: { session_id: 'a', reason: 'signed_out' } });
  });

  it('of an ended session is a no-op', () => {
    given([userAdded(), sessionStarted('b')])
      .when(signOut, at(NOW))
      .then();
  });
});

describe('changing the password', () => {
  const change = (generation: number) => ({
    type: 'ChangePassword' as const,
    session_id: 'a',
    password_hash: 'hash-2',
    generation,
  });

  it('ends all other sessions', () => {
    const outcome = given([userAdded(), sessionStarted('a'), sessionStarted('b'), sessionStarted('c')]).when(
      change(0),
      at(NOW),
    );
    outcome.then(
      { type: 'PasswordChanged', data: { password_hash: 'hash-2' } },
      { type: 'SessionEnded', data: { session_id: 'b', reason: 'password_changed' } },
      { type: 'SessionEnded', data: { session_id: 'c', reason: 'password_changed' } },
    );
    expect(outcome.state()).toMatchObject({ sessions: [{ session_id: 'a' }], generation: 1 });
  });

  it('refuses the old password if it is wrong, or was replaced in the meantime', () => {
    for (const generation of [-1, 0]) {
      given([userAdded(), passwordChanged])
        .when(change(generation), at(NOW))
        .thenFieldErrors({ path: 'old_password', code: 'login_wrongPassword' });
    }
  });

  it('ends the temporary password, and the link no longer counts as the old one', () => {
    expect(existing(sessionStarted('b'), linkUsed).is_password_temp).toBe(true);
    const user = existing(sessionStarted('b'), linkUsed, passwordChanged);
    expect(user).toMatchObject({ is_password_temp: false, sessions: [{ session_id: 'b', link_digest: null }] });
  });
});

describe('replacing a temporary password', () => {
  const replace = { type: 'ReplaceTemporaryPassword' as const, session_id: 'b', password_hash: 'hash-2' };

  it('needs no old password', () => {
    given([userAdded(), sessionStarted('a'), sessionStarted('b'), linkUsed])
      .when(replace, at(NOW))
      .then({ type: 'PasswordChanged' }, { type: 'SessionEnded', data: { session_id: 'a' } });
  });

  it('is refused to a session that the link did not open', () => {
    given([userAdded(), sessionStarted('b'), linkUsed, sessionStarted('c')])
      .when({ ...replace, session_id: 'c' }, at(NOW))
      .thenRefused('PASSWORD_NOT_TEMPORARY');
  });

  it('is refused if the password is not temporary', () => {
    given([userAdded(), sessionStarted('b')])
      .when(replace, at(NOW))
      .thenRefused('PASSWORD_NOT_TEMPORARY');
  });
});

describe('requesting a sign-in link', () => {
  const ask = { type: 'RequestLoginLink' as const, expires_at: LATER };
  const asked = Array.from({ length: LINKS_PER_HOUR }, () => linkRequested(NOW));

  it('records the request and changes nothing about the password', () => {
    const outcome = given([userAdded()]).when(ask, at(NOW));
    outcome.then({ type: 'LoginLinkRequested', data: { at: NOW, expires_at: LATER, generation: 0 } });
    expect(outcome.state()).toMatchObject({ is_password_temp: false, generation: 0 });
  });

  it('records nothing beyond the hourly limit, whoever requests it', () => {
    given([userAdded(), ...asked.slice(1)])
      .when(ask, at(NOW))
      .then({ type: 'LoginLinkRequested' });
    given([userAdded(), ...asked])
      .when(ask, at('2027-06-01T08:59:59.999Z'))
      .then();
    given([userAdded(), ...asked])
      .when(ask, at('2027-06-01T09:00:00.000Z'))
      .then({ type: 'LoginLinkRequested' });
  });

  it('counts from zero once a link was used or a password chosen', () => {
    for (const event of [linkUsed, passwordChanged]) {
      given([userAdded(), ...asked, event])
        .when(ask, at(NOW))
        .then({ type: 'LoginLinkRequested', data: { generation: 1 } });
    }
  });

  it('of a deleted user is refused', () => {
    given([userAdded(), deleted]).when(ask, at(NOW)).thenRefused('USER_NOT_FOUND');
  });
});

describe('the user’s own account', () => {
  it('completes the first login once, in the language of choice', () => {
    const complete = { type: 'CompleteFirstLogin' as const, language: 'fr' as const };
    const outcome = given([userAdded()]).when(complete, at(NOW));
    outcome.then({ type: 'FirstLoginCompleted', data: { language: 'fr' } });
    expect(outcome.state()).toMatchObject({ is_first_login: false, language: 'fr' });
    given([userAdded({ first_login_done: true })])
      .when(complete, at(NOW))
      .then();
  });

  it('changes its language', () => {
    const outcome = given([userAdded()]).when({ type: 'ChangeLanguage', language: 'it' }, at(NOW));
    outcome.then({ type: 'LanguageChanged', data: { language: 'it' } });
    expect(outcome.state()).toMatchObject({ language: 'it' });
    given([userAdded()]).when({ type: 'ChangeLanguage', language: 'fr' }, at(NOW)).then();
  });
});

describe('switching the active marina', () => {
  const to = (marina_id: string, association_code: string | null = null) => ({
    type: 'SwitchMarina' as const,
    session_id: 'a',
    marina: { marina_id, association_code },
  });
  const both = userAdded({
    marinas: [
      { marina_id: HOME, permissions: EDITOR },
      { marina_id: OTHER, permissions: VIEWER },
    ],
  });

  it('moves this session only', () => {
    const outcome = given([both, sessionStarted('a'), sessionStarted('b')]).when(to(OTHER), at(NOW));
    outcome.then({ type: 'ActiveMarinaSwitched', data: { session_id: 'a', marina_id: OTHER } });
    expect(outcome.state()).toMatchObject({ sessions: [{ marina_id: OTHER }, { marina_id: HOME }] });
    given([both, sessionStarted('a')])
      .when(to(HOME), at(NOW))
      .then();
  });

  it('answers NOT_FOUND for marinas of others', () => {
    for (const association of ['TEM', null]) {
      given([userAdded(), sessionStarted('a')])
        .when(to(OTHER, association), at(NOW))
        .thenRefused('MARINA_NOT_FOUND', { kind: 'not_found' });
    }
  });

  it('takes association managers to marinas of their association, administrators anywhere', () => {
    const association = userAdded({ marinas: [], association_code: 'TEM' });
    given([association, sessionStarted('a')])
      .when(to(OTHER, 'TEM'), at(NOW))
      .then({ type: 'ActiveMarinaSwitched' });
    given([association, sessionStarted('a')])
      .when(to(OTHER, 'BFG'), at(NOW))
      .thenRefused('MARINA_NOT_FOUND');
    given([association, sessionStarted('a')])
      .when(to(OTHER), at(NOW))
      .thenRefused('MARINA_NOT_FOUND');
    given([userAdded({ is_admin: true }), sessionStarted('a')])
      .when(to(OTHER), at(NOW))
      .then({ type: 'ActiveMarinaSwitched' });
  });

  it('needs a live session', () => {
    given([both]).when(to(OTHER), at(NOW)).thenRefused('UNAUTHENTICATED');
  });
});

describe('working in one more marina', () => {
  const grant = { type: 'GrantMarina' as const, access: { marina_id: OTHER, permissions: VIEWER } };

  it('starts with the granted permissions and keeps earlier ones', () => {
    given([userAdded()])
      .when(grant, at(NOW))
      .then({ type: 'MarinaAccessGranted', data: { marina_id: OTHER, permissions: VIEWER } });
    given([userAdded({ marinas: [{ marina_id: OTHER, permissions: EDITOR }] })])
      .when(grant, at(NOW))
      .then();
  });

  it('has an upper limit', () => {
    const marinas = Array.from({ length: MOST_MARINAS }, (_, index) => ({
      marina_id: `m${index}`,
      permissions: VIEWER,
    }));
    given([userAdded({ marinas })])
      .when(grant, at(NOW))
      .thenRefused('TOO_MANY_MARINAS');
    given([userAdded({ marinas: marinas.slice(1) })])
      .when(grant, at(NOW))
      .then({ type: 'MarinaAccessGranted' });
  });
});
