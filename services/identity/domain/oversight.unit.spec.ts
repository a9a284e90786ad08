import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { NOW, USER, userAdded } from '../../../tests/fixtures/users.js';
import { decide, evolve, initial } from './user.js';
import type { UserCommand } from './user-commands.js';

const given = specificationOf({ initial, evolve, decide });
const now = { now: NOW };
const set = (more: Partial<Extract<UserCommand, { type: 'SetOversight' }>>): UserCommand => ({
  type: 'SetOversight' as const,
  chain_manager: false,
  association_code: null,
  ...more,
});

describe('what a user oversees', () => {
  it('is the chain of the marinas where they work, until it is taken back', () => {
    const outcome = given([userAdded()]).when(set({ chain_manager: true }), now);
    outcome.then({ type: 'OversightSet', data: { user_id: USER, chain_manager: true, association_code: null } });
    const made = [userAdded({ chain_manager: true })];
    given(made)
      .when(set({ chain_manager: true }), now)
      .then();
    given(made)
      .when(set({}), now)
      .then({ type: 'OversightSet', data: { chain_manager: false } });
  });

  it('is an association only for a user who works in no marina', () => {
    const association = set({ association_code: 'TEM' });
    given([userAdded()]).when(association, now).thenRefused('OVERSEER_WORKS_IN_MARINAS', { kind: 'conflict' });
    given([userAdded({ marinas: [] })])
      .when(association, now)
      .then({ type: 'OversightSet', data: { association_code: 'TEM' } });
    given([userAdded({ marinas: [] })])
      .when(set({ association_code: 'TEM', chain_manager: true }), now)
      .thenRefused('OVERSEER_WORKS_IN_MARINAS');
  });

  it('is taken back and moved to another association for one who has both, as in older logs', () => {
    const both = [userAdded({ association_code: 'TEM' })];
    given(both)
      .when(set({}), now)
      .then({ type: 'OversightSet', data: { association_code: null } });
    given(both)
      .when(set({ association_code: 'IGY' }), now)
      .then({ type: 'OversightSet', data: { association_code: 'IGY' } });
  });

  it('of nobody is refused', () => {
    given([])
      .when(set({ chain_manager: true }), now)
      .thenRefused('USER_NOT_FOUND');
  });
});
