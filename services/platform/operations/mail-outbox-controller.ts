import { Controller, Inject } from '@nestjs/common';
import { mailOutboxApi } from '../../../contracts/operations/api.js';
import { outboxEntry, outboxMail } from '../../../contracts/operations/call-schemas.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { StaffCaller } from '../http/caller.js';
import { Endpoint, Input, MarinaId, Staff, type RouteInput } from '../http/endpoint.js';
import { INSTALLATION } from '../mail/mail-port.js';
import type { MailOutbox } from '../mail/mail-outbox.js';
import { MAIL_OUTBOX } from '../tokens.js';

const notFound = () => refuse('not_found', 'NOT_FOUND');

/** Mails that were kept instead of sent. Where an engine delivers mail there are none, and these calls do not exist. */
@Controller()
export class MailOutboxController {
  constructor(@Inject(MAIL_OUTBOX) private readonly outbox: MailOutbox | null) {}

  @Endpoint(mailOutboxApi.getall)
  async getall(
    @Input() input: RouteInput<typeof mailOutboxApi.getall>,
    @MarinaId() marina_id: string,
    @Staff() staff: StaffCaller,
  ) {
    if (this.outbox === null) return notFound();
    const { items, total } = await this.outbox.list({ ...input, marina_ids: readableBy(staff, marina_id) });
    return { items: items.map((item) => outboxEntry.parse(item)), total };
  }

  @Endpoint(mailOutboxApi.get)
  async get(
    @Input() { mail_id }: RouteInput<typeof mailOutboxApi.get>,
    @MarinaId() marina_id: string,
    @Staff() staff: StaffCaller,
  ) {
    const mail = await this.outbox?.get(mail_id);
    const readable = mail !== undefined && readableBy(staff, marina_id).includes(mail.marina_id);
    return readable ? outboxMail.parse(mail) : notFound();
  }
}

/** The links that sign users in are only for administrators. */
function readableBy({ principal }: StaffCaller, marina_id: string): string[] {
  return principal.is_admin ? [marina_id, INSTALLATION] : [marina_id];
}
