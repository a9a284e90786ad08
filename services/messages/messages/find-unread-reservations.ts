import { FindUnreadReservations } from '../../../contracts/messages/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { unreadBy } from '../lookups/unread-messages.js';
import { messageList } from '../projections/message-list.js';

@QueryHandler(FindUnreadReservations)
export class FindUnreadReservationsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { marina_id, user_id, limit } }: FindUnreadReservations): Promise<readonly string[]> {
    const found = new Set<string>();
    const filter = unreadBy(user_id, marina_id, this.clock.nowIso());
    const messages = this.projections.model(messageList).each({ filter, sort: [['created_at', -1]] });
    for await (const { reservation_id } of messages) {
      if (reservation_id !== null) found.add(reservation_id);
      if (found.size >= limit) break;
    }
    return [...found];
  }
}
