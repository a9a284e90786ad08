import { dockVesselApi } from '../../../contracts/dockwalk/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ChangeDockVessel } from '../messages/change-dock-vessel.js';

@Handles(dockVesselApi.update)
export class ChangeFoundVessel {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { vessel },
    staff: { principal },
    marinaContext: context,
  }: ReceivedCall<typeof dockVesselApi.update>) {
    return this.commands.execute(new ChangeDockVessel(vessel, principal, context));
  }
}
