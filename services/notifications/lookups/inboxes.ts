import { Injectable } from '@nestjs/common';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { NotificationMark } from '../domain/inbox-events.js';
import { asNotification, notificationList } from '../projections/notification-list.js';
import { inboxRecord } from '../records/inbox-record.js';

/** The inboxes of the staff, with each person's own marks. */
@Injectable()
export class Inboxes {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  /** Marks notifications of the marina. The marks of colleagues stay as they are. */
  async mark(
    user_id: string,
    notification_ids: readonly string[],
    as: NotificationMark,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const ids = [...new Set(notification_ids)];
    const stored = await this.projections.model(notificationList).getMany(ids);
    const own = stored.filter((one) => asNotification(one)?.marina_id === context.marina_id);
    if (own.length < ids.length) return refuse('not_found', 'NOT_FOUND');
    return this.streams.execute(inboxRecord, user_id, context, () => [
      { type: as, data: { user_id, notification_ids: ids, at: this.clock.nowIso() } },
    ]);
  }
}
