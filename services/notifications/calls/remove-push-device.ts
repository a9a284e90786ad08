import { notificationApi } from '../../../contracts/notifications/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { RemovePushDevices } from '../messages/remove-push-devices.js';

/** The browser of the session receives no more notifications. */
@Handles(notificationApi.removePushDevice)
export class RemovePushDevice {
  constructor(private readonly commands: CommandBus) {}

  execute({
    staff: { user_id, session_id },
    marinaContext: context,
  }: ReceivedCall<typeof notificationApi.removePushDevice>) {
    return this.commands.execute(new RemovePushDevices(user_id, { session_id }, 'switched_off', context));
  }
}
