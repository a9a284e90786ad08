import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { NewsPolicy } from '../../platform/consuming/news-policy.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { NotificationReaders } from '../lookups/notification-readers.js';
import { NotificationLetters } from '../mail/notification-letters.js';
import { asNotification, notificationList } from '../projections/notification-list.js';
import { NEWS_EVENTS, newsOf, takingEffect } from '../projections/news.js';

/** Longer than usual: nobody waits for the policy, and its event is dead-lettered after a few attempts. */
const CATCH_UP_MS = 10_000;

/** Mails notifications to those of the marina's staff who want them at once. */
@Injectable()
export class NotificationMails extends NewsPolicy {
  readonly name = 'notification-mails';
  readonly reactsTo = NEWS_EVENTS;

  constructor(
    clock: Clock,
    private readonly readers: NotificationReaders,
    private readonly letters: NotificationLetters,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {
    super(clock);
  }

  protected async react(event: LoggedEvent): Promise<void> {
    const { marina_id } = event.metadata;
    const news = newsOf(event);
    const id = news === null ? takingEffect(event) : news.effective ? news.id : null;
    if (id === null || marina_id === null) return;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina?.marina_settings.permissions.chat !== true) return;
    const readers = (await this.readers.of(marina_id, event.position)).filter(
      ({ user, preferences }) => user.email !== '' && Object.values(preferences).includes('AT_ONCE'),
    );
    if (readers.length === 0) return;
    if (!(await this.projections.reached(event.position, CATCH_UP_MS))) {
      throw new Error('the notifications have not caught up');
    }
    const document = asNotification(await this.projections.model(notificationList).get(id));
    // Staff are not notified of an absence that they entered themselves.
    if (document === undefined) return;
    for (const { user, preferences } of readers) {
      if (preferences[document.subject] !== 'AT_ONCE') continue;
      await this.letters.send(deriveId('notification mail', id, user.user_id), user, marina, [document]);
    }
  }
}
