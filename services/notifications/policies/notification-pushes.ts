import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { NewsPolicy } from '../../platform/consuming/news-policy.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { PushEvent } from '../domain/push-events.js';
import { NotificationReaders } from '../lookups/notification-readers.js';
import { NEWS_EVENTS, newsOf, takingEffect } from '../projections/news.js';
import { asNotification, notificationList } from '../projections/notification-list.js';
import { pushId, pushRecord } from '../records/push-record.js';
import { PushJob } from './push-job.js';

/** Longer than usual: nobody waits for the policy, and its event is dead-lettered after a few attempts. */
const CATCH_UP_MS = 10_000;

/** Records which devices a notification is to be pushed to. A job sends it, so a slow push service delays nothing here. */
@Injectable()
export class NotificationPushes extends NewsPolicy {
  readonly name = 'notification-pushes';
  readonly reactsTo = NEWS_EVENTS;
  /** A push interrupts its reader, so it is news for half a day only. */
  protected override readonly newsFor = 12 * 60 * 60 * 1000;

  constructor(
    clock: Clock,
    private readonly streams: StreamRepository,
    private readonly readers: NotificationReaders,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly job: PushJob,
  ) {
    super(clock);
  }

  protected async react(event: LoggedEvent): Promise<void> {
    const { marina_id } = event.metadata;
    const news = newsOf(event);
    const notification_id = news === null ? takingEffect(event) : news.effective ? news.id : null;
    if (notification_id === null || marina_id === null) return;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina?.marina_settings.permissions.chat !== true) return;
    const staff = await this.readers.of(marina_id, event.position);
    const readers = staff.filter(({ device_ids }) => device_ids.length > 0);
    if (readers.length === 0) return;
    if (!(await this.projections.reached(event.position, CATCH_UP_MS))) {
      throw new Error('the notifications have not caught up');
    }
    const document = asNotification(await this.projections.model(notificationList).get(notification_id));
    // Staff are not notified of an absence that they entered themselves.
    if (document === undefined) return;
    for (const { user, subjects, device_ids } of readers) {
      if (!subjects.includes(document.subject)) continue;
      const { user_id } = user;
      const id = pushId(notification_id, user_id);
      const due: PushEvent = {
        type: 'PushDue',
        data: { user_id, notification_id, device_ids: [...device_ids], at: this.clock.nowIso() },
      };
      await this.streams.execute(pushRecord, id, causedBy(event, this.name, user_id), (_, { revision }) =>
        revision === null ? [due] : [],
      );
    }
    this.job.runSoon();
  }
}
