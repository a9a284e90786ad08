import { Inject } from '@nestjs/common';
import { mailOutboxApi } from '../../../../contracts/operations/api.js';
import { outboxMail } from '../../../../contracts/operations/call-schemas.js';
import { withoutAddress, withStaffLinks } from '../../../../contracts/operations/rules/staff-links.js';
import { masked } from '../../../../contracts/vocabulary/masked-text.js';
import { refuse } from '../../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';
import type { MailOutbox } from '../../mail/mail-outbox.js';
import { MAIL_OUTBOX } from '../../tokens.js';
import { MailReaders } from '../mail-readers.js';

/** Shows a mail that was kept instead of sent. Where an engine delivers mail there is none, and the call does not exist. */
@Handles(mailOutboxApi.get)
export class ShowKeptMail {
  constructor(
    @Inject(MAIL_OUTBOX) private readonly outbox: MailOutbox | null,
    private readonly readers: MailReaders,
  ) {}

  async execute({ input: { mail_id }, marina_id, staff }: ReceivedCall<typeof mailOutboxApi.get>) {
    const mail = await this.outbox?.get(mail_id);
    const isReadable = mail !== undefined && this.readers.marinasOf(staff, marina_id).includes(mail.marina_id);
    if (!isReadable) return refuse('not_found', 'NOT_FOUND');
    const hidden = (await this.readers.hiddenFrom(staff, marina_id, [mail.person_id])).has(mail.person_id);
    const to = hidden ? masked(mail.to) : mail.to;
    const [text, html] = [mail.text, mail.html].map((part) => withoutAddress(withStaffLinks(part), mail.to, to));
    return outboxMail.parse({ ...mail, to, text, html });
  }
}
