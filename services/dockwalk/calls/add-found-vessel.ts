import { dockVesselApi } from '../../../contracts/dockwalk/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { AddDockVessel } from '../messages/add-dock-vessel.js';

@Handles(dockVesselApi.add)
export class AddFoundVessel {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: { vessel }, staff: { principal }, marinaContext: context }: ReceivedCall<typeof dockVesselApi.add>) {
    return this.commands.execute(new AddDockVessel(vessel, principal, context));
  }
}
