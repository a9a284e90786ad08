import { notificationApi } from '../../../contracts/notifications/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { addDevice } from '../domain/push-devices.js';
import { pushDeviceRecord } from '../records/push-device-record.js';

/** The browser of a session receives notifications from now on. */
@Handles(notificationApi.addPushDevice)
export class AddPushDevice {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({
    input: subscription,
    marinaContext: context,
    staff: { user_id, session_id },
  }: ReceivedCall<typeof notificationApi.addPushDevice>): Promise<CommandReceipt | Refusal> {
    const { endpoint, keys } = subscription;
    const device_id = deriveId(context.command_id, 'push device');
    return this.streams.execute(pushDeviceRecord, user_id, context, (state) =>
      addDevice(state, { device_id, session_id, endpoint, ...keys }, { user_id, at: this.clock.nowIso() }),
    );
  }
}
