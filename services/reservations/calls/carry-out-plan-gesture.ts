import { planGestureApi } from '../../../contracts/berths/api.js';
import { ChangePlan } from '../../../contracts/reservations/commands.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(planGestureApi.planChange)
export class CarryOutPlanGesture {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: { gesture, basis }, marinaContext: context }: ReceivedCall<typeof planGestureApi.planChange>) {
    return this.commands.execute(new ChangePlan(gesture, basis, context));
  }
}
