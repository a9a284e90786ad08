import { trafficApi } from '../../../contracts/traffic/api.js';
import { UpdateTraffic } from '../../../contracts/traffic/commands.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(trafficApi.update)
export class UpdateTrafficEvent {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof trafficApi.update>) {
    return this.commands.execute(new UpdateTraffic(input, context));
  }
}
