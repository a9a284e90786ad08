import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { aResident, boat } from '../../../tests/fixtures/berth-plan.js';
import { NaiveBerthPlan } from '../../../tests/fixtures/naive-berth-plan.js';
import {
  histories,
  NIGHTS,
  planCommands,
  range,
  seldom,
  START,
  visitId,
} from '../../../tests/fixtures/plan-histories.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decide, evolve, fromSnapshot, initial, toSnapshot } from './berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import { type BerthPlanEvent, berthPlanEvents } from './berth-plan-events.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { partAfter, partsOf, planAt, type PlanPart } from './plan-versions.js';
import { occupancyByNight } from './occupancy.js';

const runs = { numRuns: propertyRuns(500), seed: 20_270_703, unbiased: true };

/** Two boats of visitors, and those of the residents r1 and r2, so that stays meet often. */
const BOATS = ['wanderer', 'gull', 'vessel of r1', 'vessel of r2'];
const vesselId = fc.constantFrom(...BOATS);
const reason = seldom.map((given) => (given ? { both: 'mother ship and tender' } : {}));

/** A command of any kind; those that name a boat name one of a few. */
const steps = fc.record({
  command: planCommands,
  vessel_id: fc.option(vesselId, { nil: undefined, freq: 8 }),
  reason,
  naming: fc.option(fc.record({ id: visitId, vessel_id: vesselId, reason }), { nil: undefined, freq: 1 }),
  moved: fc.option(range, { nil: undefined }),
});
const lives = fc.record({
  history: histories,
  steps: fc.array(steps, { minLength: 20, maxLength: 45, size: 'max' }),
});
type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;
type Step = Life['steps'][number];

function commandsOf({ command, vessel_id, reason: both, naming, moved }: Step): BerthPlanCommand[] {
  const named: BerthPlanCommand[] =
    naming === undefined
      ? []
      : [{ type: 'NameBoat', data: { allocation_id: naming.id, vessel_id: naming.vessel_id, ...naming.reason } }];
  switch (command.type) {
    case 'AllocateBerth':
      return [
        ...named,
        { ...command, data: { ...command.data, ...(vessel_id === undefined ? {} : { vessel_id }), ...both } },
      ];
    case 'MoveAllocation':
      return [
        ...named,
        { ...command, data: { ...command.data, ...both, ...(moved === undefined ? {} : { nights: moved }) } },
      ];
    case 'BerthResident':
      return [...named, { ...command, data: { ...command.data, ...both } }];
    default:
      return [...named, command];
  }
}

const at = (revision: number) => new Date(Date.UTC(2027, 0, 1, 0, 0, revision)).toISOString();

interface Lived {
  readonly state: BerthPlanState;
  readonly naive: NaiveBerthPlan;
  /** Pairs of stays or residencies that staff let one boat have. */
  readonly kept: ReadonlySet<string>;
}

function live({ history, steps: taken }: Life, each: (lived: Lived, events: readonly BerthPlanEvent[]) => void) {
  const kept = new Set<string>();
  const lived = { state: initial(), naive: new NaiveBerthPlan(), kept };
  const parts = new Map<string, PlanPart>();
  let revision = 0;
  const carryOut = (command: BerthPlanCommand) => {
    const events = decide(command, lived.state, { now: `${START}T08:00:00.000Z`, today: START });
    if (isRefusal(events)) return;
    for (const event of events) {
      expect(berthPlanEvents[event.type].data.parse(event.data)).toEqual(event.data);
      lived.naive.take(event);
      evolve(lived.state, event);
      if ('both' in event.data && 'allocation_id' in event.data) {
        const { allocation_id, both } = event.data;
        for (const other of both?.with ?? []) kept.add([allocation_id, other].sort().join(' '));
      }
      for (const ref of partsOf(event)) {
        const key = `${ref.part} ${ref.id}`;
        parts.set(key, partAfter(parts.get(key), ref, event, { at: at(revision), revision }));
      }
      revision += 1;
    }
    each(lived, events);
  };
  for (const data of history.berths) carryOut({ type: 'EnterBerth', data });
  const term = { vessel: boat(7, 2.5, 1), start_date: '2027-06-01', confirm_min_length: true };
  for (const [id, berth] of [
    ['r1', 'b1'],
    ['r2', 'b2'],
  ] as const)
    carryOut(aResident(id, berth, term));
  for (const step of taken) for (const command of commandsOf(step)) carryOut(command);
  return { ...lived, parts, revision };
}

