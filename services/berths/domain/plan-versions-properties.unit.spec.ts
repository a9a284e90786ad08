import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { aBerth, aResident, aVisit, boat } from '../../../tests/fixtures/berth-plan.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { decide, evolve, initial, toSnapshot } from './berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { boatsOn } from './boats-on-map.js';
import { occupancyByNight } from './occupancy.js';
import { partAfter, partsOf, planAt, type PlanPart } from './plan-versions.js';

const START = '2027-07-01';
const SPAN = 20;
const BERTHS = ['b1', 'b2', 'b3', 'b4'];

const range = fc
  .tuple(fc.integer({ min: 0, max: SPAN - 8 }), fc.integer({ min: 1, max: 7 }))
  .map(([start, nights]) => ({ start_date: addDays(START, start), end_date: addDays(START, start + nights) }));
const berthId = fc.constantFrom(...BERTHS);
const visitId = fc.integer({ min: 1, max: 8 }).map((number) => `v${number}`);
const residencyId = fc.constantFrom('r1', 'r2');
const absenceId = fc.constantFrom('x1', 'x2');
const day = fc.integer({ min: 0, max: SPAN }).map((days) => addDays(START, days));

const commands: fc.Arbitrary<BerthPlanCommand> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(visitId, range, fc.option(berthId, { nil: undefined }), fc.constantFrom(8, 9, 16))
      .map(([id, nights, berth_id, length]) => {
        const at = berth_id === undefined ? {} : { berth_id };
        return aVisit(id, { ...nights, ...at, vessel: boat(length, 3), confirm_min_length: true });
      }),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(visitId, berthId, day).map(([allocation_id, berth_id, from_date]) => ({
      type: 'MoveAllocation' as const,
      data: { allocation_id, berth_id, from_date, confirm_min_length: true },
    })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(visitId, range).map(([allocation_id, nights]) => ({
      type: 'ChangeAllocationDates' as const,
      data: { allocation_id, ...nights },
    })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(visitId, fc.boolean()).map(([allocation_id, never_arrived]) => ({
      type: 'ReleaseAllocation' as const,
      data: { allocation_id, reason: 'CANCELED_BY_BOATER' as const, never_arrived },
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(residencyId, berthId, range)
      .map(([id, berth_id, { start_date }]) => aResident(id, berth_id, { start_date, vessel: boat(8, 3) })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(residencyId, berthId, day).map(([allocation_id, berth_id, from_date]) => ({
      type: 'MoveResident' as const,
      data: { allocation_id, berths: [{ berth_id, from_date }], confirm_min_length: true },
    })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(['r1', 'r2'], ['r2', 'r1']).map(([allocation_id = '', with_allocation_id = '']) => ({
      type: 'SwapResidents' as const,
      data: { allocation_id, with_allocation_id, confirm_min_length: true },
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ id: residencyId, berth_id: berthId, nights: range, open: fc.boolean(), gone: fc.boolean() })
      .chain(({ id, berth_id, nights: { start_date, end_date }, open, gone }) =>
        fc.option(fc.tuple(absenceId, range), { nil: undefined }).map((absence) => ({
          type: 'RestoreResidency' as const,
          data: {
            allocation_id: id,
            boater_id: `boater of ${id}`,
            vessel_id: `vessel of ${id}`,
            vessel: boat(8, 3),
            segments: gone ? [] : [{ berth_id, start_date, end_date: open ? null : end_date }],
            absences: absence === undefined ? [] : [{ absence_id: absence[0], ...absence[1] }],
          },
        })),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(residencyId, range).map(([allocation_id, nights]) => ({
      type: 'ChangeResidentDates' as const,
      data: { allocation_id, ...nights },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(residencyId, day).map(([allocation_id, left_on]) => ({
      type: 'ResidentLeaves' as const,
      data: { allocation_id, left_on },
    })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(absenceId, residencyId, range).map(([absence_id, of, nights]) => ({
      type: 'OpenAbsence' as const,
      data: { absence_id, vessel_id: `vessel of ${of}`, ...nights },
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(absenceId, range).map(([absence_id, nights]) => ({
      type: 'ChangeAbsenceDates' as const,
      data: { absence_id, displace_visitors: true, ...nights },
    })),
  },
  {
    weight: 2,
    arbitrary: absenceId.map((absence_id) => ({
      type: 'CloseAbsence' as const,
      data: { absence_id, displace_visitors: true },
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(berthId, fc.constantFrom(8, 10, 12), fc.boolean()).map(([id, max_loa, active]) => ({
      type: 'ChangeBerth' as const,
      data: { berth: aBerth(id, { max_loa, active }), displace_visitors: true },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('A', 'Nord', 'Quai').map((pier_name) => ({
      type: 'RenamePier' as const,
      data: { pier_id: 'pier-a', pier_name },
    })),
  },
  { weight: 1, arbitrary: berthId.map((berth_id) => ({ type: 'LeavePlan' as const, data: { berth_id } })) },
);

const instantOf = (revision: number): string => new Date(Date.UTC(2027, 5, 1, 0, 0, revision)).toISOString();

interface Lived {
  readonly events: readonly BerthPlanEvent[];
  readonly parts: readonly PlanPart[];
  /** The last event of each decision. Nobody sees the plan between the events of one. */
  readonly ends: ReadonlySet<number>;
}

/** Carries the commands out, one a day at most, and keeps the versions of every part. */
function live(steps: readonly (readonly [BerthPlanCommand, number])[]): Lived {
  let state = initial();
  const events: BerthPlanEvent[] = [];
  const parts = new Map<string, PlanPart>();
  const ends = new Set<number>();
  let today = 0;
  const entered = BERTHS.map((id): BerthPlanCommand => ({ type: 'EnterBerth', data: aBerth(id) }));
  const all = [...entered.map((command) => [command, 0] as const), ...steps];
  for (const [command, days] of all) {
    today = Math.min(SPAN, today + days);
    const date = addDays(START, today);
    const decided = decide(command, state, { now: `${date}T08:00:00.000Z`, today: date });
    if (isRefusal(decided)) continue;
    for (const event of decided) {
      state = evolve(state, event);
      const when = { at: instantOf(events.length), revision: events.length };
      for (const ref of partsOf(event)) {
        const key = `${ref.part} ${ref.id}`;
        parts.set(key, partAfter(parts.get(key), ref, event, when));
      }
      events.push(event);
    }
    ends.add(events.length - 1);
  }
  return { events, parts: [...parts.values()], ends };
}

/** The plan as JSON, without what only deciders need, in an order of its own. */
function facts(state: BerthPlanState): unknown {
  const {
    ended: _ended,
    allocations,
    residencies,
    absences,
    berths,
  } = toSnapshot(state) as Record<string, unknown[][]>;
  const sorted = (rows: unknown[] | undefined) => (rows ?? []).map((row) => JSON.stringify(row)).sort();
  return {
    berths,
    allocations: sorted(allocations),
    residencies: sorted(residencies),
    absences: sorted(absences),
  };
}

it('puts the plan of every moment together as the events up to then fold it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(commands, fc.constantFrom(0, 0, 0, 1)), { minLength: 5, maxLength: 40 }), (steps) => {
      const { events, parts, ends } = live(steps);
      let folded = initial();
      events.forEach((event, revision) => {
        folded = evolve(folded, event);
        if (ends.has(revision)) expect(facts(planAt(parts, instantOf(revision)))).toEqual(facts(folded));
      });
    }),
    { numRuns: propertyRuns(150) },
  );
});

it('draws on the map of every night what the occupancy counts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(commands, fc.constantFrom(0, 0, 0, 1)), { minLength: 5, maxLength: 40 }),
      fc.nat(100),
      (steps, share) => {
        const { events, parts } = live(steps);
        const revision = Math.floor((share / 101) * events.length);
        const state = planAt(parts, instantOf(revision));
        for (const night of occupancyByNight(state, START, addDays(START, SPAN))) {
          const number = dayNumber(night.date);
          const boats = boatsOn(state, number, { stays: new Map(), vessels: new Map(), today: 0 });
          const inService = new Set(
            [...state.berths.values()]
              .filter(({ left, facts: { active } }) => !left && active)
              .map((one) => one.facts.berth_id),
          );
          const taken = boats
            .filter(({ phase }) => phase !== 'LEAVING')
            .flatMap(({ holder, berth_id, extends_over }) => [berth_id, ...extends_over].map((id) => ({ holder, id })))
            .filter(({ id }) => inService.has(id));
          const held = (holder: string) => taken.filter((one) => one.holder === holder).length;
          expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
          expect(held('VISITOR')).toBe(night.visitors);
          expect(held('RESIDENT')).toBe(night.residents - night.away);
        }
      },
    ),
    { numRuns: propertyRuns(100) },
  );
});
