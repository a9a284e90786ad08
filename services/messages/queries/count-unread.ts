import { CountUnread } from '../../../contracts/messages/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { messageList } from '../projections/message-list.js';

@QueryHandler(CountUnread)
export class CountUnreadHandler {
  constructor(private readonly projections: ProjectionHost) {}

  execute({ input: { marina_id, reservation_id } }: CountUnread): Promise<number> {
    return this.projections.model(messageList).count({ chat_id: reservation_id, unread_by: 'MARINA', marina_id });
  }
}
