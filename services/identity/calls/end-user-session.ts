import { userApi } from '../../../contracts/identity/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { managerOf } from '../lookups/acting-user.js';
import { ManageUser } from '../messages/manage-user.js';

@Handles(userApi.endSession)
export class EndUserSession {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { user_id, ended_session_id: session_id },
    staff,
    marina_id,
    context,
  }: ReceivedCall<typeof userApi.endSession>) {
    const command = { type: 'EndUserSession' as const, by: managerOf(staff, marina_id), session_id };
    return this.commands.execute(new ManageUser(user_id, command, context));
  }
}
