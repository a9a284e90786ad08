import { FindAccessStart } from '../../../contracts/identity/queries.js';
import { notificationApi } from '../../../contracts/notifications/api.js';
import { MOST_MARKED_NOTIFICATIONS } from '../../../contracts/notifications/vocabulary.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { unseenBy } from '../lookups/unread-notifications.js';
import { notificationList } from '../projections/notification-list.js';
import { inboxRecord } from '../records/inbox-record.js';

/** A person marks as read all that they have not viewed. Verifications still count until they are answered. */
@Handles(notificationApi.readAll)
export class ReadAllNotifications {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    marinaContext: context,
    staff: { user_id },
  }: ReceivedCall<typeof notificationApi.readAll>): Promise<CommandReceipt | Refusal> {
    const works_since = await this.queries.execute(new FindAccessStart(user_id, context.marina_id));
    const filter = unseenBy(user_id, context.marina_id, { now: this.clock.nowIso(), works_since });
    const ids: string[] = [];
    for await (const { _id } of this.projections.model(notificationList).each({ filter })) ids.push(_id);
    const at = this.clock.nowIso();
    return this.streams.execute(inboxRecord, user_id, context, () => {
      const parts = Array.from({ length: Math.ceil(ids.length / MOST_MARKED_NOTIFICATIONS) }, (_, part) =>
        ids.slice(part * MOST_MARKED_NOTIFICATIONS, (part + 1) * MOST_MARKED_NOTIFICATIONS),
      );
      return parts.map((notification_ids) => ({
        type: 'NotificationsRead' as const,
        data: { user_id, notification_ids, at },
      }));
    });
  }
}
