import { Injectable } from '@nestjs/common';
import type { ArrangedStay } from '../../../contracts/berths/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { RecordedAction } from '../domain/recorded-action.js';
import { conflict } from '../domain/refusals.js';
import type { Telling } from '../domain/reservation-command.js';
import { ReservationHistory } from '../lookups/reservation-history.js';
import { type ActingIn, ReservationFacts } from '../lookups/reservation-facts.js';
import { berthed } from './berth-wish.js';
import { type BerthedCase, type PlanIntent, PlanIntents } from './plan-intents.js';
import type {
  RecordedAbsence,
  RecordedPlanStep,
  RecordedResidency,
  RecordedSegment,
} from '../../../contracts/berths/plan-history-queries.js';

/** The change that takes an action back. The caller has found no hindrance. */
@Injectable()
export class UndoIntents {
  constructor(
    private readonly intents: PlanIntents,
    private readonly facts: ReservationFacts,
    private readonly history: ReservationHistory,
  ) {}

  async of(action: RecordedAction, context: ActingIn): Promise<PlanIntent | Refusal> {
    const { resident, swapped, report } = action;
    if (report !== null) {
      const { absence_id, action_id } = report;
      return { kind: 'report', cases: [], absence_id, action_id };
    }
    if (resident !== null) return swapped === null ? ofResidency(resident) : swappedBack(resident, swapped);
    if (action.absence !== null) return this.ofAbsence(action, action.absence, context);
    const [step] = action.steps;
    if (step === undefined) return conflict('RESERVATION_HAS_NO_BERTH');
    if (step.did === 'RELEASED') return this.restoring(step, context);
    const cases: BerthedCase[] = [];
    for (const { reservation_id } of action.steps) {
      const found = await this.intents.berthed(reservation_id, context);
      if (isRefusal(found)) return found;
      cases.push(found);
    }
    const [found] = cases;
    if (found === undefined) return conflict('RESERVATION_HAS_NO_BERTH');
    if (step.did === 'ALLOCATED') return { kind: 'unassign', cases: [found] };
    if (step.did === 'CHANGED_DATES') {
      const exact = earlier(step);
      const dates = {
        start_date: exact.segments[0]?.start_date ?? '',
        end_date: exact.segments.at(-1)?.end_date ?? '',
      };
      return { kind: 'dates', cases: [found], dates, told: await this.toldAgain(cases), exact };
    }
    const input = { stays: action.steps.map(earlier), confirm_min_length: true };
    return { kind: 'arrange', cases, input, told: await this.toldAgain(cases) };
  }

  /** Whoever was sent a mail about the action is sent one about its undo. The action is the newest change of the stays. */
  private async toldAgain(cases: readonly BerthedCase[]): Promise<Telling> {
    const stories = await Promise.all(cases.map(({ id }) => this.history.upTo(id)));
    return { tell: stories.some(({ told }) => told), reason: 'correction' };
  }

  /** The visitors whom the action moved come back, and those whose berth it took get it again. */
  private async ofAbsence(
    { action_id, steps }: RecordedAction,
    { did, absence_id, vessel_id, before }: RecordedAbsence,
    context: ActingIn,
  ): Promise<PlanIntent | Refusal> {
    const moved: Of<'arrange'>['cases'][number][] = [];
    const stays: ArrangedStay[] = [];
    const restored: Of<'restore'>[] = [];
    for (const step of steps) {
      if (step.did === 'RELEASED') {
        const intent = await this.restoring(step, context);
        if (isRefusal(intent)) return intent;
        restored.push(intent);
        continue;
      }
      const found = await this.intents.berthed(step.reservation_id, context);
      if (isRefusal(found)) return found;
      moved.push(found);
      stays.push(earlier(step));
    }
    const [first] = before ?? [];
    const last = before?.at(-1)?.end_date;
    const nights = first === undefined || last == null ? null : { start_date: first.start_date, end_date: last };
    const arrange: Of<'arrange'> = { kind: 'arrange', cases: moved, input: { stays, confirm_min_length: true } };
    const cases = [...moved, ...restored.map(({ cases: [found] }) => found)];
    const reopens = did === 'CLOSED';
    return { kind: 'absence', cases, absence_id, action_id, vessel_id, nights, reopens, arrange, restored };
  }

  private async restoring(step: RecordedPlanStep, context: ActingIn): Promise<Of<'restore'> | Refusal> {
    const found = await this.facts.find(step.reservation_id, context);
    if (isRefusal(found)) return found;
    // A new allocation: the released one stays on record with the nights that were spent.
    const allocation_id = deriveId(step.allocation_id, 'restored', found.revision);
    const { reservation_id } = step;
    const vessel = berthed(found.state.vessel);
    const { vessel_id } = found.state.vessel;
    const named = vessel_id === null ? {} : { vessel_id };
    const stay = { ...earlier(step), allocation_id, reservation_id, vessel, ...named };
    return { kind: 'restore', cases: [found], stay };
  }
}

type Of<K extends PlanIntent['kind']> = Extract<PlanIntent, { kind: K }>;

function ofResidency(resident: RecordedResidency): PlanIntent {
  const { did, allocation_id, boater_id, vessel_id, vessel, absences } = resident;
  const before = resident.before ?? [];
  if (did === 'MOVED') {
    const berths = before.map(({ berth_id, start_date: from_date }) => ({ berth_id, from_date }));
    return { kind: 'resident', cases: [], move: { allocation_id, berths, confirm_min_length: true } };
  }
  const segments = heldBefore(resident);
  const residency = { allocation_id, boater_id, vessel_id, vessel, segments, absences };
  return { kind: 'residency', cases: [], residency };
}

function heldBefore({ before }: RecordedResidency) {
  return (before ?? []).map(({ berth_id, start_date, end_date }) => ({ berth_id, start_date, end_date }));
}

/** Residents who exchanged their berths have exactly their earlier ones again, also where they held several in turn. */
function swappedBack(one: RecordedResidency, other: RecordedResidency): PlanIntent {
  const { allocation_id } = one;
  const [own, others] = [heldBefore(one), heldBefore(other)];
  const back_to = { own, others };
  const swap = { allocation_id, with_allocation_id: other.allocation_id, confirm_min_length: true, back_to };
  return { kind: 'residentSwap', cases: [], swap };
}

/** The stay exactly as it was before the action. */
function earlier({ allocation_id, before }: RecordedPlanStep): ArrangedStay {
  const segments = (before ?? []).map(({ berth_id, start_date, end_date, extends_over }: RecordedSegment) => ({
    berth_id,
    start_date,
    end_date,
    extends_over,
  }));
  return { allocation_id, segments };
}
