import { sessionApi } from '../../../contracts/identity/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LiveSessions } from '../lookups/live-sessions.js';

@Handles(sessionApi.sessions)
export class ListOwnSessions {
  constructor(private readonly sessions: LiveSessions) {}

  execute({ staff: { user_id, session_id } }: ReceivedCall<typeof sessionApi.sessions>) {
    return this.sessions.of(user_id, { session_id });
  }
}
