import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { NotificationMark } from '../domain/inbox-events.js';
import { asNotification, notificationList } from '../projections/notification-list.js';
import { inboxRecord } from '../records/inbox-record.js';

/** A person marks notifications of the marina. The marks of colleagues stay as they are. */
export class MarkNotifications extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly user_id: string,
    readonly notification_ids: readonly string[],
    readonly as: NotificationMark,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(MarkNotifications)
export class MarkNotificationsHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({ user_id, notification_ids, as, context }: MarkNotifications): Promise<CommandReceipt | Refusal> {
    const ids = [...new Set(notification_ids)];
    const stored = await this.projections.model(notificationList).getMany(ids);
    const own = stored.filter((one) => asNotification(one)?.marina_id === context.marina_id);
    if (own.length < ids.length) return refuse('not_found', 'NOT_FOUND');
    return this.streams.execute(inboxRecord, user_id, context, () => [
      { type: as, data: { user_id, notification_ids: ids, at: this.clock.nowIso() } },
    ]);
  }
}
