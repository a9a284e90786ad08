import { describe, expect, it } from '@jest/globals';
import {
  endsAddress,
  noAddresses,
  reasonOf,
  sendHindrance,
  withAddresses,
  withoutAddresses,
} from './invited-addresses.js';

describe('the addresses to invite', () => {
  it('are split at spaces, commas, semicolons and lines; each is kept once, and those dropped are counted', () => {
    const list = withAddresses(noAddresses, 'a@x.org, b@x.org;c@x.org\nA@X.org  d@x.org');
    expect(list).toEqual({ addresses: ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org'], dropped: 1 });
    expect(withAddresses(list, 'b@x.org').dropped).toBe(2);
    expect(withoutAddresses(list, ['b@x.org', 'd@x.org']).addresses).toEqual(['a@x.org', 'c@x.org']);
  });

  it.each([
    ['a@x.org', false],
    ['a@x.org,', true],
    ['a@x.org b', true],
  ])('%j is complete: %s', (text, complete) => {
    expect(endsAddress(text)).toBe(complete);
  });

  it('have a reason where they cannot be invited', () => {
    const refused = new Map([['b@x.org', 'ALREADY_MEMBER' as const]]);
    expect(['a@x.org', 'b@x.org', 'c@x'].map((one) => reasonOf(one, refused))).toEqual([
      null,
      'ALREADY_MEMBER',
      'INVALID',
    ]);
  });

  it.each([
    [false, 3, 0, 'noEditor'],
    [true, 0, 0, 'noAddresses'],
    [true, 3, 1, 'badAddresses'],
    [true, 201, 0, 'tooManyAddresses'],
    [true, 200, 0, null],
  ] as const)('may be sent: %s, %i addresses, %i bad: %s', (may, count, bad, hindrance) => {
    expect(sendHindrance(may, count, bad)).toBe(hindrance);
  });
});
