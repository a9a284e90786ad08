import { CountUnread } from '../../../contracts/messages/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { unreadBy } from '../lookups/unread-messages.js';
import { messageList } from '../projections/message-list.js';

@QueryHandler(CountUnread)
export class CountUnreadHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  execute({ input: { marina_id, reservation_id, user_id } }: CountUnread): Promise<number> {
    const unread = unreadBy(user_id, marina_id, this.clock.nowIso());
    return this.projections.model(messageList).count({ ...unread, chat_id: reservation_id });
  }
}
