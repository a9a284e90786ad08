import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { aBerth, aResident, aVisit, boat } from '../../../tests/fixtures/berth-plan.js';
import { NaiveBerthPlan, nightsFrom } from '../../../tests/fixtures/naive-berth-plan.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decide, evolve, fromSnapshot, initial, toSnapshot } from './berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import { type BerthPlanEvent, berthPlanEvents } from './berth-plan-events.js';
import { inOrder } from './berth-order.js';
import { type BerthPlanState, measuresOf } from './berth-plan-state.js';
import { findMatches } from './matching.js';
import { occupancyByNight } from './occupancy.js';
import { occupied } from './occupied.js';
import { judge, standingRule } from './placement.js';
import { isHindrance, type Placement, wishFor } from './wish.js';

const START = '2027-07-01';
const SPAN = 24;
const NIGHTS = nightsFrom(START, SPAN + 2);
const BERTHS = ['b1', 'b2', 'b3', 'b4', 'b5'];

const date = fc.integer({ min: 0, max: SPAN }).map((day) => addDays(START, day));
/** Some end before they start. */
const range = fc
  .tuple(
    fc.integer({ min: 0, max: SPAN - 1 }),
    fc.oneof({ weight: 30, arbitrary: fc.integer({ min: 1, max: 7 }) }, fc.constantFrom(0, -1)),
  )
  .map(([start, nights]) => ({ start_date: addDays(START, start), end_date: addDays(START, start + nights) }));
const berthId = fc.constantFrom(...BERTHS, ...BERTHS, ...BERTHS, 'b9');
const visitId = fc.integer({ min: 1, max: 14 }).map((number) => `v${number}`);
const residencyId = fc.constantFrom('r1', 'r2', 'r3');
const absenceId = fc.constantFrom('x1', 'x2', 'x3');
const yes = fc.boolean();
const seldom = fc.integer({ min: 0, max: 9 }).map((roll) => roll === 9);
const vessel = fc
  .tuple(fc.constantFrom(7, 7, 7, 7.8, 7.8, 7.8, 10, 17), fc.constantFrom(2.5, 2.5, 2.5, 2.8, 4), fc.constantFrom(1, 2))
  .map(([length, beam, draft]) => boat(length, beam, draft));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const berth = fc
  .record({
    id: berthId,
    max_loa: fc.constantFrom(8, 10, 12),
    max_beam: fc.constantFrom(3, 4.5),
    min_length: fc.constantFrom(null, 7.5),
    active: seldom.map((off) => !off),
    instant_booking: yes,
    orientation: fc.constantFrom(null, 'ALONGSIDE' as const, 'STERN_TO' as const),
    neighbours: fc.uniqueArray(berthId, { minLength: 1, maxLength: 2 }),
  })
  .map(({ id, orientation, neighbours, ...more }) =>
    aBerth(id, { ...more, smart_extension: orientation === null ? null : { orientation, sides: 2, neighbours } }),
  );

const reasons = fc.constantFrom('CANCELED_BY_BOATER' as const, 'NO_SHOW' as const);
const visit = fc
  .record({ id: visitId, reservation: visitId, vessel, range, berth_id: maybe(berthId), instant_only: seldom })
  .map(({ id, reservation, range: nights, ...more }) =>
    aVisit(id, { reservation_id: reservation, confirm_min_length: true, ...more, ...nights }),
  );
const resident = fc
  .record({ id: residencyId, berth_id: berthId, vessel, range, open: seldom })
  .map(({ id, berth_id, vessel: size, range: { start_date, end_date }, open }) =>
    aResident(id, berth_id, { vessel: size, start_date, end_date: open ? null : end_date, confirm_min_length: true }),
  );
