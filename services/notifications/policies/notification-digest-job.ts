import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { LOGGER } from '../../platform/tokens.js';
import { NotificationReaders } from '../lookups/notification-readers.js';
import { NotificationLetters } from '../mail/notification-letters.js';
import { asNotification, type NotificationDocument, notificationList } from '../projections/notification-list.js';

const JOB = 'notification-digest-job';
/** A calendar day lies within the last two days, wherever the marina is. */
const LOOKED_BACK_MS = 50 * 60 * 60_000;
/** Notifications that one mail lists. */
const MOST_LINES = 50;

/** Mails each morning of the marina what happened on the day before, to those who want it once a day. */
@Injectable()
export class NotificationDigestJob extends RecurringJob {
  protected readonly lease = JOB;
  /** Marinas with the day whose mails were sent; after a start, the ids of the mails prevent a second one. */
  private readonly sent = new Map<string, string>();

  constructor(
    private readonly readers: NotificationReaders,
    private readonly letters: NotificationLetters,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
    timers: JobTimers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    let mails = 0;
    const unknown = await this.unknownUntil();
    for (const marina of await this.queries.execute(new ListMarinas())) {
      const yesterday = addDays(this.clock.today(marina.time_zone), -1);
      if (this.sent.get(marina.id) === yesterday || marina.marina_settings.permissions.chat !== true) continue;
      if (unknown !== null && localDate(unknown, marina.time_zone) > yesterday) continue;
      try {
        mails += await this.sendOf(marina, yesterday);
        this.sent.set(marina.id, yesterday);
      } catch (error) {
        // The mails of one marina must not keep those of the others; the next run tries again.
        this.logger.error({ err: error, marina: marina.id }, 'the daily notifications could not be mailed');
      }
    }
    return mails;
  }

  private async sendOf(marina: Marina, day: string): Promise<number> {
    const readers = (await this.readers.known(marina.id)).filter(
      ({ user, preferences }) => user.email !== '' && Object.values(preferences).includes('DAILY'),
    );
    if (readers.length === 0) return 0;
    const documents = await this.of(marina, day);
    let mails = 0;
    for (const { user, preferences } of readers) {
      const wanted = documents.filter(
        (one) => preferences[one.subject] === 'DAILY' && !one.deleted_by.includes(user.user_id),
      );
      if (wanted.length === 0) continue;
      const id = deriveId('notification digest', marina.id, user.user_id, day);
      if ((await this.letters.send(id, user, marina, wanted.slice(0, MOST_LINES))) === 'sent') mails += 1;
    }
    return mails;
  }

  private async of({ id: marina_id, time_zone }: Marina, day: string): Promise<Document<NotificationDocument>[]> {
    const since = new Date(this.clock.now().getTime() - LOOKED_BACK_MS).toISOString();
    const found: Document<NotificationDocument>[] = [];
    const filter = { marina_id, created_at: { $gte: since } };
    for await (const one of this.projections.model(notificationList).each({ filter, sort: [['created_at', 1]] })) {
      const document = asNotification(one);
      if (document?.effective === true && localDate(document.created_at, time_zone) === day) found.push(document);
    }
    return found;
  }
}
