import { expect, it } from '@jest/globals';
import { giftHindrance } from './gift-hindrance.js';

const gift = { to: 'LIST', points: 200, until: '2027-06-01', members: 3 } as const;

it.each([
  [{}, null],
  [{ members: null }, 'list'],
  [{ members: 0 }, 'nobody'],
  [{ to: 'ALL', members: null }, null],
  [{ points: null }, 'points'],
  [{ until: null }, 'date'],
  [{ until: '2027-05-31' }, 'past'],
] as const)('%j is hindered by %s', (more, hindrance) =>
  expect(giftHindrance({ ...gift, ...more }, '2027-06-01')).toBe(hindrance),
);
