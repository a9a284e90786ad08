import { marinaAccessRemoved, sessionEnded, userDeleted } from '../../../contracts/identity/events.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { SessionEnd } from '../../platform/realtime/session-ends.js';

/** The sessions whose sockets an event of this area closes. */
export function endedSessions({ type, data }: LoggedEvent): SessionEnd | undefined {
  switch (type) {
    case 'SessionEnded':
      return { sessions: [sessionEnded.parse(data).session_id], because: 'signed_out' };
    case 'UserDeleted':
      return { users: [userDeleted.parse(data).user_id], because: 'signed_out' };
    case 'MarinaAccessRemoved':
      return { users: [marinaAccessRemoved.parse(data).user_id], because: 'changed' };
    // Until then their sockets received no hints.
    case 'PasswordChanged':
    case 'FirstLoginCompleted':
    case 'SecondFactorSet':
      return { users: [String((data as { user_id: unknown }).user_id)], because: 'changed' };
    case 'ActiveMarinaSwitched':
      return { sessions: [String((data as { session_id: unknown }).session_id)], because: 'changed' };
    default:
      return undefined;
  }
}
