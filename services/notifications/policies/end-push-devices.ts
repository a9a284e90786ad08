import { Injectable } from '@nestjs/common';
import { sessionEnded, userDeleted } from '../../../contracts/identity/events.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { RemovePushDevices } from '../messages/remove-push-devices.js';

/** A device receives nothing more once its session has ended or its user was deleted. */
@Injectable()
export class EndPushDevices implements Policy {
  readonly name = 'end-push-devices';
  readonly reactsTo = ['SessionEnded', 'UserDeleted'] as const;

  constructor(private readonly commands: CommandBus) {}

  async handle(event: LoggedEvent): Promise<void> {
    const context = causedBy(event, this.name);
    if (event.type === 'UserDeleted') {
      const { user_id } = userDeleted.parse(event.data);
      await this.commands.execute(new RemovePushDevices(user_id, 'all', 'user_deleted', context));
      return;
    }
    const { user_id, session_id } = sessionEnded.parse(event.data);
    await this.commands.execute(new RemovePushDevices(user_id, { session_id }, 'signed_out', context));
  }
}
