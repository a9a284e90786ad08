import { describe, expect, it } from '@jest/globals';
import type { Principal } from '../../vocabulary/access.js';
import { mayWriteCustomer } from './customer-access.js';

const user = (residents: 'VIEWER' | 'EDITOR', reservations: 'VIEWER' | 'EDITOR', more: Partial<Principal> = {}) => ({
  is_admin: false,
  association_manager: false,
  chain_manager: false,
  role: 'primary' as const,
  permissions: { residents, reservations, marina_settings: 'NOT_ALLOWED' as const },
  marina: { permissions: {} },
  owes: null,
  ...more,
});

describe('who may write to the record of a customer', () => {
  it.each([
    ['RESIDENT', 'change', 'EDITOR', 'VIEWER', true],
    ['RESIDENT', 'change', 'VIEWER', 'EDITOR', false],
    ['RESIDENT', 'create', 'EDITOR', 'VIEWER', true],
    ['VISITOR', 'change', 'VIEWER', 'EDITOR', true],
    ['VISITOR', 'create', 'EDITOR', 'VIEWER', true],
    ['VISITOR', 'create', 'VIEWER', 'VIEWER', false],
  ] as const)('%s, %s, residents %s, reservations %s: %s', (relation, what, residents, reservations, may) => {
    expect(mayWriteCustomer(user(residents, reservations), relation, what)).toBe(may);
  });

  it('keeps secondary users from making residents, not from changing them or making visitors of them', () => {
    const secondary = user('EDITOR', 'EDITOR', { role: 'secondary' });
    expect(mayWriteCustomer(secondary, 'RESIDENT', 'create')).toBe(false);
    expect(mayWriteCustomer(secondary, 'RESIDENT', 'change')).toBe(true);
    expect(mayWriteCustomer(secondary, 'VISITOR', 'create')).toBe(true);
  });

  it('lets administrators', () => {
    expect(mayWriteCustomer(user('VIEWER', 'VIEWER', { is_admin: true }), 'RESIDENT', 'create')).toBe(true);
  });
});
