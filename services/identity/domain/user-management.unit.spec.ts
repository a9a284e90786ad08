import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { EDITOR, VIEWER } from '../../../tests/fixtures/permissions.js';
import { HOME, LATER, manager, NOW, OTHER, sessionStarted, USER, userAdded } from '../../../tests/fixtures/users.js';
import { decide, evolve, initial, managesChainMarina } from './user.js';
import type { Manager, UserCommand } from './user-commands.js';
import type { UserEvent } from './user-events.js';
import { type ExistingUser, roleIn } from './user-state.js';

const given = specificationOf({ initial, evolve, decide });
const now = { now: NOW };
const names = { first_name: 'Inès', last_name: "O'Neill" };
const edit = (by: Manager, more: object = {}): UserCommand => ({
  type: 'EditUser' as const,
  by,
  ...names,
  permissions: EDITOR,
  ...more,
});
const remove = (by: Manager): UserCommand => ({ type: 'RemoveUser', by });
const revoke = (by: Manager): UserCommand => ({ type: 'RevokeSessions', by });
const twoMarinas = {
  marinas: [
    { marina_id: HOME, permissions: EDITOR },
    { marina_id: OTHER, permissions: VIEWER },
  ],
};

describe.each([
  ['editing', (by: Manager) => edit(by, { permissions: VIEWER })],
  ['removing', remove],
  ['revoking sessions of', revoke],
])('%s a user', (_, command) => {
  const history = (more: Parameters<typeof userAdded>[0]) => [userAdded(more), sessionStarted('a')];

  it('of another marina is not found', () => {
    given(history({}))
      .when(command(manager({ marina_id: OTHER })), now)
      .thenRefused('USER_NOT_FOUND', { kind: 'not_found' });
    given([]).when(command(manager()), now).thenRefused('USER_NOT_FOUND', { kind: 'not_found' });
  });

  it('above single marinas needs an administrator', () => {
    for (const more of [{ is_admin: true }, { chain_manager: true }, { association_code: 'TEM' as const }]) {
      given(history(more)).when(command(manager()), now).thenRefused('FORBIDDEN', { kind: 'forbidden' });
      expect(
        given(history(more))
          .when(command(manager({ is_admin: true })), now)
          .events(),
      ).not.toHaveLength(0);
    }
  });

  it('with the primary role is refused to secondary managers', () => {
    const by = manager({ role: 'secondary' });
    given(history({})).when(command(by), now).thenRefused('FORBIDDEN', { kind: 'forbidden' });
    expect(
      given(history({ role: 'secondary' }))
        .when(command(by), now)
        .events(),
    ).not.toHaveLength(0);
  });
});

describe('editing', () => {
  it('records only differences', () => {
    given([userAdded()]).when(edit(manager()), now).then();
    given([userAdded()])
      .when(edit(manager(), { first_name: 'Agnès' }), now)
      .then({ type: 'UserEdited', data: { first_name: 'Agnès', last_name: "O'Neill" } });
    given([userAdded()])
      .when(edit(manager(), { permissions: { ...EDITOR, residents: 'VIEWER' } }), now)
      .then({ type: 'MarinaAccessGranted', data: { marina_id: HOME, permissions: { residents: 'VIEWER' } } });
  });

  it('changes the permissions in the manager’s marina only', () => {
    const by = manager({ marina_id: OTHER });
    const outcome = given([userAdded(twoMarinas)]).when(edit(by), now);
    outcome.then({ type: 'MarinaAccessGranted', data: { marina_id: OTHER, permissions: EDITOR } });
    const lowered = given([userAdded(twoMarinas)]).when(edit(manager(), { permissions: VIEWER }), now);
    expect(lowered.state()).toMatchObject({
      marinas: [
        { marina_id: HOME, permissions: VIEWER },
        { marina_id: OTHER, permissions: VIEWER },
      ],
    });
  });

  it('allows names only to the home marina, administrators and the user', () => {
    const renamed = { first_name: 'Agnès', permissions: VIEWER };
    const elsewhere = { marina_id: OTHER };
    given([userAdded(twoMarinas)])
      .when(edit(manager(elsewhere), renamed), now)
      .thenFieldErrors({ path: 'first_name', code: 'userOfOtherMarina' });
    for (const by of [manager({ ...elsewhere, is_admin: true }), manager({ ...elsewhere, user_id: USER })]) {
      given([userAdded(twoMarinas)])
        .when(edit(by, { first_name: 'Agnès' }), now)
        .then({ type: 'UserEdited' }, { type: 'MarinaAccessGranted' });
    }
  });

  it('does not let managers lock themselves out', () => {
    const myself = manager({ user_id: USER });
    given([userAdded()])
      .when(edit(myself, { permissions: VIEWER }), now)
      .thenFieldErrors({ path: 'permissions.marina_settings', code: 'ownMarinaSettings' });
    given([userAdded()])
      .when(edit(myself, { permissions: { ...VIEWER, marina_settings: 'ALLOWED' } }), now)
      .then({ type: 'MarinaAccessGranted' });
  });
});

