import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import {
  type AbsenceCommand,
  type AbsenceContext,
  type AbsencePlans,
  type AbsenceState,
  decide,
  evolve,
} from '../domain/absence.js';
import { apiRefusal, planStepOf, standingRefusal } from '../domain/plan-step.js';
import { absenceRecord } from '../records/absence-record.js';
import { DayTrips } from './day-trips.js';
import { RehearseAbsence } from '../../../contracts/berths/rehearsal-queries.js';

/** A step of an absence before anything of it is written. */
interface AskedStep {
  readonly absence_id: string;
  readonly vessel_id: string;
  /** Null: the report is withdrawn. */
  readonly plans: AbsencePlans | null;
  readonly command: (state: AbsenceState) => AbsenceCommand;
  readonly now: AbsenceContext;
}

/**
 * Asks everything that can refuse a step of an absence: the report itself, the berth plan and, for a day trip, the other
 * reports of the boat. A refused step is therefore not recorded at all. The plan may still turn down a recorded step if
 * another process changes it in between.
 */
@Injectable()
export class AbsenceCheck {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly trips: DayTrips,
  ) {}

  /** Null if nothing refuses the step, or if it was recorded before. Takes the day of a day trip. */
  async refusal(step: AskedStep, context: MarinaContext): Promise<Refusal | null> {
    const { absence_id, vessel_id, plans } = step;
    const answered = await answeredBefore(this.streams, absenceRecord, absence_id, context);
    if (answered !== null) return isRefusal(answered) ? answered : null;
    const { state } = await this.streams.load(absenceRecord, absence_id);
    const events = decide(step.command(state), state, step.now);
    if (isRefusal(events)) return events;
    if (events.length === 0) return null;
    const refused = await this.byPlan(absence_id, events.reduce(evolve, state), context.marina_id);
    if (refused !== null) return refused;
    return plans === null ? null : this.trips.refusal(absence_id, vessel_id, plans, context);
  }

  private async byPlan(absence_id: string, state: AbsenceState, marina_id: string): Promise<Refusal | null> {
    if (!state.exists) return null;
    const step = planStepOf(absence_id, state);
    if (step.ask === 'NOTHING') return null;
    const refusal = await this.queries.execute(new RehearseAbsence(marina_id, step));
    const standing = refusal === null ? null : standingRefusal(step, refusal);
    return standing === null ? null : apiRefusal(standing);
  }
}
