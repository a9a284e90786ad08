import { CountUnreadByReservation } from '../../../contracts/messages/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { unreadOf } from '../lookups/unread-messages.js';
import { messageList } from '../projections/message-list.js';

@QueryHandler(CountUnreadByReservation)
export class CountUnreadByReservationHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { reservation_ids, user_id },
  }: CountUnreadByReservation): Promise<BusAnswer<CountUnreadByReservation>> {
    const counts = new Map<string, number>();
    if (reservation_ids.length === 0) return counts;
    const filter = { ...unreadOf(user_id, this.clock.nowIso()), chat_id: { $in: [...reservation_ids] } };
    for await (const { chat_id } of this.projections.model(messageList).each({ filter })) {
      counts.set(chat_id, (counts.get(chat_id) ?? 0) + 1);
    }
    return counts;
  }
}
