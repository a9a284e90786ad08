import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import {
  commandOf,
  gestures,
  absenceChanges,
  histories,
  NIGHTS,
  play,
  residencyChanges,
  residentMoves,
  START,
} from '../../../tests/fixtures/plan-histories.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { availabilityOf, matchesFor } from './berth-plan-questions.js';
import { decide, evolve } from './berth-plan.js';
import type { BerthPlanCommand } from './berth-plan-commands.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import { type BerthPlanState, vesselOf } from './berth-plan-state.js';
import { boatsOn } from './boats-on-map.js';
import { occupancyByNight } from './occupancy.js';
import { planActions } from './plan-actions.js';
import { chartBars, chartPiers, chartRows } from './plan-chart.js';
import type { RecordedPlanStep } from '../../../contracts/berths/plan-history-queries.js';

const runs = { numRuns: propertyRuns(1_000), seed: 20_270_701, unbiased: true };
const BY = { kind: 'staff' as const, id: 'staff', name: null };

/**
 * The command of the plan that takes steps back. In the product, the undo of reservations finds this command;
 * `tests/acceptance/plan-undo-properties` tests it as a whole.
 */
function undoing(steps: readonly RecordedPlanStep[], state: BerthPlanState): BerthPlanCommand {
  const [step] = steps;
  if (step === undefined) throw new Error('an action has steps');
  const { allocation_id, reservation_id } = step;
  if (step.did === 'ALLOCATED') return { type: 'ReleaseAllocation', data: { allocation_id, reason: 'UNASSIGNED' } };
  const stays = steps.map(({ allocation_id: id, before }) => ({ allocation_id: id, segments: before ?? [] }));
  if (step.did !== 'RELEASED') return { type: 'ArrangeStays', data: { stays, confirm_min_length: true } };
  const [stay] = stays;
  const released = state.allocations.get(allocation_id);
  const vessel = released === undefined ? { length: 7, beam: 2.5, draft: 1, type: null } : vesselOf(released);
  return { type: 'RestoreStay', data: { segments: stay?.segments ?? [], allocation_id, reservation_id, vessel } };
}

/** Every visitor's nights, by reservation, and the residents' nights and absences. */
function barsOf(state: BerthPlanState): string[] {
  return chartBars(state.berths.values(), { start: dayNumber('2020-01-01'), end: dayNumber('2040-01-01') })
    .map(({ kind, reservation_id, allocation_id, berth_id, extends_over, start_date, end_date }) =>
      JSON.stringify([kind, reservation_id ?? allocation_id, berth_id, [...extends_over].sort(), start_date, end_date]),
    )
    .sort();
}

function carriedOut(state: BerthPlanState, command: BerthPlanCommand): readonly BerthPlanEvent[] | null {
  const decided = decide(command, state, { now: `${START}T08:00:00.000Z`, today: START });
  if (isRefusal(decided)) return null;
  for (const event of decided) evolve(state, event);
  return decided;
}

function actionOf(state: BerthPlanState, events: readonly BerthPlanEvent[]) {
  const [action] = planActions(
    state,
    events.map((event) => ({ event, position: 1, action_id: 'action', at: '', by: BY })),
  );
  return action;
}

