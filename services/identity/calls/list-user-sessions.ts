import { userApi } from '../../../contracts/identity/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { managerOf } from '../lookups/acting-user.js';
import { LiveSessions } from '../lookups/live-sessions.js';

@Handles(userApi.sessions)
export class ListUserSessions {
  constructor(private readonly sessions: LiveSessions) {}

  execute({ input: { user_id }, staff, marina_id }: ReceivedCall<typeof userApi.sessions>) {
    return this.sessions.of(user_id, managerOf(staff, marina_id));
  }
}
