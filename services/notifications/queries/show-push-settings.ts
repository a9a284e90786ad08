import type { PushSettings } from '../../../contracts/notifications/push-device.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { PushService } from '../../platform/push/push-service.js';
import { pushDeviceRecord } from '../records/push-device-record.js';

/** What a browser needs to know before it subscribes, and what the user chose. */
export class ShowPushSettings extends Query<PushSettings> {
  constructor(
    readonly user_id: string,
    readonly session_id: string,
  ) {
    super();
  }
}

@QueryHandler(ShowPushSettings)
export class ShowPushSettingsHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly push: PushService,
  ) {}

  async execute({ user_id, session_id }: ShowPushSettings): Promise<PushSettings> {
    const { state } = await this.streams.load(pushDeviceRecord, user_id);
    return {
      public_key: await this.push.publicKey(),
      this_device: state.devices.some((device) => device.session_id === session_id),
      devices: state.devices.length,
      subjects: [...state.subjects],
    };
  }
}
