import { Controller } from '@nestjs/common';
import { absenceCalls } from '../../../contracts/absences/calls.js';
import { planActionApi, planGestureApi } from '../../../contracts/berths/api.js';
import { ChangePlan } from '../../../contracts/reservations/commands.js';
import { PreviewGesture } from '../../../contracts/reservations/queries.js';
import { allows } from '../../../contracts/vocabulary/access.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { UndoPlanAction } from '../commands/undo-plan-action.js';
import { PreviewUndo, ShowPlanActions } from '../queries/show-plan-actions.js';

/** Gestures on the tape chart. They change reservations as well as the plan, so the reservations serve them. */
@Controller()
export class PlanGestureController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(planGestureApi.planPreview)
  preview(@Input() { gesture }: RouteInput<typeof planGestureApi.planPreview>, @MarinaId() marina: string) {
    return this.queries.execute(new PreviewGesture(marina, gesture));
  }

  @Endpoint(planGestureApi.planChange)
  change(
    @Input() { gesture, basis }: RouteInput<typeof planGestureApi.planChange>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ChangePlan(gesture, basis, context));
  }

  @Endpoint(planActionApi.planActions)
  actions(@Input() input: RouteInput<typeof planActionApi.planActions>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowPlanActions(marina, input));
  }

  @Endpoint(planActionApi.planUndoPreview)
  undoPreview(@Input() { action_id }: RouteInput<typeof planActionApi.planUndoPreview>, @MarinaId() marina: string) {
    return this.queries.execute(new PreviewUndo(marina, action_id));
  }

  @Endpoint(planActionApi.planUndo)
  undo(
    @Input() { action_id, basis }: RouteInput<typeof planActionApi.planUndo>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const mayChangeAbsences = allows(absenceCalls.edit.access, principal);
    return this.commands.execute(new UndoPlanAction(action_id, basis, mayChangeAbsences, context));
  }
}
