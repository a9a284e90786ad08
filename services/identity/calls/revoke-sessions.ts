import { userApi } from '../../../contracts/identity/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { managerOf } from '../lookups/acting-user.js';
import { ManageUser } from '../messages/manage-user.js';

@Handles(userApi.revokeSessions)
export class RevokeSessions {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: { user_id }, staff, marina_id, context }: ReceivedCall<typeof userApi.revokeSessions>) {
    const command = { type: 'RevokeSessions' as const, by: managerOf(staff, marina_id) };
    return this.commands.execute(new ManageUser(user_id, command, context));
  }
}