const commands: fc.Arbitrary<BerthPlanCommand> = fc.oneof(
  { weight: 20, arbitrary: visit },
  { weight: 2, arbitrary: resident },
  {
    weight: 10,
    arbitrary: fc.record({
      type: fc.constant('OpenAbsence' as const),
      data: fc
        .tuple(absenceId, residencyId, range)
        .map(([absence_id, of, nights]) => ({ absence_id, vessel_id: `vessel of ${of}`, ...nights })),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('MoveAllocation' as const),
      data: fc.record({
        allocation_id: visitId,
        berth_id: maybe(berthId),
        from_date: maybe(date),
        confirm_min_length: yes,
      }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('ChangeAllocationDates' as const),
      data: fc.tuple(visitId, range).map(([allocation_id, nights]) => ({ allocation_id, ...nights })),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('ReleaseAllocation' as const),
      data: fc.record({ allocation_id: visitId, reason: reasons, never_arrived: yes }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('ResidentLeaves' as const),
      data: fc.record({ allocation_id: residencyId, left_on: maybe(date) }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('ChangeAbsenceDates' as const),
      data: fc
        .tuple(absenceId, range, yes)
        .map(([absence_id, nights, displace_visitors]) => ({ absence_id, displace_visitors, ...nights })),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('CloseAbsence' as const),
      data: fc.record({ absence_id: absenceId, displace_visitors: yes }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('ChangeBerth' as const),
      data: fc.record({ berth, displace_visitors: yes }),
    }),
  },
  { weight: 1, arbitrary: berth.map((data) => ({ type: 'EnterBerth' as const, data })) },
  {
    weight: 1,
    arbitrary: berthId.map((berth_id) => ({ type: 'LeavePlan' as const, data: { berth_id } })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('A', 'B').map((pier_name) => ({
      type: 'RenamePier' as const,
      data: { pier_id: 'pier-a', pier_name },
    })),
  },
);

/** Most commands run before all stays, the others on any day among them. */
const today = fc.oneof({ weight: 3, arbitrary: fc.constant(START) }, date);
const step = fc.record({ command: commands, today });
const histories = fc.record({
  berths: fc.tuple(...BERTHS.map((id) => berth.map((one) => ({ ...one, berth_id: id, active: true })))),
  steps: fc.array(step, { minLength: 20, maxLength: 50, size: 'max' }),
  cut: fc.nat({ max: 50 }),
});
const runs = { numRuns: propertyRuns(1_000), seed: 20_270_701, unbiased: true };

type Step = { command: BerthPlanCommand; today: string };
type History = {
  berths: readonly ReturnType<typeof aBerth>[];
  steps: readonly Step[];
  cut: number;
};

function stepsOf(history: History): Step[] {
  const entries = history.berths.map((data) => ({ command: { type: 'EnterBerth' as const, data }, today: START }));
  // Begins with residents, so that absences have someone to apply to.
  const term = { vessel: boat(7, 2.5, 1), start_date: '2027-06-01', confirm_min_length: true };
  const residents = [aResident('r1', 'b1', term), aResident('r2', 'b2', term)];
  return [...entries, ...residents.map((command) => ({ command, today: START })), ...history.steps];
}

function decideOn(state: BerthPlanState, { command, today }: Step): readonly BerthPlanEvent[] {
  const decided = decide(command, state, { now: `${today}T08:00:00.000Z`, today });
  return isRefusal(decided) ? [] : decided;
}

function play(history: History, each: (state: BerthPlanState, naive: NaiveBerthPlan, step: Step) => void = () => {}) {
  const state = initial();
  const naive = new NaiveBerthPlan();
  for (const one of stepsOf(history)) {
    for (const event of decideOn(state, one)) {
      naive.take(event);
      evolve(state, event);
      each(state, naive, one);
    }
  }
  return { state, naive };
}

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
      ...{ from: fc.nat({ max: SPAN }), nights: fc.constantFrom(1, 3, 7, 500) },
      ...{ instant_only: seldom, accepts_below_min: yes, skip: fc.subarray(BERTHS, { maxLength: 1 }), own: visitId },
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
        for (const allocation of [...state.by_reservation.values()]) {
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
