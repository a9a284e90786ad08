import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { ResidentTrafficEvent } from '../../../contracts/traffic/events.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import {
  decide,
  evolve,
  initial,
  type ResidentTraffic,
  type ResidentTrafficCommand,
  type ResidentTrafficContext,
} from './resident-traffic.js';

const DAYS = ['2027-07-10', '2027-07-11', '2027-07-12', '2027-07-13', '2027-07-14'];
const event = fc.constantFrom('ARRIVAL' as const, 'DEPARTURE' as const);
const day = fc.constantFrom(...DAYS);
const types = fc.constantFrom('CONFIRM' as const, 'UNDO' as const, 'RESTORE' as const, 'LATE' as const);
const command: fc.Arbitrary<ResidentTrafficCommand> = fc.record({ type: types, event });
const history = fc.array(fc.tuple(command, day), { maxLength: 20 });

/** Away from 11 to 13 July. */
const on = (today: string): ResidentTrafficContext => ({
  now: `${today}T09:00:00.000Z`,
  today,
  absence_id: 'a',
  departure_date: '2027-07-11',
  return_date: '2027-07-13',
});

function after(state: ResidentTraffic, given: ResidentTrafficCommand, today: string): ResidentTraffic | null {
  const decided = decide(given, state, on(today));
  if (isRefusal(decided)) return null;
  return decided.reduce((before: ResidentTraffic, fact: ResidentTrafficEvent) => evolve(before, fact), state);
}

const lived = (steps: readonly (readonly [ResidentTrafficCommand, string])[]): ResidentTraffic =>
  steps.reduce((state, [given, today]) => after(state, given, today) ?? state, initial());

describe('the traffic of a resident', () => {
  it.each(['UNDO', 'RESTORE'] as const)('is after a confirmation and its %s as it was before', (back) => {
    let confirmed = 0;
    fc.assert(
      fc.property(history, event, day, day, (steps, which, today, later) => {
        const before = lived(steps);
        const done = after(before, { type: 'CONFIRM', event: which }, today);
        if (done === null || done === before) return;
        confirmed += 1;
        expect(after(done, { type: back, event: which }, later)).toEqual(before);
      }),
      { numRuns: propertyRuns(500) },
    );
    expect(confirmed).toBeGreaterThan(0);
  });

  it('is after taking back a confirmation and confirming again as it was, but for the time', () => {
    fc.assert(
      fc.property(history, event, (steps, which) => {
        const last = DAYS.at(-1) ?? '';
        const before = lived(steps);
        const seen = which === 'ARRIVAL' ? before.returned_at : before.departed_at;
        if (seen === null) return;
        const back = after(before, { type: 'UNDO', event: which }, last);
        const again = back === null ? null : after(back, { type: 'CONFIRM', event: which }, last);
        const field = which === 'ARRIVAL' ? 'returned_at' : 'departed_at';
        expect(again).toEqual({ ...before, [field]: on(last).now });
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  it('confirms nothing before its day, and each of the two without the other', () => {
    fc.assert(
      fc.property(history, event, day, (steps, which, today) => {
        const before = lived(steps);
        const seen = which === 'ARRIVAL' ? before.returned_at : before.departed_at;
        const due = which === 'ARRIVAL' ? '2027-07-13' : '2027-07-11';
        const done = after(before, { type: 'CONFIRM', event: which }, today);
        if (seen !== null) expect(done).toEqual(before);
        else if (today < due) expect(done).toBeNull();
        else expect(done).not.toEqual(before);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
