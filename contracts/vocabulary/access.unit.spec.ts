import { describe, expect, it } from '@jest/globals';
import { type Access, allows, type Principal } from './access.js';
import type { UserPermissions } from './permissions.js';

const NOTHING: UserPermissions = { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' };

const who = (more: Partial<Principal> = {}): Principal => ({
  is_admin: false,
  association_manager: false,
  chain_manager: false,
  role: 'primary',
  permissions: NOTHING,
  marina: { permissions: { reservation: true } },
  owes: null,
  ...more,
});

const staff = (more: Partial<Extract<Access, { kind: 'staff' }>> = {}): Access => ({ kind: 'staff', ...more });
const editor = staff({ needs: { area: 'reservations', level: 'EDITOR' } });
const anywhere = staff({ admins_anywhere: true });
const admin = { is_admin: true };

describe('who may call what', () => {
  it.each<[string, Access, Partial<Principal>, boolean]>([
    ['anybody, public calls', { kind: 'public' }, {}, true],
    ['no user, calls of links', { kind: 'boater_link' }, admin, false],
    ['any user, calls for the signed in', { kind: 'signed_in' }, { marina: null }, true],
    ['nobody who has to choose a password', { kind: 'signed_in' }, { owes: 'PASSWORD_IS_TEMPORARY' }, false],
    ['but for the calls that choose it', { kind: 'signed_in', owing: true }, { owes: 'PASSWORD_IS_TEMPORARY' }, true],
    ['nobody who has to accept the terms', { kind: 'admin' }, { ...admin, owes: 'FIRST_LOGIN_INCOMPLETE' }, false],
    ['nor staff who have to', staff(), { owes: 'FIRST_LOGIN_INCOMPLETE' }, false],
    ['an administrator, calls for administrators', { kind: 'admin' }, admin, true],
    ['nobody else', { kind: 'admin' }, { chain_manager: true }, false],
    ['a chain manager, calls for them', { kind: 'chain_manager' }, { chain_manager: true }, true],
    ['an administrator too', { kind: 'chain_manager' }, admin, true],
    ['nobody else', { kind: 'chain_manager' }, { association_manager: true }, false],
    ['staff, calls without needs', staff(), {}, true],
    ['nobody without a marina', staff(), { marina: null }, false],
    ['no administrator without a marina', staff(), { ...admin, marina: null }, false],
    ['an administrator without a marina, if the call says so', anywhere, { ...admin, marina: null }, true],
    ['nobody else without a marina', anywhere, { marina: null }, false],
    ['no association manager', staff(), { association_manager: true }, false],
    ['unless the call is for them', staff({ association_managers: true }), { association_manager: true }, true],
    ['staff of a marina with the feature', staff({ feature: 'reservation' }), {}, true],
    ['not of one without', staff({ feature: 'chat' }), {}, false],
    [
      'not of one that has it switched off',
      staff({ feature: 'chat' }),
      { marina: { permissions: { chat: false } } },
      false,
    ],
    ['no administrator there', staff({ feature: 'chat' }), admin, false],
    ['no viewer, what needs an editor', editor, {}, false],
    ['an editor of that area', editor, { permissions: { ...NOTHING, reservations: 'EDITOR' } }, true],
    ['no editor of another one', editor, { permissions: { ...NOTHING, residents: 'EDITOR' } }, false],
    ['an administrator without any level', editor, admin, true],
    ['no secondary user, what is for primary ones', staff({ primary_only: true }), { role: 'secondary' }, false],
    ['a primary user', staff({ primary_only: true }), {}, true],
    ['a secondary administrator', staff({ primary_only: true }), { ...admin, role: 'secondary' }, true],
  ])('%s', (_, access, more, expected) => {
    expect(allows(access, who(more))).toBe(expected);
  });
});
