import { Inject } from '@nestjs/common';
import { mailOutboxApi } from '../../../../contracts/operations/api.js';
import { outboxEntry } from '../../../../contracts/operations/call-schemas.js';
import { masked } from '../../../../contracts/vocabulary/masked-text.js';
import { refuse } from '../../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';
import type { MailOutbox } from '../../mail/mail-outbox.js';
import { MAIL_OUTBOX } from '../../tokens.js';
import { MailReaders } from '../mail-readers.js';

/** Lists mails that were kept instead of sent. Where an engine delivers mail there are none, and the call does not exist. */
@Handles(mailOutboxApi.getall)
export class ListKeptMails {
  constructor(
    @Inject(MAIL_OUTBOX) private readonly outbox: MailOutbox | null,
    private readonly readers: MailReaders,
  ) {}

  async execute({ input, marina_id, staff }: ReceivedCall<typeof mailOutboxApi.getall>) {
    if (this.outbox === null) return refuse('not_found', 'NOT_FOUND');
    const { items, total } = await this.outbox.list({
      ...input,
      marina_ids: this.readers.marinasOf(staff, marina_id),
      hidden: (person_ids) => this.readers.hiddenFrom(staff, marina_id, person_ids),
    });
    const people = items.map(({ person_id }) => person_id);
    const hidden = await this.readers.hiddenFrom(staff, marina_id, people);
    const shown = items.map((item) => (hidden.has(item.person_id) ? { ...item, to: masked(item.to) } : item));
    return { items: shown.map((item) => outboxEntry.parse(item)), total };
  }
}
