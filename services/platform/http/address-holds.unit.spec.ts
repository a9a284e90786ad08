import { describe, expect, it } from '@jest/globals';
import { SettableClock } from '../clock/clock.js';
import { AddressHolds } from './address-holds.js';

const clock = new SettableClock(new Date('2027-06-01T08:00:00.000Z'));
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

describe('the records that came from an address', () => {
  it('are known until their time is over, and no other address has them', async () => {
    const holds = new AddressHolds(clock);
    await holds.add('203.0.113.1', 'one', inHours(1));
    await holds.add('203.0.113.1', 'two', inHours(2));
    await holds.add('203.0.113.2', 'other', inHours(2));
    expect([...(await holds.of('203.0.113.1'))]).toEqual(['one', 'two']);
    clock.advance(3_600_000);
    expect([...(await holds.of('203.0.113.1'))]).toEqual(['two']);
    expect([...(await holds.of('203.0.113.3'))]).toEqual([]);
  });

  it('are those of a whole network where one customer has all of its addresses', async () => {
    const holds = new AddressHolds(clock);
    await holds.add('2001:db8:1:2::1', 'one', inHours(1));
    expect([...(await holds.of('2001:db8:1:2:ffff::9'))]).toEqual(['one']);
    expect([...(await holds.of('2001:db8:1:3::1'))]).toEqual([]);
  });

  it('are kept in Redis under a name that does not show the address, and in memory while Redis fails', async () => {
    const keys: string[] = [];
    const redis = {
      prefix: 'quayside:test',
      answers: true,
      disguised: () => 'digest',
      evaluate: (_: string, names: string[]) => {
        keys.push(...names);
        return Promise.reject(new Error('away'));
      },
    };
    const holds = new AddressHolds(clock, redis);
    await holds.add('203.0.113.1', 'one', inHours(1));
    expect([...(await holds.of('203.0.113.1'))]).toEqual(['one']);
    expect(new Set(keys)).toEqual(new Set(['quayside:test:held:digest']));
  });
});
