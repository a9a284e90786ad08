import { availabilityApi } from '../../../contracts/berths/api.js';
import { ChangeResidentDates } from '../../../contracts/berths/commands.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(availabilityApi.changeResidency)
export class ChangeResidency {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof availabilityApi.changeResidency>) {
    return this.commands.execute(new ChangeResidentDates(input, context));
  }
}