describe('any life of a plan that knows its boats', () => {
  it('never has a boat in two berths on one night, except those that staff let have both', () => {
    const counts = { kept: 0, own: 0, boats: 0 };
    fc.assert(
      fc.property(lives, (life) => {
        const { kept, naive, state } = live(life, ({ naive: plain, kept: let_ }) => {
          for (const vessel_id of BOATS) {
            for (const night of NIGHTS) {
              const berths = plain.berthsOfBoat(vessel_id, night);
              const pairs = berths.flatMap((one, index) =>
                berths.slice(index + 1).map((other) => [one, other].sort().join(' ')),
              );
              const asked = pairs.find((pair) => !let_.has(pair));
              if (asked !== undefined) throw new Error(`${vessel_id} has ${asked} on ${night}`);
            }
          }
          if (!plain.ownStaysAgree()) throw new Error('a stay is not in its own berth');
        });
        counts.kept += kept.size;
        counts.own += naive.own.size;
        counts.boats += [...state.boats.values()].reduce((sum, some) => sum + some.size, 0);
      }),
      runs,
    );
    // Lives in which boats never meet would prove nothing.
    expect(counts.boats).toBeGreaterThan(runs.numRuns);
    expect(counts.kept).toBeGreaterThan(runs.numRuns / 10);
    expect(counts.own).toBeGreaterThan(runs.numRuns / 10);
  });

  it('counts no boat twice, and never has two boats in one berth', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { state, naive } = live(life, ({ naive: plain }) => {
          for (const berth_id of plain.berths.keys()) {
            for (const night of NIGHTS) {
              const vessels = plain.vesselsIn(berth_id, night);
              if (vessels.length > 1) throw new Error(`${vessels.join(' and ')} share ${berth_id} on ${night}`);
            }
          }
        });
        const [first = START] = NIGHTS;
        const last = NIGHTS.at(-1) ?? START;
        expect(occupancyByNight(state, first, last)).toEqual(
          NIGHTS.slice(0, -1).map((night) => naive.occupancyOf(night)),
        );
      }),
      runs,
    );
  });

  it('continues from a snapshot, and stands in the past, with what it knows of boats', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { state, parts, revision } = live(life, () => {});
        const restored = fromSnapshot(JSON.parse(JSON.stringify(toSnapshot(state))) as Record<string, unknown>);
        expect(toSnapshot(restored)).toEqual(toSnapshot(state));
        const probe: BerthPlanCommand[] = BOATS.map((vessel_id, index) => ({
          type: 'AllocateBerth',
          data: {
            allocation_id: `probe ${index}`,
            reservation_id: `probe ${index}`,
            vessel: boat(7, 2.5, 1),
            start_date: START,
            end_date: NIGHTS.at(-1) ?? START,
            vessel_id,
          },
        }));
        const past = planAt([...parts.values()], at(revision));
        for (const command of probe) {
          const now = { now: `${START}T08:00:00.000Z`, today: START };
          const decided = JSON.stringify(decide(command, state, now));
          expect(JSON.stringify(decide(command, restored, now))).toBe(decided);
          const then = decide(command, past, now);
          if (isRefusal(then)) expect(then.code).toBe((JSON.parse(decided) as { code: string }).code);
        }
        expect(dayNumber(START)).toBeGreaterThan(0);
      }),
      { ...runs, numRuns: propertyRuns(150) },
    );
  });
});