describe('removing', () => {
  it('deletes a user without another marina', () => {
    const outcome = given([userAdded()]).when(remove(manager()), now);
    outcome.then({ type: 'MarinaAccessRemoved', data: { marina_id: HOME } }, { type: 'UserDeleted' });
    expect(outcome.state()).toEqual({ exists: false, deleted: true, email: 'ines@example.org', added_in: HOME });
  });

  it('removes a user with another marina from this one; sessions continue there', () => {
    const outcome = given([userAdded(twoMarinas), sessionStarted('a')]).when(remove(manager()), now);
    outcome.then({ type: 'MarinaAccessRemoved', data: { marina_id: HOME } });
    expect(outcome.state()).toMatchObject({ marinas: [{ marina_id: OTHER }], sessions: [{ marina_id: OTHER }] });
  });

  it('never deletes administrators and association managers', () => {
    for (const more of [{ is_admin: true }, { association_code: 'TEM' as const }]) {
      const outcome = given([userAdded(more), sessionStarted('a')]).when(remove(manager({ is_admin: true })), now);
      outcome.then({ type: 'MarinaAccessRemoved' });
      expect(outcome.state()).toMatchObject({ marinas: [], sessions: [{ marina_id: null }] });
    }
  });

  it('is refused for oneself', () => {
    given([userAdded()])
      .when(remove(manager({ user_id: USER })), now)
      .thenRefused('CANNOT_DELETE_SELF', { kind: 'conflict' });
  });
});

describe('the role of a user', () => {
  const asked = { ...now, others_manage: true, others_primary: true };
  const secondary = { role: 'secondary' as const };
  const raised = (more: object = {}): UserEvent => ({
    type: 'MarinaAccessGranted',
    data: { user_id: USER, marina_id: HOME, permissions: EDITOR, role: 'primary', ...more },
  });

  it('is given and taken by primary users and administrators', () => {
    for (const by of [manager(), manager({ ...secondary, is_admin: true })]) {
      given([userAdded(secondary)])
        .when(edit(by, { role: 'primary' }), asked)
        .then({ type: 'MarinaAccessGranted', data: { marina_id: HOME, permissions: EDITOR, role: 'primary' } });
      given([userAdded()])
        .when(edit(by, { role: 'secondary' }), asked)
        .then({ type: 'MarinaAccessGranted', data: { role: 'secondary' } });
    }
  });

  it('is refused to secondary users, also for themselves', () => {
    for (const by of [manager(secondary), manager({ ...secondary, user_id: USER })]) {
      given([userAdded(secondary)])
        .when(edit(by, { role: 'primary' }), asked)
        .thenRefused('FORBIDDEN', { kind: 'forbidden' });
      given([userAdded(secondary)])
        .when(edit(by, secondary), asked)
        .then();
    }
  });

  it('is that of one marina, and stays with a change of permissions', () => {
    const elsewhere = { ...twoMarinas, ...secondary };
    const outcome = given([userAdded(elsewhere), raised()]).when(edit(manager(), { permissions: VIEWER }), asked);
    const state = outcome.state() as ExistingUser;
    expect([roleIn(state, HOME), roleIn(state, OTHER)]).toEqual(['primary', 'secondary']);
    given([userAdded(elsewhere), raised()])
      .when(edit(manager({ ...secondary, marina_id: OTHER }), { permissions: EDITOR }), asked)
      .then({ type: 'MarinaAccessGranted', data: { marina_id: OTHER } });
  });

  it('stays with the last primary user who manages the marina, whoever asks', () => {
    const last = { ...now, others_manage: true, others_primary: false };
    const managing = [userAdded(), sessionStarted('a')];
    for (const by of [manager(), manager({ is_admin: true })]) {
      for (const command of [edit(by, secondary), edit(by, { permissions: VIEWER }), remove(by)]) {
        given(managing).when(command, last).thenRefused('LAST_PRIMARY_USER', { kind: 'conflict' });
        expect(given(managing).when(command, asked).events()).not.toHaveLength(0);
      }
    }
    given(managing)
      .when(edit(manager({ user_id: USER }), secondary), last)
      .thenRefused('LAST_PRIMARY_USER');
    given([userAdded({ password_hash: null })])
      .when(edit(manager(), secondary), last)
      .then({ type: 'MarinaAccessGranted' });
  });

  it('becomes primary in a marina without a primary user only if the user manages it', () => {
    const become = (marina_id: string): UserCommand => ({ type: 'BecomePrimary', marina_id });
    given([userAdded({ ...twoMarinas, ...secondary })])
      .when(become(HOME), now)
      .then(raised());
    given([userAdded({ ...twoMarinas, ...secondary })])
      .when(become(OTHER), now)
      .then();
    given([userAdded(twoMarinas)])
      .when(become(HOME), now)
      .then();
  });
});

