import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { aVisit, boat } from '../../../tests/fixtures/berth-plan.js';
import {
  BERTHS,
  decideOn,
  histories,
  NIGHTS,
  play,
  seldom,
  SPAN,
  START,
  stepsOf,
  vessel,
  visitId,
  yes,
} from '../../../tests/fixtures/plan-histories.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decide, evolve, fromSnapshot, initial, toSnapshot } from './berth-plan.js';
import { berthPlanEvents } from './berth-plan-events.js';
import { inOrder } from './berth-order.js';
import { type BerthPlanState, measuresOf } from './berth-plan-state.js';
import { findMatches } from './matching.js';
import { occupancyByNight } from './occupancy.js';
import { occupied } from './occupied.js';
import { judge, standingRule } from './placement.js';
import { isHindrance, type Placement, wishFor } from './wish.js';

const runs = { numRuns: propertyRuns(1_000), seed: 20_270_701, unbiased: true };

/** The expected order: berths that fit alone by size, then by the fewest neighbours, longest first. */
function inTheirOrder(fitting: readonly Placement[]): Placement[] {
  return [...fitting].sort(
    (a, b) => a.over.length - b.over.length || (a.over.length === 0 ? 0 : b.berth.max_loa - a.berth.max_loa),
  );
}

describe('any history of a berth plan', () => {
  it('never berths two vessels in one berth on one night, nor one where it does not fit', () => {
    fc.assert(
      fc.property(histories, (history) => {
        play(history, (_, naive) => {
          for (const berth_id of BERTHS) {
            for (const night of NIGHTS) {
              const vessels = naive.vesselsIn(berth_id, night);
              if (vessels.length > 1) throw new Error(`${vessels.join(' and ')} share ${berth_id} on ${night}`);
            }
          }
        });
      }),
      runs,
    );
  });

  it('gives the same nights by index as night by night, each stay without gaps', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { state, naive } = play(history);
        for (const planned of state.berths.values()) {
          const found = NIGHTS.map((night) => {
            const start = dayNumber(night);
            return occupied(planned, { start, end: start + 1 }, [], [])?.allocation_id;
          });
          expect(found).toEqual(NIGHTS.map((night) => naive.vesselsIn(planned.facts.berth_id, night)[0]));
        }
        for (const { segments } of state.allocations.values()) {
          const unbroken = segments.every(
            (segment, at) => segment.start < segment.end && segment.end === (segments[at + 1]?.start ?? segment.end),
          );
          expect(unbroken).toBe(true);
        }
        const [first, last] = [NIGHTS[0]!, addDays(NIGHTS.at(-1)!, 1)];
        expect(occupancyByNight(state, first, last)).toEqual(NIGHTS.map((night) => naive.occupancyOf(night)));
      }),
      runs,
    );
  });

  it('gives the same matches by the fast path as berth by berth', () => {
    const wishes = fc.record({
      boat: vessel.map(measuresOf),
      from: fc.nat({ max: SPAN }),
      nights: fc.constantFrom(1, 3, 7, 500),
      instant_only: seldom,
      accepts_below_min: yes,
      skip: fc.subarray(BERTHS, { maxLength: 1 }),
      own: visitId,
      most: fc.constantFrom(1, 2, 20),
    });
    fc.assert(
      fc.property(histories, fc.array(wishes, { minLength: 8, maxLength: 8 }), (history, asked) => {
        const { state } = play(history);
        for (const { boat: measures, from, nights, skip, own, most, ...more } of asked) {
          const start = dayNumber(addDays(START, from));
          const wish = wishFor(
            measures,
            { start, end: start + nights },
            { ...more, skipped: new Set(skip), own: [state.allocations.get(own) ?? []].flat() },
          );
          const found = findMatches(state, wish, most);
          const judged = inOrder(state).berths.map((planned) => judge(state, planned, wish));
          const fitting = judged.flatMap((one) => (isHindrance(one) ? [] : [one]));
          expect(found.total).toBe(fitting.length);
          expect(found.candidates).toEqual(inTheirOrder(fitting).slice(0, most));
          const removed: Record<string, number> = {};
          for (const { rule } of judged.filter(isHindrance)) removed[rule] = (removed[rule] ?? 0) + 1;
          expect(found.removed).toEqual(removed);
        }
      }),
      { ...runs, numRuns: propertyRuns(200) },
    );
  });

  it('is decided deterministically, without changing the plan, in events that fit their schemas', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const state = initial();
        for (const one of stepsOf(history)) {
          const before = JSON.stringify(toSnapshot(state));
          const events = decideOn(state, one);
          expect(JSON.stringify(decideOn(state, one))).toBe(JSON.stringify(events));
          expect(JSON.stringify(toSnapshot(state))).toBe(before);
          for (const event of events) {
            expect(berthPlanEvents[event.type].data.parse(event.data)).toEqual(event.data);
            evolve(state, event);
          }
        }
      }),
      runs,
    );
  });

  it('continues from a snapshot as it would without', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const steps = stepsOf(history);
        const folded = initial();
        let restored: BerthPlanState | null = null;
        steps.forEach((one, index) => {
          if (index === Math.min(history.cut, steps.length - 1)) {
            restored = fromSnapshot(JSON.parse(JSON.stringify(toSnapshot(folded))) as Record<string, unknown>);
            expect(toSnapshot(restored)).toEqual(toSnapshot(folded));
          }
          const events = decideOn(folded, one);
          if (restored !== null) expect(JSON.stringify(decideOn(restored, one))).toBe(JSON.stringify(events));
          for (const event of events) {
            evolve(folded, event);
            if (restored !== null) evolve(restored, event);
          }
        });
        expect(restored).not.toBeNull();
        expect(toSnapshot(restored!)).toEqual(toSnapshot(folded));
      }),
      runs,
    );
  });

  it('allows released nights to be allocated again', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { state } = play(history);
        const context = { now: `${START}T08:00:00.000Z`, today: START };
        for (const allocation of Array.from(state.by_reservation.values())) {
          const [segment, second] = allocation.segments;
          if (segment === undefined || second !== undefined || segment.over.length > 0) continue;
          // A berth may have been made smaller after the stay ended.
          if (standingRule(segment.berth, [], allocation) !== null) continue;
          const id = allocation.id;
          const released = decide(
            { type: 'ReleaseAllocation', data: { allocation_id: id, reason: 'NO_SHOW', never_arrived: true } },
            state,
            context,
          );
          if (isRefusal(released)) throw new Error(JSON.stringify(released));
          for (const event of released) evolve(state, event);
          const { length, beam, draft } = allocation;
          const again = aVisit(id, {
            reservation_id: allocation.reservation_id,
            vessel: boat(length / 100, beam / 100, draft / 100),
            berth_id: segment.berth.facts.berth_id,
            confirm_min_length: true,
            start_date: addDays('1970-01-01', segment.start),
            end_date: addDays('1970-01-01', segment.end),
          });
          const decided = decide(again, state, context);
          expect(decided).toMatchObject([{ type: 'BerthAllocated' }]);
          if (!isRefusal(decided)) for (const event of decided) evolve(state, event);
        }
      }),
      runs,
    );
  });
});
