import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decide, evolve, initial, type StayTraffic, type TrafficCommand, type TrafficContext } from './stay-traffic.js';

const DAYS = ['2027-07-10', '2027-07-11', '2027-07-12', '2027-07-13', '2027-07-14'];
const event = fc.constantFrom('ARRIVAL' as const, 'DEPARTURE' as const);
const berth = fc.constantFrom({ berth_id: 'b1', label: 'A1' }, { berth_id: 'b2', label: 'A2' });
const command: fc.Arbitrary<TrafficCommand> = fc.oneof(
  event.map((one) => ({ type: 'CONFIRM' as const, event: one })),
  berth.map((moored) => ({ type: 'CONFIRM' as const, event: 'ARRIVAL' as const, moored })),
  event.map((one) => ({ type: 'UNDO' as const, event: one })),
  event.map((one) => ({ type: 'RESTORE' as const, event: one })),
  event.map((one) => ({ type: 'ON_TIME' as const, event: one })),
  berth.map((moored) => ({ type: 'MOOR' as const, event: 'ARRIVAL' as const, moored })),
  fc.tuple(event, fc.constantFrom(...DAYS)).map(([one, date]) => ({
    type: 'LATE' as const,
    event: one,
    expected: { date, time: '14:00' },
  })),
);
const history = fc.array(fc.tuple(command, fc.constantFrom(...DAYS)), { maxLength: 25 });

function on(today: string): TrafficContext {
  const stay = {
    start_date: '2027-07-10',
    end_date: '2027-07-13',
    status_code: 'APPROVED' as const,
    open_balance: null,
  };
  return { now: `${today}T09:00:00.000Z`, today, reservation_id: 'r', ...stay };
}

function after(state: StayTraffic, given: TrafficCommand, today: string): StayTraffic | null {
  const decided = decide(given, state, on(today));
  return isRefusal(decided)
    ? null
    : decided.reduce((before: StayTraffic, fact: TrafficEvent) => evolve(before, fact), state);
}

const lived = (steps: readonly (readonly [TrafficCommand, string])[]): StayTraffic =>
  steps.reduce((state, [given, today]) => after(state, given, today) ?? state, initial());

describe('the traffic of a stay', () => {
  it.each(['UNDO', 'RESTORE'] as const)('is after a confirmation and its %s as it was before', (back) => {
    fc.assert(
      fc.property(history, event, fc.constantFrom(...DAYS), (steps, which, today) => {
        const before = lived(steps);
        const confirmedState = after(before, { type: 'CONFIRM', event: which }, today);
        const changed = confirmedState !== null && confirmedState !== before;
        fc.pre(changed && JSON.stringify(confirmedState) !== JSON.stringify(before));
        expect(after(confirmedState, { type: back, event: which }, DAYS.at(-1)!)).toEqual(before);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('never has a departure without an arrival, nor a berth without a boat', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { arrived_at, departed_at, moored_berth_id } = lived(steps);
        if (departed_at !== null) expect(arrived_at).not.toBeNull();
        if (moored_berth_id !== null) expect(arrived_at).not.toBeNull();
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('is the same after a command that is sent twice', () => {
    fc.assert(
      fc.property(history, command, fc.constantFrom(...DAYS), (steps, given, today) => {
        const once = after(lived(steps), given, today);
        fc.pre(once !== null);
        expect(after(once, given, today) ?? once).toEqual(once);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
