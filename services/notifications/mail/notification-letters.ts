import { Inject, Injectable } from '@nestjs/common';
import type { FoundUser } from '../../../contracts/identity/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMailFoot } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { button, mailHtml, mailText, paragraph, plainLink } from '../../platform/mail/mail-html.js';
import type { MailOutcome, MailPort } from '../../platform/mail/mail-port.js';
import type { Settings } from '../../platform/settings/settings.js';
import { MAIL, SETTINGS } from '../../platform/tokens.js';
import { pageOf } from '../lookups/notification-page.js';
import { NotificationNameLookup } from '../lookups/notification-name-lookup.js';
import type { NotificationDocument } from '../projections/notification-list.js';
import { notificationMailWords } from '../words/notification-words.js';

/** Writes and sends the mails with notifications, in the language of their reader. */
@Injectable()
export class NotificationLetters {
  constructor(
    private readonly naming: NotificationNameLookup,
    private readonly queries: QueryBus,
    @Inject(MAIL) private readonly mail: MailPort,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param id derived from what the mail is about and from its reader: a known id is not sent again */
  async send(
    id: string,
    to: FoundUser,
    marina: Marina,
    documents: readonly Document<NotificationDocument>[],
  ): Promise<MailOutcome> {
    const { language } = to;
    const t = notificationMailWords(language);
    const named = await this.naming.of(marina.id, documents, language);
    const lines = named.map(({ text, details, document }) => {
      const boat = details.vessel_name === null ? '' : ` (${details.vessel_name})`;
      return { text: `${text}${boat}`, link: this.address(pageOf(document)) };
    });
    const [first, ...more] = lines;
    const one = more.length === 0 ? first : undefined;
    const subject =
      one === undefined ? t('mail.digest_subject', { marina: marina.name, count: lines.length }) : one.text;
    const settings = this.address('/email_preferences');
    const foot = await this.queries.execute(new FindMailFoot({ marina_id: marina.id, language }));
    const sender = { name: marina.name, foot };
    const greeting = t('mail.greeting', { name: to.first_name });
    return this.mail.send({
      id,
      marina_id: marina.id,
      person_id: to.user_id,
      to: to.email,
      language,
      subject: subject.replace(/\s+/g, ' '),
      text: mailText(sender, [
        greeting,
        ...lines.map(({ text, link }) => `${text}\n${link}`),
        `${t('mail.change')} ${settings}`,
      ]),
      html: mailHtml(language, sender, [
        paragraph(greeting),
        ...lines.flatMap(({ text, link }) => [paragraph(text), button(t('mail.open'), link)]),
        plainLink(t('mail.change'), settings),
      ]),
    });
  }

  private address(path: string): string {
    const { PUBLIC_URL, PORT } = this.settings;
    return `${(PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')}${path}`;
  }
}