describe('sending a link', () => {
  const until = { invitation: '2027-06-08T08:00:00.000Z', reset: '2027-06-01T09:00:00.000Z' };
  const send = (by: Manager): UserCommand => ({ type: 'SendLink', by, until });

  it('invites again whoever has never signed in', () => {
    given([userAdded({ password_hash: null })])
      .when(send(manager()), now)
      .then({ type: 'LoginLinkRequested', data: { expires_at: until.invitation, invites: true, generation: 0 } });
  });

  it('sends a link of an hour to whoever has a password', () => {
    given([userAdded()])
      .when(send(manager()), now)
      .then({ type: 'LoginLinkRequested', data: { expires_at: until.reset, invites: false } });
  });

  it('is refused beyond three an hour, and for users of other marinas', () => {
    const asked: UserEvent = {
      type: 'LoginLinkRequested',
      data: { user_id: USER, at: NOW, expires_at: LATER, generation: 0 },
    };
    given([userAdded(), asked, asked, asked]).when(send(manager()), now).thenRefused('TOO_MANY_LINKS');
    given([userAdded()])
      .when(send(manager({ marina_id: OTHER })), now)
      .thenRefused('USER_NOT_FOUND');
  });
});

describe('the language of a user', () => {
  it('is changed by managers of the home marina only', () => {
    given([userAdded({ first_name: 'Inès', last_name: "O'Neill", language: 'fr' })])
      .when(edit(manager(), { language: 'de' }), now)
      .then({ type: 'LanguageChanged', data: { language: 'de' } });
    given([userAdded({ ...twoMarinas, first_name: 'Inès', last_name: "O'Neill" })])
      .when(edit(manager({ marina_id: OTHER }), { language: 'de', permissions: VIEWER }), now)
      .thenFieldErrors({ path: 'language', code: 'userOfOtherMarina' });
  });
});

describe('revoking sessions', () => {
  it('ends all that are live', () => {
    const over = '2027-06-01T09:00:00.000Z';
    given([userAdded(), sessionStarted('a', NOW, over), sessionStarted('b', NOW, LATER), sessionStarted('c')])
      .when(revoke(manager()), { now: over })
      .then(
        { type: 'SessionEnded', data: { session_id: 'b', reason: 'revoked' } },
        { type: 'SessionEnded', data: { session_id: 'c', reason: 'revoked' } },
        { type: 'SessionsRevoked', data: { by: 'manager' } },
      );
  });
});

describe('revoking the sessions of somebody who works in several marinas', () => {
  const switched: UserEvent = {
    type: 'ActiveMarinaSwitched',
    data: { user_id: USER, session_id: 'b', marina_id: OTHER },
  };
  const history = [userAdded(twoMarinas), sessionStarted('a'), sessionStarted('b'), switched];

  it('ends those in the manager’s marina', () => {
    given(history)
      .when(revoke(manager()), now)
      .then({ type: 'SessionEnded', data: { session_id: 'a' } }, { type: 'SessionsRevoked', data: { by: 'manager' } });
  });

  it('ends one of them alone, in the manager’s marina only', () => {
    const end = (session_id: string, by = manager()): UserCommand => ({ type: 'EndUserSession', by, session_id });
    given(history)
      .when(end('a'), now)
      .then({ type: 'SessionEnded', data: { session_id: 'a', reason: 'revoked' } }, { type: 'SessionsRevoked' });
    given(history).when(end('b'), now).thenRefused('SESSION_NOT_FOUND', { kind: 'not_found' });
    expect(
      given(history)
        .when(end('b', manager({ is_admin: true })), now)
        .events(),
    ).toHaveLength(2);
  });

  it('ends all if an administrator does it', () => {
    given(history)
      .when(revoke(manager({ is_admin: true })), now)
      .then(
        { type: 'SessionEnded', data: { session_id: 'a' } },
        { type: 'SessionEnded', data: { session_id: 'b' } },
        { type: 'SessionsRevoked' },
      );
  });
});

describe('managing a chain', () => {
  const user = (more: Parameters<typeof userAdded>[0]) => given([userAdded(more)]).state as ExistingUser;

  it('is allowed to chain managers in their own marinas, and to administrators', () => {
    expect(managesChainMarina(user({ chain_manager: true }), HOME)).toBe(true);
    expect(managesChainMarina(user({ chain_manager: true }), OTHER)).toBe(false);
    expect(managesChainMarina(user({}), HOME)).toBe(false);
    expect(managesChainMarina(user({ is_admin: true }), OTHER)).toBe(true);
  });
});

