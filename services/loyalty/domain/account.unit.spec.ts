import { describe, expect, it } from '@jest/globals';
import { type AccountCommand, decide } from './account.js';
import type { AccountEvent } from './account-events.js';
import { type AccountState, evolve, initial } from './account-state.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';

const at = '2027-06-01T08:00:00.000Z';
const joined: AccountEvent = {
  type: 'LoyaltyJoined',
  data: { marina_id: 'm1', boater_id: 'b1', on: '2027-01-01', at },
};
const given = (grant_id: string, amount: number, expires_on: string | null = null): AccountEvent => ({
  type: 'PointsGiven',
  data: { grant_id, source: 'GIFT', amount, expires_on, at },
});

const stateAfter = (events: readonly AccountEvent[]): AccountState => events.reduce(evolve, initial());
const when = (events: readonly AccountEvent[], command: AccountCommand, today = '2027-06-01') =>
  decide(command, stateAfter(events), { at, today });

const hold = (amount: number): AccountCommand => ({ type: 'Hold', reservation_id: 'r1', amount });
const parts = (...some: [string, number][]) => some.map(([grant_id, amount]) => ({ grant_id, amount }));
const spent = (amount: number, ...some: [string, number][]): AccountEvent => ({
  type: 'PointsSpent',
  data: { reservation_id: 'r1', amount, parts: parts(...some), at },
});

describe('the points of a member', () => {
  it('belong to somebody who has joined', () => {
    expect(when([], hold(1))).toMatchObject({ code: 'LOYALTY_MEMBER_NOT_FOUND' });
  });

  it('are joined once, and follow the other records of the member', () => {
    const join = { type: 'Join', marina_id: 'm1', boater_id: 'b1', on: '2027-01-01' } as const;
    expect(when([], join)).toEqual([joined]);
    expect(when([joined], join)).toEqual([]);
    expect(when([joined], { ...join, marina_id: 'm2', boater_id: 'b2' })).toEqual([
      { type: 'LoyaltyRecordAdded', data: { marina_id: 'm2', boater_id: 'b2', at } },
    ]);
  });

  it('are given once for one reason', () => {
    const points = { grant_id: 'g1', source: 'GIFT' as const, amount: 500, expires_on: null };
    expect(when([joined], { type: 'Give', points })).toEqual([given('g1', 500)]);
    expect(when([joined, given('g1', 500)], { type: 'Give', points })).toEqual([]);
  });

  it('are used oldest first', () => {
    expect(when([joined, given('g1', 500, '2027-12-31'), given('g2', 300, '2027-07-01')], hold(600))).toEqual([
      spent(600, ['g1', 500], ['g2', 100]),
    ]);
  });

  it('cannot be used beyond the balance', () => {
    expect(when([joined, given('g1', 500)], hold(501))).toMatchObject({
      code: 'LOYALTY_POINTS_NOT_ENOUGH',
      details: { points: 5 },
    });
  });

  it('expire after their last day, at the latest when others are used', () => {
    const before = [joined, given('g1', 500, '2027-05-31'), given('g2', 300, '2027-06-01')];
    const expired: AccountEvent = { type: 'PointsExpired', data: { amount: 500, parts: parts(['g1', 500]), at } };
    expect(when(before, { type: 'Expire' })).toEqual([expired]);
    expect(when(before, hold(300))).toEqual([expired, spent(300, ['g2', 300])]);
    expect(when(before, hold(301))).toMatchObject({ code: 'LOYALTY_POINTS_NOT_ENOUGH' });
    expect(when([...before, expired], { type: 'Expire' })).toEqual([]);
  });

  it('change with what a stay uses, and go back where they came from', () => {
    const before = [joined, given('g1', 500), given('g2', 300), spent(600, ['g1', 500], ['g2', 100])];
    expect(when(before, hold(600))).toEqual([]);
    expect(when(before, hold(450))).toEqual([
      {
        type: 'PointsReturned',
        data: { reservation_id: 'r1', amount: 150, parts: parts(['g2', 100], ['g1', 50]), at },
      },
    ]);
    const all = when(before, hold(0));
    expect(isRefusal(all) ? all : stateAfter([...before, ...all])).toEqual(
      stateAfter([joined, given('g1', 500), given('g2', 300)]),
    );
  });

  it('that come back after their last day expire', () => {
    const before = [joined, given('g1', 500, '2027-06-15'), spent(500, ['g1', 500])];
    expect(when(before, hold(0), '2027-07-01')).toMatchObject([{ type: 'PointsReturned' }, { type: 'PointsExpired' }]);
  });

  it('that a withdrawn absence report earned are taken back, also where a stay used them, but never below zero', () => {
    const earned: AccountEvent = {
      type: 'PointsGiven',
      data: { grant_id: 'v1', source: 'VACANCY', amount: 500, expires_on: null, absence_id: 'a1', at },
    };
    const before = [joined, earned, given('g1', 100), spent(200, ['v1', 200])];
    const back: AccountCommand = { type: 'TakeBack', absence_id: 'a1' };
    const taken = (amount: number, ...some: [string, number][]): AccountEvent => ({
      type: 'PointsTaken',
      data: { amount, parts: parts(...some), at },
    });
    const withdrawn = (uncovered: number): AccountEvent => ({
      type: 'VacancyWithdrawn',
      data: { absence_id: 'a1', uncovered, at },
    });
    // A hundred of the two hundred that the stay uses are covered by the gift.
    const all = [taken(400, ['v1', 300], ['g1', 100]), withdrawn(100)];
    expect(when(before, back)).toEqual(all);
    expect(when([...before, ...all], back)).toEqual([]);
    expect(when([...before, ...all], { type: 'Give', points: { ...earned.data, grant_id: 'v2' } })).toEqual([]);
    // The points that the stay returns pay for the rest, as far as they reach.
    expect(when([...before, ...all], hold(50))).toEqual([
      { type: 'PointsReturned', data: { reservation_id: 'r1', amount: 150, parts: parts(['v1', 150]), at } },
      { type: 'PointsTaken', data: { amount: 100, parts: parts(['v1', 100]), absence_id: 'a1', at } },
    ]);
    const more = [joined, earned, given('g1', 900), spent(200, ['v1', 200])];
    expect(when(more, back)).toEqual([taken(500, ['v1', 300], ['g1', 200]), withdrawn(0)]);
    expect(when([joined, earned, spent(500, ['v1', 500])], back)).toEqual([withdrawn(500)]);
  });

  it('are taken off by a correction down to nothing', () => {
    const before = [joined, given('g1', 500)];
    expect(when(before, { type: 'Take', amount: 500 })).toMatchObject([{ type: 'PointsTaken', data: { amount: 500 } }]);
    expect(when(before, { type: 'Take', amount: 501 })).toMatchObject({ code: 'LOYALTY_POINTS_NOT_ENOUGH' });
  });

  it('start another year with a renewal', () => {
    expect(when([joined], { type: 'Renew', on: '2028-01-01' })).toMatchObject([{ type: 'LoyaltyRenewed' }]);
    expect(when([joined], { type: 'Renew', on: '2027-01-01' })).toEqual([]);
  });
});
