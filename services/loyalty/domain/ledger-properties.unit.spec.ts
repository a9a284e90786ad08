import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { type AccountCommand, decide } from './account.js';
import type { AccountEvent } from './account-events.js';
import { type AccountState, evolve, initial } from './account-state.js';
import { historyLines } from './history-lines.js';
import { balanceOn } from './lots.js';

const day = (offset: number) => addDays('2027-01-01', offset);
const amount = fc.integer({ min: 1, max: 900 });
const command: fc.Arbitrary<AccountCommand> = fc.oneof(
  fc.record({
    type: fc.constant('Give' as const),
    points: fc.record({
      grant_id: fc.constantFrom('g1', 'g2', 'g3', 'g4', 'g5', 'g6'),
      source: fc.constantFrom('GIFT' as const, 'VACANCY' as const),
      amount,
      expires_on: fc.option(fc.integer({ min: 0, max: 60 }).map(day)),
      absence_id: fc.constantFrom('a1', 'a2'),
    }),
  }),
  fc.record({
    type: fc.constant('Hold' as const),
    reservation_id: fc.constantFrom('r1', 'r2'),
    amount: fc.oneof(fc.constant(0), amount),
  }),
  fc.record({ type: fc.constant('Take' as const), amount }),
  fc.record({ type: fc.constant('TakeBack' as const), absence_id: fc.constantFrom('a1', 'a2') }),
  fc.constant({ type: 'Expire' as const }),
);
/** Commands on days that follow each other. */
const life = fc.array(fc.tuple(command, fc.integer({ min: 0, max: 9 })), { maxLength: 40 });

const start: AccountEvent = {
  type: 'LoyaltyJoined',
  data: { marina_id: 'm1', boater_id: 'b1', on: day(0), at: `${day(0)}T00:00:00.000Z` },
};

function inAll(events: readonly AccountEvent[], ...types: AccountEvent['type'][]): number {
  return events.reduce(
    (sum, event) => sum + (types.includes(event.type) && 'amount' in event.data ? event.data.amount : 0),
    0,
  );
}

/** The life's events with the state after each. */
function lived(commands: readonly (readonly [AccountCommand, number])[]) {
  const events: AccountEvent[] = [start];
  let state: AccountState = evolve(initial(), start);
  let today = day(0);
  const moments: { today: string; before: AccountState; decided: readonly AccountEvent[]; asked: AccountCommand }[] =
    [];
  for (const [asked, wait] of commands) {
    today = addDays(today, wait);
    const before = state;
    const decided = decide(asked, state, { at: `${today}T08:00:00.000Z`, today });
    if (isRefusal(decided)) continue;
    for (const event of decided) state = evolve(state, event);
    events.push(...decided);
    moments.push({ today, before, decided, asked });
  }
  return { events, state, today, moments };
}

const runs = { numRuns: propertyRuns(1_000) };

it('a balance is what was given and returned without what was spent, taken and expired, and never below zero', () => {
  fc.assert(
    fc.property(life, (commands) => {
      const { events, state } = lived(commands);
      const left = state.lots.reduce((sum, lot) => sum + lot.left, 0);
      expect(left).toBe(
        inAll(events, 'PointsGiven', 'PointsReturned') - inAll(events, 'PointsSpent', 'PointsTaken', 'PointsExpired'),
      );
      expect(state.lots.every((lot) => lot.left >= 0)).toBe(true);
      const lines = historyLines(events);
      expect(lines.every(({ balance }) => balance >= 0)).toBe(true);
      expect(lines[0]?.balance).toBeCloseTo(left / 100, 6);
    }),
    runs,
  );
});

it('a grant is given once, however often it is sent', () => {
  fc.assert(
    fc.property(life, (commands) => {
      const { events } = lived(commands);
      const grants = events.flatMap((event) => (event.type === 'PointsGiven' ? [event.data.grant_id] : []));
      expect(new Set(grants).size).toBe(grants.length);
    }),
    runs,
  );
});

it('what is used is the oldest, and never what has expired', () => {
  fc.assert(
    fc.property(life, (commands) => {
      for (const { today, before, decided } of lived(commands).moments) {
        const spent = decided.find((event) => event.type === 'PointsSpent');
        if (spent === undefined) continue;
        const usable = before.lots.filter(({ left, expires_on }) => left > 0 && (expires_on ?? today) >= today);
        const used = spent.data.parts.map(({ grant_id }) => grant_id);
        expect(usable.slice(0, used.length).map(({ grant_id }) => grant_id)).toEqual(used);
        const whole = spent.data.parts.slice(0, -1);
        expect(
          whole.every(({ grant_id, amount: of }) => usable.find((lot) => lot.grant_id === grant_id)?.left === of),
        ).toBe(true);
        expect(spent.data.amount).toBeLessThanOrEqual(balanceOn(before.lots, today));
      }
    }),
    runs,
  );
});

it('a stay holds what was set last, and nothing once all of it is returned', () => {
  fc.assert(
    fc.property(life, (commands) => {
      const { state, moments } = lived(commands);
      const last = new Map<string, number>();
      for (const { asked } of moments) if (asked.type === 'Hold') last.set(asked.reservation_id, asked.amount);
      const held = Object.entries(state.held).map(
        ([id, parts]) => [id, parts.reduce((sum, part) => sum + part.amount, 0)] as const,
      );
      expect(new Map(held)).toEqual(new Map([...last].filter(([, set]) => set > 0)));
    }),
    runs,
  );
});
