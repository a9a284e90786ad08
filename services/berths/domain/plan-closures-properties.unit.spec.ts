import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { aResident, boat } from '../../../tests/fixtures/berth-plan.js';
import { NaiveBerthPlan } from '../../../tests/fixtures/naive-berth-plan.js';
import {
  BERTHS,
  date,
  histories,
  NIGHTS,
  planCommands,
  range,
  seldom,
  START,
  yes,
} from '../../../tests/fixtures/plan-histories.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decide, evolve, fromSnapshot, initial, toSnapshot } from './berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import { type BerthPlanEvent, berthPlanEvents } from './berth-plan-events.js';
import { type BerthPlanState, endDay, measuresOf } from './berth-plan-state.js';
import { isClosedOn } from './closures.js';
import { proposeBerths } from './closure-proposals.js';
import { findMatches } from './matching.js';
import { nightCounts } from './night-counts.js';
import { occupancyByNight } from './occupancy.js';
import { partAfter, partsOf, planAt, type PlanPart } from './plan-versions.js';
import { wishFor } from './wish.js';

const runs = { numRuns: propertyRuns(500), seed: 20_270_702, unbiased: true };

const closureId = fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5');
const today = fc.oneof({ weight: 3, arbitrary: fc.constant(START) }, date);

/** A closure, with the berths that are proposed or with none; resolved on the plan, so that it often succeeds. */
const closing = fc.record({
  did: fc.constant('CLOSE' as const),
  id: closureId,
  berth_ids: fc.subarray(BERTHS, { minLength: 1, maxLength: 3 }),
  nights: range,
  open: seldom,
  move: yes,
  today,
});
const opening = fc.record({
  did: fc.constant('OPEN' as const),
  id: closureId,
  berth_ids: fc.option(fc.subarray(BERTHS, { minLength: 1, maxLength: 2 }), { nil: undefined }),
  from_date: fc.option(date, { nil: undefined }),
  today,
});
const undoing = fc.record({ did: fc.constant('UNDO' as const), id: closureId, today });
const other = fc.record({ did: fc.constant('OTHER' as const), command: planCommands, today });

const lives = fc.record({
  history: histories,
  steps: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: other },
      { weight: 3, arbitrary: closing },
      { weight: 1, arbitrary: opening },
      { weight: 1, arbitrary: undoing },
    ),
    { minLength: 15, maxLength: 40, size: 'max' },
  ),
});
type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;
type Step = Life['steps'][number];

function commandOf(state: BerthPlanState, step: Step): BerthPlanCommand {
  switch (step.did) {
    case 'OTHER':
      return step.command;
    case 'UNDO':
      return { type: 'UndoClosure', data: { closure_id: step.id } };
    case 'OPEN': {
      const { id: closure_id, berth_ids, from_date } = step;
      const part = berth_ids === undefined ? {} : { berth_ids };
      return { type: 'ReopenBerths', data: { closure_id, ...part, ...(from_date === undefined ? {} : { from_date }) } };
    }
    case 'CLOSE': {
      const { id: closure_id, berth_ids, nights, open, move } = step;
      const { start_date } = nights;
      const end_date = open ? null : nights.end_date;
      const facts = { closure_id, berth_ids, start_date, end_date, reason: 'STORM' as const, words: '', tell: move };
      if (!move) return { type: 'CloseBerths', data: facts };
      const berths = berth_ids.flatMap((id) => state.berths.get(id) ?? []);
      const closed = { start: dayNumber(start_date), end: endDay(end_date) };
      const proposed = proposeBerths(state, { berths, nights: closed, reason: 'STORM' }, dayNumber(step.today), 3);
      const boats = proposed.map(({ boat: { allocation_id }, options: [best] }) => ({
        allocation_id,
        berth_id: best?.berth.facts.berth_id ?? null,
      }));
      return { type: 'CloseBerths', data: { ...facts, boats } };
    }
  }
}

interface Lived {
  readonly state: BerthPlanState;
  readonly naive: NaiveBerthPlan;
  readonly parts: ReadonlyMap<string, PlanPart>;
}

const at = (revision: number) => new Date(Date.UTC(2027, 0, 1, 0, 0, revision)).toISOString();

function live({ history, steps }: Life, each: (lived: Lived, events: readonly BerthPlanEvent[], step: Step) => void) {
  const lived = { state: initial(), naive: new NaiveBerthPlan(), parts: new Map<string, PlanPart>() };
  let revision = 0;
  const take = (events: readonly BerthPlanEvent[]) => {
    for (const event of events) {
      lived.naive.take(event);
      evolve(lived.state, event);
      for (const ref of partsOf(event)) {
        const key = `${ref.part} ${ref.id}`;
        lived.parts.set(key, partAfter(lived.parts.get(key), ref, event, { at: at(revision), revision }));
      }
      revision += 1;
    }
  };
  const term = { vessel: boat(7, 2.5, 1), start_date: '2027-06-01', confirm_min_length: true };
  const first: BerthPlanCommand[] = [
    ...history.berths.map((data) => ({ type: 'EnterBerth' as const, data })),
    aResident('r1', 'b1', term),
    aResident('r2', 'b2', term),
  ];
  for (const command of first) {
    const events = decide(command, lived.state, { now: `${START}T08:00:00.000Z`, today: START });
    if (!isRefusal(events)) take(events);
  }
  for (const step of steps) {
    const now = { now: `${step.today}T08:00:00.000Z`, today: step.today };
    const events = decide(commandOf(lived.state, step), lived.state, now);
    if (isRefusal(events)) continue;
    take(events);
    each(lived, events, step);
  }
  return { ...lived, revision };
}

