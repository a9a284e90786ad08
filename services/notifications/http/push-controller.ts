import { Controller } from '@nestjs/common';
import { notificationApi } from '../../../contracts/notifications/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaCommand, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { AddPushDevice, RemovePushDevices, SetPushSubjects } from '../commands/manage-push-devices.js';
import { ShowPushSettings } from '../queries/show-push-settings.js';

/** Notifications on the callers' own devices. */
@Controller()
export class PushController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(notificationApi.pushSettings)
  pushSettings(@Staff() { user_id, session_id }: StaffCaller) {
    return this.queries.execute(new ShowPushSettings(user_id, session_id));
  }

  @Endpoint(notificationApi.addPushDevice)
  addPushDevice(
    @Input() input: RouteInput<typeof notificationApi.addPushDevice>,
    @Staff() { user_id, session_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new AddPushDevice({ user_id, session_id }, input, context));
  }

  @Endpoint(notificationApi.removePushDevice)
  removePushDevice(@Staff() { user_id, session_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new RemovePushDevices(user_id, { session_id }, 'switched_off', context));
  }

  @Endpoint(notificationApi.setPushSubjects)
  setPushSubjects(
    @Input() { subjects }: RouteInput<typeof notificationApi.setPushSubjects>,
    @Staff() { user_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new SetPushSubjects(user_id, subjects, context));
  }
}
