import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { decide, evolve, initial, nextRecorded, type SessionUseEvent } from './session-use.js';

const given = specificationOf({ initial, evolve, decide });
const started_at = '2027-06-01T08:00:00.000Z';
const use = (at: string) => ({ session_id: 's1', started_at, at });
const used = (at: string): SessionUseEvent => ({ type: 'SessionUsed', data: { session_id: 's1', at } });

describe('the use of a session', () => {
  it('is recorded an hour after the sign-in at the earliest', () => {
    given([]).when(use('2027-06-01T08:59:59.999Z'), {}).then();
    given([]).when(use('2027-06-01T09:00:00.000Z'), {}).then(used('2027-06-01T09:00:00.000Z'));
  });

  it('is recorded once an hour, and never with an earlier time', () => {
    const before = [used('2027-06-01T12:30:00.000Z')];
    given(before).when(use('2027-06-01T13:29:59.000Z'), {}).then();
    given(before).when(use('2027-06-01T13:30:00.000Z'), {}).then(used('2027-06-01T13:30:00.000Z'));
    given(before).when(use('2027-06-01T09:30:00.000Z'), {}).then();
    expect(given(before).state).toEqual({ last_used_at: '2027-06-01T12:30:00.000Z' });
  });

  it('is due at a time that the server can compare as text', () => {
    expect(nextRecorded('2027-06-01T23:30:00.000Z')).toBe('2027-06-02T00:30:00.000Z');
  });
});
