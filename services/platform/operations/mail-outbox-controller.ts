import { Controller, Inject } from '@nestjs/common';
import { mailOutboxApi } from '../../../contracts/operations/api.js';
import { outboxEntry, outboxMail } from '../../../contracts/operations/call-schemas.js';
import { FindHiddenContacts } from '../../../contracts/operations/queries.js';
import { withoutAddress, withStaffLinks } from '../../../contracts/operations/rules/staff-links.js';
import { masked } from '../../../contracts/vocabulary/masked-text.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../buses/buses.js';
import type { StaffCaller } from '../http/caller.js';
import { Endpoint, Input, MarinaId, Staff, type RouteInput } from '../http/endpoint.js';
import { INSTALLATION } from '../mail/mail-port.js';
import type { MailOutbox } from '../mail/mail-outbox.js';
import { MAIL_OUTBOX } from '../tokens.js';

const notFound = () => refuse('not_found', 'NOT_FOUND');
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Mails that were kept instead of sent, as their reader may see them. Where an engine delivers mail there are none, and
 * these calls do not exist.
 */
@Controller()
export class MailOutboxController {
  constructor(
    @Inject(MAIL_OUTBOX) private readonly outbox: MailOutbox | null,
    @Inject(QueryBus) private readonly queries: Pick<QueryBus, 'execute'>,
  ) {}

  @Endpoint(mailOutboxApi.getall)
  async getall(
    @Input() input: RouteInput<typeof mailOutboxApi.getall>,
    @MarinaId() marina_id: string,
    @Staff() staff: StaffCaller,
  ) {
    if (this.outbox === null) return notFound();
    const { items, total } = await this.outbox.list({
      ...input,
      marina_ids: readableBy(staff, marina_id),
      hidden: (person_ids) => this.hiddenFrom(staff, marina_id, person_ids),
    });
    const people = items.map(({ person_id }) => person_id);
    const hidden = await this.hiddenFrom(staff, marina_id, people);
    const shown = items.map((item) => (hidden.has(item.person_id) ? { ...item, to: masked(item.to) } : item));
    return { items: shown.map((item) => outboxEntry.parse(item)), total };
  }

  @Endpoint(mailOutboxApi.get)
  async get(
    @Input() { mail_id }: RouteInput<typeof mailOutboxApi.get>,
    @MarinaId() marina_id: string,
    @Staff() staff: StaffCaller,
  ) {
    const mail = await this.outbox?.get(mail_id);
    if (mail === undefined || !readableBy(staff, marina_id).includes(mail.marina_id)) return notFound();
    const hidden = (await this.hiddenFrom(staff, marina_id, [mail.person_id])).has(mail.person_id);
    const to = hidden ? masked(mail.to) : mail.to;
    const [text, html] = [mail.text, mail.html].map((part) => withoutAddress(withStaffLinks(part), mail.to, to));
    return outboxMail.parse({ ...mail, to, text, html });
  }

  private async hiddenFrom(
    { principal }: StaffCaller,
    marina_id: string,
    person_ids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (principal.marina?.permissions.hide_contact_details !== true) return NOBODY;
    return this.queries.execute(new FindHiddenContacts({ marina_id, person_ids }));
  }
}

/** The links that sign users in are only for administrators. */
function readableBy({ principal }: StaffCaller, marina_id: string): string[] {
  return principal.is_admin ? [marina_id, INSTALLATION] : [marina_id];
}