describe('any life of a plan whose berths close and open', () => {
  it('has no visitor in a closed berth, and never two vessels in one', () => {
    let closures = 0;
    let moved = 0;
    fc.assert(
      fc.property(lives, (life) => {
        live(life, ({ state, naive }, events) => {
          closures += events.filter(({ type }) => type === 'BerthsClosed').length;
          moved += events.filter(({ data }) => 'closure_id' in data && 'allocation_id' in data).length;
          for (const planned of state.berths.values()) {
            const { berth_id } = planned.facts;
            for (const night of NIGHTS) {
              const closed = naive.isClosed(berth_id, night);
              if (isClosedOn(planned, dayNumber(night)) !== closed) throw new Error(`${berth_id} on ${night}`);
              if (closed && naive.visitorsIn(berth_id, night).length > 0) throw new Error(`in ${berth_id} on ${night}`);
              if (naive.vesselsIn(berth_id, night).length > 1) throw new Error(`two in ${berth_id} on ${night}`);
            }
          }
        });
      }),
      runs,
    );
    // Lives without closures that concern somebody would prove nothing.
    expect(closures).toBeGreaterThan(runs.numRuns);
    expect(moved).toBeGreaterThan(runs.numRuns / 4);
  });

  it('counts a closed night by the day: in occupancy, in figures, and in no match', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { state, naive } = live(life, () => {});
        const [first, last] = [NIGHTS[0]!, addDays(NIGHTS.at(-1)!, 1)];
        const expected = NIGHTS.map((night) => naive.occupancyOf(night));
        expect(occupancyByNight(state, first, last)).toEqual(expected);
        const counts = nightCounts(state, first, NIGHTS.length);
        expect(counts.map(({ berths }) => berths)).toEqual(expected.map(({ berths }) => berths));
        expect(counts.map(({ free, not_offered }) => free + not_offered)).toEqual(expected.map(({ free }) => free));
        for (const night of NIGHTS) {
          const start = dayNumber(night);
          const wish = wishFor(measuresOf(boat(7, 2.5, 1)), { start, end: start + 1 }, { accepts_below_min: true });
          for (const { berth, over } of findMatches(state, wish, 20).candidates) {
            const closed = [berth, ...over].filter(({ facts }) => naive.isClosed(facts.berth_id, night));
            expect(closed).toEqual([]);
          }
        }
      }),
      runs,
    );
  });

  it('is as if a closure had never been when it is undone at once', () => {
    let undone = 0;
    fc.assert(
      fc.property(lives, (life) => {
        const places = (state: BerthPlanState) => {
          const { closures: _closures, ended: _ended, ...rest } = toSnapshot(state);
          const rows = Object.values(rest) as unknown[][];
          return rows.map((some) => some.map((one) => JSON.stringify(one)).sort());
        };
        let before: string[][] | null = null;
        live({ history: life.history, steps: life.steps.slice(0, 20) }, ({ state }, events, step) => {
          const closed = events.at(-1);
          if (closed?.type === 'BerthsClosed' && before !== null) {
            const copy = fromSnapshot(JSON.parse(JSON.stringify(toSnapshot(state))) as Record<string, unknown>);
            const now = { now: `${step.today}T08:00:00.000Z`, today: step.today };
            const command = { type: 'UndoClosure' as const, data: { closure_id: closed.data.closure_id } };
            const back = decide(command, copy, now);
            if (isRefusal(back)) throw new Error(JSON.stringify(back));
            for (const event of back) {
              expect(berthPlanEvents[event.type].data.parse(event.data)).toEqual(event.data);
              evolve(copy, event);
            }
            // A stay that an earlier closure had ended already is not given its last nights again.
            if (events.length - 1 === closed.data.displaced.length) {
              expect(places(copy)).toEqual(before);
              undone += closed.data.displaced.length;
            }
          }
          before = places(state);
        });
      }),
      runs,
    );
    expect(undone).toBeGreaterThan(runs.numRuns / 10);
  });

  it('stands in the past as it stood, and continues from a snapshot', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { state, parts, revision, naive } = live(life, ({ state: now }, events) => {
          for (const event of events) {
            expect(berthPlanEvents[event.type].data.parse(event.data)).toEqual(event.data);
          }
          const restored = fromSnapshot(JSON.parse(JSON.stringify(toSnapshot(now))) as Record<string, unknown>);
          expect(toSnapshot(restored)).toEqual(toSnapshot(now));
        });
        const past = planAt([...parts.values()], at(revision));
        const [first, last] = [NIGHTS[0]!, addDays(NIGHTS.at(-1)!, 1)];
        expect(occupancyByNight(past, first, last)).toEqual(occupancyByNight(state, first, last));
        expect(NIGHTS.map((night) => naive.occupancyOf(night))).toEqual(occupancyByNight(past, first, last));
      }),
      { ...runs, numRuns: propertyRuns(150) },
    );
  });
});
