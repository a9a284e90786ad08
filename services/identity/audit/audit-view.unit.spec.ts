import { describe, expect, it } from '@jest/globals';
import { userAuditView as view } from './audit-view.js';
import type { UserEvent, UserEventOf } from '../domain/user-events.js';

const may = { residents: 'EDITOR', reservations: 'VIEWER', marina_settings: 'ALLOWED' } as const;
const added = (more: Partial<UserEventOf<'UserAdded'>['data']> = {}): UserEvent => ({
  type: 'UserAdded',
  data: {
    user_id: 'u1',
    email: 'ada@example.org',
    first_name: 'Ada',
    last_name: 'Quay',
    password_hash: 'hash-of-it',
    language: 'en',
    role: 'primary',
    is_admin: false,
    chain_manager: false,
    association_code: null,
    marinas: [{ marina_id: 'm1', permissions: may }],
    first_login_done: true,
    invited_until: null,
    ...more,
  },
});
const after = (...events: UserEvent[]) => events.reduce((state, event) => view.evolve(state, event), view.initial());
const facts = (state: ReturnType<typeof after>, marina_id = 'm1') =>
  Object.fromEntries(view.facts(state, { marina_id, features: new Set() }).map(({ field, value }) => [field, value]));

describe('a user in the history of a marina', () => {
  it('has the permissions of that marina, and no others', () => {
    expect(facts(after(added()))).toMatchObject({
      works_here: { value: true },
      may_residents: { code: 'EDITOR' },
      may_reservations: { code: 'VIEWER' },
    });
    expect(facts(after(added()), 'm2')).toMatchObject({ works_here: { value: false }, may_residents: null });
  });

  it('has the role of that marina', () => {
    const data = { user_id: 'u1', marina_id: 'm2', permissions: may, role: 'secondary' } as const;
    const state = after(added(), { type: 'MarinaAccessGranted', data });
    expect(facts(state)).toMatchObject({ role: { code: 'primary' } });
    expect(facts(state, 'm2')).toMatchObject({ role: { code: 'secondary' } });
  });

  it('never shows a password, not even its hash', () => {
    const state = after(added(), { type: 'PasswordChanged', data: { user_id: 'u1', password_hash: 'another-hash' } });
    expect(JSON.stringify(facts(state))).not.toContain('hash');
  });

  it('keeps the name of a removed user, and drops that of an erased one', () => {
    const removed = after(added(), { type: 'UserDeleted', data: { user_id: 'u1' } });
    expect(facts(removed).user_state).toMatchObject({ code: 'removed' });
    expect(view.label(removed)).toEqual({ is: 'text', text: 'Ada Quay' });
    const erased = after(added({ email: null, first_name: null, last_name: null, password_hash: null }));
    expect(view.label(erased)).toEqual({ is: 'erased' });
    expect(facts(erased).email).toEqual({ is: 'erased' });
  });
});
