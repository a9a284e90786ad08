import type * as z from 'zod';
import type { pushSubscription } from '../../../contracts/notifications/push-device.js';
import type { NotificationSubject } from '../../../contracts/notifications/vocabulary.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { PushDeviceEnd, PushDeviceEvent } from '../domain/push-device-events.js';
import { addDevice, removeDevices } from '../domain/push-devices.js';
import { pushDeviceRecord } from '../records/push-device-record.js';

/** The browser of a session receives notifications from now on. */
export class AddPushDevice extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly of: { readonly user_id: string; readonly session_id: string },
    readonly subscription: z.output<typeof pushSubscription>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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

/** A user chooses which notifications come to their devices. */
export class SetPushSubjects extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly user_id: string,
    readonly subjects: readonly NotificationSubject[],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddPushDevice)
export class AddPushDeviceHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ of, subscription, context }: AddPushDevice): Promise<CommandReceipt | Refusal> {
    const { user_id, session_id } = of;
    const { endpoint, keys } = subscription;
    const device_id = deriveId(context.command_id, 'push device');
    return this.streams.execute(pushDeviceRecord, user_id, context, (state) =>
      addDevice(state, { device_id, session_id, endpoint, ...keys }, { user_id, at: this.clock.nowIso() }),
    );
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

@CommandHandler(SetPushSubjects)
export class SetPushSubjectsHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ user_id, subjects: named, context }: SetPushSubjects): Promise<CommandReceipt | Refusal> {
    const subjects = [...new Set(named)].sort();
    const chosen: PushDeviceEvent = {
      type: 'PushSubjectsSet',
      data: { user_id, subjects, at: this.clock.nowIso() },
    };
    return this.streams.execute(pushDeviceRecord, user_id, context, (state) =>
      sameJson([...state.subjects].sort(), subjects) ? [] : [chosen],
    );
  }
}
