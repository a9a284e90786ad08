import { describe, expect, it } from '@jest/globals';
import { type ResidencyRequest, verificationOf } from './home-verification.js';

const request = (status: ResidencyRequest['status']): ResidencyRequest => ({
  status,
  finished_at: status === 'PENDING' ? null : '2027-06-01T08:00:00.000Z',
});

describe('the verification of the home marina', () => {
  it.each([
    ['RESIDENT', null, 'approved'],
    ['RESIDENT', request('PENDING'), 'approved'],
    ['RESIDENT', request('APPROVED'), 'approved'],
    ['VISITOR', null, 'noVerified'],
    ['VISITOR', request('PENDING'), 'waiting'],
    ['VISITOR', request('DECLINED'), 'declined'],
    // Somebody who was a resident once and is none any more.
    ['VISITOR', request('APPROVED'), 'noVerified'],
  ] as const)('of a %s with %o is %s', (relation, latest, status) => {
    expect(verificationOf(relation, latest)).toBe(status);
  });
});
