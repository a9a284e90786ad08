import { FindLiveSessions } from '../../../contracts/identity/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { isLive } from '../domain/user-state.js';
import { userRecord } from '../records/user-record.js';

@QueryHandler(FindLiveSessions)
export class FindLiveSessionsHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ user_id }: FindLiveSessions): Promise<readonly string[]> {
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists) return [];
    const now = this.clock.nowIso();
    return user.sessions.filter((session) => isLive(session, now)).map(({ session_id }) => session_id);
  }
}
