import { userApi } from '../../../contracts/identity/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LoginLinks } from '../credentials/login-links.js';
import { managerOf } from '../lookups/acting-user.js';
import { ManageUser } from '../messages/manage-user.js';

@Handles(userApi.sendLink)
export class SendUserLink {
  constructor(
    private readonly commands: CommandBus,
    private readonly links: LoginLinks,
  ) {}

  execute({ input: { user_id }, staff, marina_id, context }: ReceivedCall<typeof userApi.sendLink>) {
    const command = { type: 'SendLink' as const, by: managerOf(staff, marina_id), until: this.links.endsFrom() };
    return this.commands.execute(new ManageUser(user_id, command, context));
  }
}
