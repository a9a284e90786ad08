import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { PushDeviceEnd } from '../domain/push-device-events.js';
import { removeDevices } from '../domain/push-devices.js';
import { pushDeviceRecord } from '../records/push-device-record.js';

/** Devices receive no more notifications: that of a session, one by its id, or all of the user. */
export class RemovePushDevices extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly user_id: string,
    readonly which: { readonly session_id: string } | { readonly device_id: string } | 'all',
    readonly reason: PushDeviceEnd,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RemovePushDevices)
export class RemovePushDevicesHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ user_id, which, reason, context }: RemovePushDevices): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(pushDeviceRecord, user_id, context, (state) =>
      removeDevices(
        state,
        ({ session_id, device_id }) =>
          which === 'all' || ('session_id' in which ? which.session_id === session_id : which.device_id === device_id),
        reason,
        { user_id, at: this.clock.nowIso() },
      ),
    );
  }
}
