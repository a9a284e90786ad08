import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { FindMailRecipient, type MailRecipient } from '../../../contracts/identity/queries.js';
import { FindMailFoot, FindMarina } from '../../../contracts/marinas/queries.js';
import { ListMailedViews, type MailedView } from '../../../contracts/views/queries.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import { INSTALLATION, type MailPort } from '../../platform/mail/mail-port.js';
import { LOGGER, MAIL } from '../../platform/tokens.js';
import { mailedScope, periodOf } from '../domain/mailing.js';
import { csvOfReport } from '../lookups/report-file.js';
import { Reports } from '../lookups/reports.js';
import { reportMail } from '../mail/report-mail.js';

/** Sends saved views of the reports to their owners, once in each week or month, from the one after they were set. */
@Injectable()
export class ReportMailJob extends RecurringJob {
  protected readonly lease = 'report-mail-job';
  /** Mails that need no further look. The engine sends none twice, even after a restart. */
  private readonly done = new Set<string>();

  constructor(
    timers: JobTimers,
    private readonly queries: QueryBus,
    private readonly reports: Reports,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly mail: MailPort,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super(timers);
  }

  protected override async runOnce(): Promise<number> {
    let sent = 0;
    const unknown = await this.unknownUntil();
    for (const view of await this.queries.execute(new ListMailedViews())) {
      try {
        sent += await this.send(view, unknown);
      } catch (error) {
        // One report must not keep the others back. A later run tries again.
        this.logger.error({ err: error, view: view.id }, 'a report could not be sent');
      }
    }
    return sent;
  }

  /** @param unknown the moment up to which nobody knows what was sent */
  private async send(view: MailedView, unknown: string | null): Promise<number> {
    const marina = view.marina_id === null ? null : await this.queries.execute(new FindMarina(view.marina_id));
    const zone = marina?.time_zone ?? 'UTC';
    const today = this.clock.today(zone);
    const period = periodOf(view.mail, today);
    const id = deriveId(this.lease, view.id, view.mail, period);
    const isOf = (moment: string) => period === periodOf(view.mail, localDate(moment, zone));
    if (this.done.has(id) || isOf(view.since) || (unknown !== null && isOf(unknown))) return 0;
    const recipient = await this.queries.execute(new FindMailRecipient(view.user_id, view.marina_id));
    const sent =
      recipient !== null && (await this.mailTo(recipient, { view, id, today, marina: marina?.name ?? null }));
    this.done.add(id);
    return sent ? 1 : 0;
  }

  private async mailTo(
    { email, first_name, language }: MailRecipient,
    { view, id, today, marina }: { view: MailedView; id: string; today: string; marina: string | null },
  ): Promise<boolean> {
    const asked = mailedScope(view.query, view.mail, today);
    if (asked === null) {
      this.logger.warn({ view: view.id }, 'the report of a saved view was not sent, because the screen refuses it too');
      return false;
    }
    const { marina_ids, ...scope } = asked;
    const owner = view.marina_id === null ? { marina_ids } : { marina_id: view.marina_id };
    const report = await this.reports.of(owner, { language, scope, page: null });
    if (isRefusal(report)) return false;
    const { file_name: name, media_type: content_type, content } = await csvOfReport(report, scope);
    const { from, to } = scope;
    const { marina_id } = view;
    const foot = marina_id === null ? [] : await this.queries.execute(new FindMailFoot({ marina_id, language }));
    await this.mail.send({
      id,
      marina_id: view.marina_id ?? INSTALLATION,
      person_id: view.user_id,
      to: email,
      language,
      ...reportMail({ language, name: first_name, view: view.name, marina, foot, from, to, report }),
      attachments: [{ name, content_type, bytes: Buffer.from(content, 'base64') }],
    });
    return true;
  }
}
