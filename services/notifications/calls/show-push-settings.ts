import { notificationApi } from '../../../contracts/notifications/api.js';
import type { PushSettings } from '../../../contracts/notifications/push-device.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PushService } from '../../platform/push/push-service.js';
import { pushDeviceRecord } from '../records/push-device-record.js';

/** What a browser needs to know before it subscribes, and what the user chose. */
@Handles(notificationApi.pushSettings)
export class ShowPushSettings {
  constructor(
    private readonly streams: StreamRepository,
    private readonly push: PushService,
  ) {}

  async execute({
    staff: { user_id, session_id },
  }: ReceivedCall<typeof notificationApi.pushSettings>): Promise<PushSettings> {
    const { state } = await this.streams.load(pushDeviceRecord, user_id);
    return {
      public_key: await this.push.publicKey(),
      this_device: state.devices.some((device) => device.session_id === session_id),
      devices: state.devices.length,
      subjects: [...state.subjects],
    };
  }
}
