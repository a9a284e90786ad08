import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { type ApiKeyEvent, decide, evolve, initial, works } from './api-key.js';

const given = specificationOf({ initial, evolve, decide });
const key = {
  key_id: 'k1',
  marina_id: 'm1',
  name: 'Bookkeeping',
  scopes: ['feed:read' as const],
  secret_digest: 'digest',
  at: '2027-06-01T08:00:00.000Z',
  expires_at: '2027-07-01T08:00:00.000Z',
};
const made: ApiKeyEvent = { type: 'ApiKeyMade', data: key };
const revoked: ApiKeyEvent = { type: 'ApiKeyRevoked', data: { key_id: 'k1', at: '2027-06-02T08:00:00.000Z' } };
const used = (on: string): ApiKeyEvent => ({ type: 'ApiKeyUsed', data: { key_id: 'k1', on } });

describe('an API key', () => {
  it('is made once, while the marina has room for it', () => {
    given([]).when({ type: 'MakeKey', key, working_keys_left: 1 }, {}).then(made);
    given([]).when({ type: 'MakeKey', key, working_keys_left: 0 }, {}).thenRefused('TOO_MANY_API_KEYS');
    given([made]).when({ type: 'MakeKey', key, working_keys_left: 1 }, {}).then();
  });

  it('notes one use a day', () => {
    given([made]).when({ type: 'NoteUse', on: '2027-06-03' }, {}).then(used('2027-06-03'));
    given([made, used('2027-06-03')])
      .when({ type: 'NoteUse', on: '2027-06-03' }, {})
      .then();
    given([made, used('2027-06-03')])
      .when({ type: 'NoteUse', on: '2027-06-02' }, {})
      .then();
  });

  it('is revoked once, by its own marina only', () => {
    const revoke = (marina_id: string) => ({ type: 'RevokeKey' as const, marina_id, at: revoked.data.at });
    given([made]).when(revoke('m2'), {}).thenRefused('API_KEY_NOT_FOUND');
    given([made]).when(revoke('m1'), {}).then(revoked);
    given([made, revoked]).when(revoke('m1'), {}).then();
  });

  it('works until it expires or is revoked', () => {
    const after = (...events: ApiKeyEvent[]) => events.reduce(evolve, initial());
    expect(works(initial(), key.at)).toBe(false);
    expect(works(after(made), '2027-06-30T08:00:00.000Z')).toBe(true);
    expect(works(after(made), key.expires_at)).toBe(false);
    expect(works(after(made, revoked), '2027-06-30T08:00:00.000Z')).toBe(false);
  });
});