describe('any plan', () => {
  it('is exactly as before once a gesture, a release or other dates are undone', () => {
    let undone = 0;
    const more = fc.record({ release: fc.boolean(), longer: fc.integer({ min: -3, max: 3 }) });
    fc.assert(
      fc.property(histories, gestures, more, (history, gesture, { release, longer }) => {
        const { state } = play(history);
        const allocation = state.allocations.get(gesture.one);
        const [first, last] = [allocation?.segments[0], allocation?.segments.at(-1)];
        const before = barsOf(state);
        const allocation_id = gesture.one;
        const dates = { start_date: dateOfDay(first?.start ?? 0), end_date: dateOfDay((last?.end ?? 0) + longer) };
        const command: BerthPlanCommand | null = release
          ? { type: 'ReleaseAllocation', data: { allocation_id, reason: 'UNASSIGNED' } }
          : longer === 0
            ? commandOf(state, gesture)
            : { type: 'ChangeAllocationDates', data: { allocation_id, ...dates } };
        const events = command === null ? null : carriedOut(state, command);
        if (events === null || events.length === 0) return;
        const [action] = planActions(
          state,
          events.map((event) => ({ event, position: 1, action_id: 'action', at: '', by: BY })),
        );
        const back = carriedOut(state, undoing(action?.steps ?? [], state));
        // Nights spent before the release, and berths changed since the stay began, forbid a return.
        if (back === null) return;
        expect(barsOf(state)).toEqual(before);
        undone += 1;
      }),
      runs,
    );
    expect(undone).toBeGreaterThan(runs.numRuns / 20);
  });

  it('is exactly as before once the move of a resident is undone', () => {
    let undone = 0;
    fc.assert(
      fc.property(histories, residentMoves, (history, data) => {
        const { state } = play(history);
        const before = barsOf(state);
        const events = carriedOut(state, { type: 'MoveResident', data });
        if (events === null || events.length === 0) return;
        const moved = { position: 1, action_id: 'move', at: '', by: BY };
        const [action] = planActions(
          state,
          events.map((event) => ({ event, ...moved })),
        );
        const resident = action?.resident ?? null;
        if (resident === null) throw new Error('the move is an action on a resident');
        const berths = (resident.before ?? []).map(({ berth_id, start_date: from_date }) => ({ berth_id, from_date }));
        const { allocation_id } = resident;
        const back = carriedOut(state, {
          type: 'MoveResident',
          data: { allocation_id, berths, confirm_min_length: true },
        });
        // A berth that became smaller or left the plan takes no boat back.
        if (back === null) return;
        expect(barsOf(state)).toEqual(before);
        undone += 1;
      }),
      runs,
    );
    expect(undone).toBeGreaterThan(runs.numRuns / 20);
  });

  it('is exactly as before once the swap of two residents is undone, without a double night in between', () => {
    let swapped = 0;
    fc.assert(
      fc.property(histories, (history) => {
        const { state } = play(history);
        const before = barsOf(state);
        const both = { allocation_id: 'r1', with_allocation_id: 'r2', confirm_min_length: true };
        const swap: BerthPlanCommand = {
          type: 'SwapResidents',
          data: both,
        };
        const events = carriedOut(state, swap);
        if (events === null || events.length === 0) return;
        const { resident = null, swapped: other = null } = actionOf(state, events) ?? {};
        expect([resident?.allocation_id, other?.allocation_id]).toEqual(['r1', 'r2']);
        for (const berth of state.berths.values()) {
          const held = berth.residencies.in(-Infinity, Infinity);
          held.slice(1).forEach((one, index) => expect(one.start).toBeGreaterThanOrEqual(held[index]?.end ?? 0));
        }
        const [own, others] = [resident?.before ?? [], other?.before ?? []];
        const data = { ...both, back_to: { own, others } };
        // A berth that became smaller or left the plan takes no boat back.
        if (carriedOut(state, { type: 'SwapResidents', data }) === null) return;
        expect(barsOf(state)).toEqual(before);
        swapped += 1;
      }),
      runs,
    );
    expect(swapped).toBeGreaterThan(runs.numRuns / 20);
  });

  it('is exactly as before once other dates, the end or the begin of a residency are undone', () => {
    let undone = 0;
    fc.assert(
      fc.property(histories, residencyChanges, (history, command) => {
        const { state } = play(history);
        const before = barsOf(state);
        const events = carriedOut(state, command);
        if (events === null || events.length === 0) return;
        const resident = actionOf(state, events)?.resident ?? null;
        if (resident === null) throw new Error('the change is an action on a residency');
        const { did: _did, before: segments, after: _after, changed_since: _since, ...about } = resident;
        const back = carriedOut(state, { type: 'RestoreResidency', data: { ...about, segments: segments ?? [] } });
        // Nights that have passed, and berths that changed since the holder came, forbid a return.
        if (back === null) return;
        expect(barsOf(state)).toEqual(before);
        undone += 1;
      }),
      runs,
    );
    expect(undone).toBeGreaterThan(runs.numRuns / 20);
  });

  it('is exactly as before once a report, other dates or the withdrawal of an absence are undone, with its visitors', () => {
    const undone = { OPENED: 0, CHANGED_DATES: 0, CLOSED: 0, displaced: 0 };
    fc.assert(
      fc.property(histories, absenceChanges, (history, command) => {
        const { state } = play(history);
        const before = barsOf(state);
        const events = carriedOut(state, command);
        if (events === null || events.length === 0) return;
        const { absence = null, steps = [] } = actionOf(state, events) ?? {};
        if (absence === null) throw new Error('the change is an action on an absence');
        const { did, absence_id, vessel_id, before: was } = absence;
        const [nights] = was ?? [];
        const dates = { start_date: nights?.start_date ?? '', end_date: nights?.end_date ?? '' };
        const first: BerthPlanCommand =
          did === 'OPENED'
            ? { type: 'CloseAbsence', data: { absence_id } }
            : did === 'CLOSED'
              ? { type: 'OpenAbsence', data: { absence_id, vessel_id, ...dates, reopens: true } }
              : { type: 'ChangeAbsenceDates', data: { absence_id, ...dates } };
        const begun = did === 'OPENED' && (absence.after[0]?.start_date ?? START) < START;
        if (begun || carriedOut(state, first) === null) return;
        const moved = steps.filter((step) => step.did !== 'RELEASED');
        const commands = [
          ...(moved.length === 0 ? [] : [undoing(moved, state)]),
          ...steps.filter((step) => step.did === 'RELEASED').map((step) => undoing([step], state)),
        ];
        if (commands.some((one) => carriedOut(state, one) === null)) return;
        expect(barsOf(state)).toEqual(before);
        undone[did] += 1;
        if (steps.length > 0) undone.displaced += 1;
      }),
      runs,
    );
    for (const times of Object.values(undone)) expect(times).toBeGreaterThan(0);
  });

  it('says the same as tape chart, map, occupancy, availability and matches', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { state } = play(history);
        const [from, to] = [NIGHTS[0] ?? START, addDays(NIGHTS.at(-1) ?? START, 1)];
        const range = { start: dayNumber(from), end: dayNumber(to) };
        const rows = chartRows(state, {});
        const bars = chartBars(rows, range);
        const occupancy = occupancyByNight(state, from, to);
        const taken = (berth_id: string, night: string) => {
          const on = bars.filter(
            (bar) =>
              (bar.berth_id === berth_id || bar.extends_over.includes(berth_id)) &&
              bar.start_date <= night &&
              (bar.end_date === null || bar.end_date > night),
          );
          const away = on.some(({ kind }) => kind === 'AWAY');
          return on.some(({ kind }) => kind === 'VISIT' || (kind === 'RESIDENT' && !away));
        };
        for (const [index, night] of NIGHTS.entries()) {
          const active = rows.filter(({ facts }) => facts.active);
          const free = active.filter(({ facts }) => !taken(facts.berth_id, night));
          expect(occupancy[index]?.free).toBe(free.length);
          const onMap = boatsOn(state, dayNumber(night), { stays: new Map(), vessels: new Map(), today: 0 })
            .filter(({ phase }) => phase !== 'LEAVING')
            .flatMap(({ berth_id, extends_over }) => [berth_id, ...extends_over]);
          expect(active.filter(({ facts }) => !onMap.includes(facts.berth_id))).toEqual(free);
          const nights = { start_date: night, end_date: addDays(night, 1) };
          for (const { facts } of active) {
            const answer = availabilityOf(state, { berth_id: facts.berth_id, ...nights });
            expect(isRefusal(answer) ? null : answer.available).toBe(!taken(facts.berth_id, night));
          }
          const vessel = { length: 7, beam: 2.5, draft: 1, type: null };
          for (const { berth_id } of matchesFor(state, { vessel, ...nights }).items) {
            expect(taken(berth_id, night)).toBe(false);
          }
        }
        const [pier] = chartPiers(rows, range);
        const active = rows.filter(({ facts }) => facts.active);
        const nights = active.flatMap(({ facts }) => NIGHTS.filter((night) => taken(facts.berth_id, night)));
        expect(pier?.taken_nights ?? 0).toBe(nights.length);
      }),
      { ...runs, numRuns: Math.ceil(runs.numRuns / 4) },
    );
  });
});
