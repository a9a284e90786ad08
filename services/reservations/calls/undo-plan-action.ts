import { absenceCalls } from '../../../contracts/absences/calls.js';
import { planActionApi } from '../../../contracts/berths/api.js';
import {
  ChangeResidentDates,
  MoveResident,
  RestoreResidency,
  SwapResidents,
} from '../../../contracts/berths/commands.js';
import type { PlanBasis } from '../../../contracts/berths/plan-gestures.js';
import { allows } from '../../../contracts/vocabulary/access.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { AbsenceRestorer } from '../berthing/absence-restorer.js';
import { PlanChangeProcess } from '../berthing/plan-change-process.js';
import { PlanHistory } from '../berthing/plan-history.js';
import type { PlanIntent } from '../berthing/plan-intents.js';
import { StayRestorer } from '../berthing/stay-restorer.js';
import { standing, UndoHindrances, undoIdOf, undoRefusal } from '../berthing/undo-hindrances.js';
import { UndoIntents } from '../berthing/undo-intents.js';
import { datesInput } from '../domain/new-dates.js';
import type { RecordedAction } from '../domain/recorded-action.js';
import { MoveReservation } from '../messages/move-reservation.js';
import { UpdateReservation } from '../messages/update-reservation.js';
import { reservationRecord } from '../records/reservation-record.js';

type Of<K extends PlanIntent['kind']> = Extract<PlanIntent, { kind: K }>;

/**
 * Staff undo an action on the plan, as the preview showed it. An undo compensates: it is a further action, and can itself
 * be undone. What the undo is decided by is read under the locks of its reservations.
 */
@Handles(planActionApi.planUndo)
export class UndoPlanAction {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly history: PlanHistory,
    private readonly hindrances: UndoHindrances,
    private readonly undoing: UndoIntents,
    private readonly changing: PlanChangeProcess,
    private readonly restoring: StayRestorer,
    private readonly absences: AbsenceRestorer,
  ) {}

  async execute({
    input: { action_id, basis },
    marinaContext: asked,
    staff: { principal },
  }: ReceivedCall<typeof planActionApi.planUndo>): Promise<CommandReceipt | Refusal> {
    const mayChangeAbsences = allows(absenceCalls.edit.access, principal);
    const known = await this.history.recorded(asked.marina_id);
    const effective = standing(action_id, known);
    const action = known.find((one) => one.action_id === effective);
    if (action === undefined) return refuse('not_found', 'PLAN_ACTION_NOT_FOUND');
    if ((action.absence ?? action.report) !== null && !mayChangeAbsences) return refuse('forbidden', 'FORBIDDEN');
    const command_id = undoIdOf(effective);
    const context = { ...asked, command_id, causation_id: command_id };
    const [first] = action.steps;
    const answered =
      first === undefined ? null : await answeredBefore(this.streams, reservationRecord, first.reservation_id, context);
    if (answered !== null && !isRefusal(answered)) return { ...answered, id: command_id };
    const undo = () => this.undo(action, known, basis, context);
    const receipt = await (isRuledByReservation(action) ? undo() : this.changing.locked(staysOf(action), undo));
    return isRefusal(receipt) ? receipt : { ...receipt, id: command_id };
  }

  private async undo(
    action: RecordedAction,
    known: readonly RecordedAction[],
    basis: PlanBasis,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const [hindrance = null] = await this.hindrances.of([action], known, context);
    const hindered = hindrance === null ? null : undoRefusal(hindrance);
    if (hindered !== null) return hindered;
    const intent = await this.undoing.of(action, context);
    return isRefusal(intent) ? intent : this.carryOut(intent, basis, context);
  }

  private carryOut(intent: PlanIntent, basis: PlanBasis, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    switch (intent.kind) {
      case 'arrange':
        return this.changing.arrange(intent, basis, context);
      case 'unassign': {
        const [{ id }] = intent.cases;
        return this.commands.execute(new MoveReservation(id, { type: 'UnassignBerth' }, expecting(basis, id, context)));
      }
      case 'dates':
        return this.changeDates(intent, basis, context);
      case 'resident':
        return this.commands.execute(new MoveResident(intent.move, context, basis.revision));
      case 'residentDates':
        return this.commands.execute(new ChangeResidentDates(intent.dates, context, basis.revision));
      case 'residentSwap':
        return this.commands.execute(new SwapResidents(intent.swap, context, basis.revision));
      case 'residency':
        return this.commands.execute(new RestoreResidency(intent.residency, context, basis.revision));
      case 'absence':
        return this.absences.restore(intent, basis, context);
      case 'report':
        return this.absences.restoreReport(intent, context);
      case 'restore': {
        const [{ id }] = intent.cases;
        return this.restoring.restore(intent, expecting(basis, id, context));
      }
    }
  }

  /** The dates by the reservation's rules, with exactly the berths that the stay had. */
  private changeDates(
    { cases: [found], dates, told, exact }: Of<'dates'>,
    basis: PlanBasis,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const input = datesInput(found.id, found.state, dates, told);
    return this.commands.execute(new UpdateReservation(input, null, expecting(basis, found.id, context), exact));
  }
}

/** The reservation undoes such an action by commands of its own, which take its lock and compare its revision. */
function isRuledByReservation({ absence, steps: [step] }: RecordedAction): boolean {
  return absence === null && (step?.did === 'ALLOCATED' || step?.did === 'CHANGED_DATES');
}

/** The reservations that stay locked from the decision until the plan has recorded the undo. */
function staysOf({ steps }: RecordedAction): string[] {
  return steps.map(({ reservation_id }) => reservation_id);
}

/** STALE if the reservation has changed since the preview. */
function expecting(basis: PlanBasis, id: string, context: MarinaContext): MarinaContext {
  const seen = basis.stays.find(({ reservation_id }) => reservation_id === id);
  return { ...context, expected_revision: seen?.revision ?? -1 };
}
