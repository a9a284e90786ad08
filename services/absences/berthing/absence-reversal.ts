import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import {
  type AbsenceCommand,
  type AbsenceContext,
  type AbsencePlans,
  type AbsenceState,
  evolve,
  initial,
} from '../domain/absence.js';
import { plansBefore } from '../domain/absence-steps.js';
import { AbsenceHistories } from '../records/absence-histories.js';

/** How a report gets back the plans that it had before an action. */
export interface AbsenceUndo {
  /** Null: there was no report. */
  readonly plans: AbsencePlans | null;
  /** The report as it is now. */
  readonly report: Extract<AbsenceState, { exists: true }>;
  readonly context: AbsenceContext;
  readonly commandFor: (report: AbsenceState, step_id: string) => AbsenceCommand;
}

/** Works out how a change of an absence report is taken back. */
@Injectable()
export class AbsenceReversal {
  constructor(
    private readonly histories: AbsenceHistories,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async of(step: {
    readonly marina_id: string;
    readonly absence_id: string;
    readonly action_id: string;
  }): Promise<AbsenceUndo | Refusal> {
    const marina = await this.queries.execute(new FindMarina(step.marina_id));
    const events = await this.histories.of(step.absence_id);
    const plans = plansBefore(events, step.action_id);
    const report = events.reduce((state, { event }) => evolve(state, event), initial());
    if (plans === undefined || marina === null || !report.exists || report.marina_id !== marina.id) {
      return refuse('not_found', 'NOT_FOUND');
    }
    const context = { now: this.clock.nowIso(), today: this.clock.today(marina.time_zone) };
    return { plans, report, context, commandFor: (present, step_id) => reversing(plans, present, step_id) };
  }
}

function reversing(plans: AbsencePlans | null, report: AbsenceState, step_id: string): AbsenceCommand {
  const asked = { step_id, by: 'MARINA' as const };
  if (plans === null) return { type: 'Cancel', ...asked, displace_visitors: false };
  if (report.exists && report.standing === null) return { type: 'Reopen', ...asked, plans };
  return { type: 'Change', ...asked, plans, displace_visitors: false };
}