describe('the access of a chain manager', () => {
  const at = (origin?: 'marina' | 'chain_invitation' | 'chain' | 'administrator') =>
    userAdded({
      chain_manager: true,
      marinas: [
        { marina_id: HOME, permissions: VIEWER, ...(origin === undefined ? {} : { origin }) },
        { marina_id: OTHER, permissions: VIEWER, origin: 'administrator' },
      ],
    });
  const end: UserCommand = { type: 'EndChainAccess', by: { user_id: 'chain-1', marina_id: HOME } };
  const removed: UserEvent = { type: 'MarinaAccessRemoved', data: { user_id: USER, marina_id: HOME, at: NOW } };
  const userOf = (history: UserEvent[]) => {
    const state = history.reduce(evolve, initial());
    if (!state.exists) throw new Error('The user is gone');
    return state;
  };

  it('is ended by the marina if an invitation gave it, and then manages no chain', () => {
    for (const origin of ['marina', 'chain_invitation'] as const) {
      given([at(origin)])
        .when(remove(manager()), now)
        .then(removed);
      expect(managesChainMarina(userOf([at(origin)]), HOME)).toBe(false);
      expect(managesChainMarina(userOf([at(origin)]), OTHER)).toBe(true);
    }
  });

  it('is ended by administrators alone if one of them gave it, or before origins were recorded', () => {
    for (const origin of ['administrator', undefined] as const) {
      given([at(origin)])
        .when(remove(manager()), now)
        .thenRefused('FORBIDDEN');
      given([at(origin)])
        .when(end, now)
        .thenRefused('USER_NOT_FOUND');
      given([at(origin)])
        .when(remove(manager({ is_admin: true })), now)
        .then(removed);
      expect(managesChainMarina(userOf([at(origin)]), HOME)).toBe(true);
    }
  });

  it('is ended by the managers of the chain if one of them gave it', () => {
    given([at('chain')])
      .when(remove(manager()), now)
      .thenRefused('FORBIDDEN');
    for (const origin of ['chain', 'chain_invitation'] as const)
      given([at(origin)])
        .when(end, now)
        .then(removed);
    given([at('marina')])
      .when(end, now)
      .thenRefused('USER_NOT_FOUND');
    given([at('chain')])
      .when({ type: 'EndChainAccess', by: { user_id: USER, marina_id: HOME } }, now)
      .thenRefused('CANNOT_DELETE_SELF');
    given([at('chain')])
      .when(end, { ...now, others_manage: true, others_primary: true })
      .then(removed);
  });

  it('leaves nobody without a manager, whoever ends it', () => {
    const alone = userAdded({ marinas: [{ marina_id: HOME, permissions: EDITOR, origin: 'chain' }] });
    given([alone])
      .when(end, { ...now, others_manage: false, others_primary: false })
      .thenRefused('LAST_MANAGER');
  });

  it('does not delete the account with its last marina', () => {
    const one = userAdded({
      chain_manager: true,
      marinas: [{ marina_id: HOME, permissions: VIEWER, origin: 'marina' }],
    });
    given([one]).when(remove(manager()), now).then(removed);
  });

  it('becomes access by the chain when an administrator makes the user a chain manager, or sends them again', () => {
    const worker = userAdded({ marinas: [{ marina_id: HOME, permissions: VIEWER, origin: 'marina' }] });
    const made: UserEvent = {
      type: 'OversightSet',
      data: { user_id: USER, chain_manager: true, association_code: null },
    };
    expect(managesChainMarina(userOf([worker, made]), HOME)).toBe(true);
    const access = { marina_id: HOME, permissions: EDITOR, origin: 'administrator' as const };
    given([at('marina')])
      .when({ type: 'GrantMarina', access }, now)
      .then({ type: 'MarinaAccessGranted', data: { marina_id: HOME, permissions: VIEWER, origin: 'administrator' } });
    given([at('marina')])
      .when({ type: 'GrantMarina', access: { ...access, origin: 'chain' } }, now)
      .then();
  });

  it('keeps its origin when permissions change', () => {
    const outcome = given([at('marina')]).when(edit(manager()), now);
    expect(outcome.state()).toMatchObject({
      marinas: [{ marina_id: HOME, permissions: EDITOR, origin: 'marina' }, {}],
    });
  });

  it('lets no marina reset the second factor', () => {
    given([at('marina')])
      .when({ type: 'ResetSecondFactor', by: manager() }, now)
      .thenRefused('FORBIDDEN');
  });
});
