import { Controller, Inject } from '@nestjs/common';
import type * as z from 'zod';
import { mailOutboxRoutes, outboxEntry, outboxMail } from '../../../contracts/operations/api.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { Endpoint, Input, MarinaId } from '../http/endpoint.js';
import type { MailOutbox } from '../mail/mail-outbox.js';
import { MAIL_OUTBOX } from '../tokens.js';

type In<K extends keyof typeof mailOutboxRoutes> = z.output<NonNullable<(typeof mailOutboxRoutes)[K]['body']>>;

const notFound = () => refuse('not_found', 'NOT_FOUND');

/** Mails that were kept instead of sent; where real mail goes out there are none, and no such calls. */
@Controller()
export class MailOutboxController {
  constructor(@Inject(MAIL_OUTBOX) private readonly outbox: MailOutbox | null) {}

  @Endpoint(mailOutboxRoutes.getall)
  async getall(@Input() input: In<'getall'>, @MarinaId() marina_id: string) {
    if (this.outbox === null) return notFound();
    const { items, total } = await this.outbox.list({ ...input, marina_id });
    return { items: items.map((item) => outboxEntry.parse(item)), total };
  }

  @Endpoint(mailOutboxRoutes.get)
  async get(@Input() { mail_id }: In<'get'>, @MarinaId() marina_id: string) {
    const mail = await this.outbox?.get(mail_id);
    return mail?.marina_id === marina_id ? outboxMail.parse(mail) : notFound();
  }
}
