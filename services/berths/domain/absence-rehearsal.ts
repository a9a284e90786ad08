import type { ArrangedStay, RestoreStayInput } from '../../../contracts/berths/commands.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { decide } from './berth-plan.js';
import type { BerthPlanCommand, PlanContext } from './berth-plan-commands.js';
import {
  berthHeldOn,
  type BerthPlanState,
  type BoatMeasures,
  measuresOf,
  type PlannedBerth,
  segmentOf,
  vesselOf,
} from './berth-plan-state.js';
import { clip, type Nights } from './nights.js';
import { standingRule } from './placement.js';
import { inTheWay, shown } from './plan-rehearsal.js';
import { berthNotFound, pastNights, refuseBerth } from './plan-refusals.js';
import type { RehearsedChange, RehearsedStay, RestoredAbsence } from '../../../contracts/berths/rehearsal-queries.js';

/** A stay that comes back to its berths; one that lost them brings its boat along. */
type Back = ArrangedStay | RestoreStayInput;

/**
 * What restoring an absence would lead to: the nights of the absence, and the visitors who get their berths back with
 * them. An absence that has begun cannot be taken out of the plan.
 */
export function rehearseAbsence(
  state: BerthPlanState,
  revision: number,
  restored: RestoredAbsence,
  context: PlanContext,
): RehearsedChange {
  const known = state.absences.get(restored.absence_id);
  const today = dayNumber(context.today);
  const begun = restored.nights === null && known !== undefined && known.start < today;
  const decided = begun
    ? pastNights({ berth: berthHeldOn(known.residency, known.start), start: known.start }, today)
    : decide(commandOf(restored), state, context);
  const back: Back[] = [...restored.moved, ...restored.restored];
  const refusal = isRefusal(decided) ? decided : firstRefusal(state, restored, back, today);
  const in_the_way = refusal === null ? null : inTheWay(state, refusal);
  return { revision, refusal, in_the_way, stays: back.flatMap((stay) => comingBack(state, stay)), beside: [] };
}

function commandOf({ absence_id, vessel_id, nights, reopens }: RestoredAbsence): BerthPlanCommand {
  if (nights === null) return { type: 'CloseAbsence', data: { absence_id } };
  if (!reopens) return { type: 'ChangeAbsenceDates', data: { absence_id, ...nights } };
  return { type: 'OpenAbsence', data: { absence_id, vessel_id, ...nights, reopens } };
}

/** Whether the former berths are free again, apart from the resident, who leaves them. */
function firstRefusal(
  state: BerthPlanState,
  { vessel_id }: RestoredAbsence,
  stays: readonly Back[],
  today: number,
): Refusal | null {
  const own = new Set(stays.map(({ allocation_id }) => allocation_id));
  for (const stay of stays) {
    const boat = boatOf(state, stay);
    for (const { berth_id, extends_over = [], start_date, end_date } of boat === null ? [] : stay.segments) {
      const nights = clip({ start: dayNumber(start_date), end: dayNumber(end_date) }, today, Infinity);
      const berth = state.berths.get(berth_id);
      if (berth === undefined) return berthNotFound(berth_id);
      if (nights === null || boat === null) continue;
      const over = extends_over.flatMap((id) => state.berths.get(id) ?? []);
      const rule = standingRule(berth, over, boat);
      if (rule !== null) return refuseBerth({ rule, berth }, boat);
      for (const one of [berth, ...over]) {
        const refusal = occupiedByOthers(one, nights, own, vessel_id, boat);
        if (refusal !== null) return refusal;
      }
    }
  }
  return null;
}

function occupiedByOthers(
  berth: PlannedBerth,
  { start, end }: Nights,
  own: ReadonlySet<string>,
  vessel_id: string,
  boat: BoatMeasures,
): Refusal | null {
  const visit = berth.visits.in(start, end).find(({ allocation }) => !own.has(allocation.id));
  if (visit !== undefined) {
    return refuseBerth({ rule: 'taken', berth, allocation_id: visit.allocation.id, nights: visit }, boat);
  }
  const other = berth.residencies.in(start, end).find(({ residency }) => residency.vessel_id !== vessel_id);
  return other === undefined
    ? null
    : refuseBerth({ rule: 'resident', berth, allocation_id: other.residency.id, nights: other }, boat);
}

function comingBack(state: BerthPlanState, stay: Back): RehearsedStay[] {
  const boat = boatOf(state, stay);
  if (boat === null) return [];
  const { allocation_id } = stay;
  const allocation = state.allocations.get(allocation_id);
  const reservation_id = allocation?.reservation_id ?? ('reservation_id' in stay ? stay.reservation_id : null);
  const present = allocation === undefined || allocation.released ? [] : allocation.segments;
  return [
    {
      allocation_id,
      reservation_id,
      vessel_id: null,
      vessel: vesselOf(boat),
      before: present.map((segment) => shown(state, segmentOf(segment), boat)),
      after: stay.segments.map((one) => shown(state, { ...one, extends_over: [...(one.extends_over ?? [])] }, boat)),
    },
  ];
}

function boatOf(state: BerthPlanState, stay: Back): BoatMeasures | null {
  const allocation = state.allocations.get(stay.allocation_id);
  if (allocation !== undefined) return allocation;
  return stay.vessel === undefined ? null : measuresOf(stay.vessel);
}
