import { Inject, Injectable } from '@nestjs/common';
import { IssueAbsenceLink } from '../../../contracts/absences/commands.js';
import { FindAbsence } from '../../../contracts/absences/queries.js';
import { FindAddressee } from '../../../contracts/customers/queries.js';
import type { MessagePosted } from '../../../contracts/messages/events.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { MailAttachment } from '../../platform/mail/mail-port.js';
import { BLOBS } from '../../platform/tokens.js';
import { ReplyAddresses } from '../links/reply-address.js';
import { ReplyStandings } from '../lookups/reply-standing.js';
import { messageMail } from '../mail/message-mail.js';

/**
 * Mails boaters what staff write about no reservation, with the file. Messages about a reservation are mailed with its
 * link by the reservations.
 */
@Injectable()
export class MessageMails extends MailPolicy<MessagePosted> {
  readonly name = 'message-mails';
  readonly reactsTo = ['MessagePosted'] as const;

  constructor(
    mailing: Mailing,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly replies: ReplyAddresses,
    private readonly standings: ReplyStandings,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {
    super(mailing);
  }

  protected async letter(event: LoggedEvent<MessagePosted>): Promise<Letter | null> {
    const { from, reservation_id, text, marina_id, boater_id } = event.data;
    if (from !== 'MARINA' || reservation_id !== null || text === null) return null;
    const reader = await this.queries.execute(new FindAddressee({ marina_id, boater_id }));
    if (reader === null) return null;
    const { marina, to, language, name, foot } = reader;
    const attachments = await this.filesOf(event.data);
    const link = await this.linkOf(event);
    const reply_to = await this.replyAddressOf(event.data);
    return {
      marina_id,
      person_id: boater_id,
      to,
      language,
      attachments,
      ...(reply_to === null ? {} : { reply_to }),
      ...messageMail({
        language,
        name,
        marina: marina.name,
        foot,
        text,
        file: attachments[0]?.name ?? null,
        link,
      }),
    };
  }

  /** Called after the link was issued: the address is good for as long as the link. */
  private async replyAddressOf({ absence_report_id, marina_id, boater_id }: MessagePosted['data']) {
    if (!this.replies.offered) return null;
    const about = absence_report_id === null ? 'general' : 'absence_report';
    const record_id = absence_report_id ?? boater_id;
    const absence =
      absence_report_id === null ? null : await this.queries.execute(new FindAbsence({ marina_id, absence_report_id }));
    const vessel = absence === null ? {} : { vessel_id: absence.vessel_id };
    const number = await this.standings.numberFor(about, { boater_id, ...vessel });
    return number === null ? null : this.replies.addressOf({ about, record_id, number }, boater_id);
  }

  private async filesOf({ attachment, attachment_name }: MessagePosted['data']): Promise<MailAttachment[]> {
    const blob = attachment == null ? undefined : await this.blobs.get(attachment.id);
    if (blob === undefined || attachment_name == null) return [];
    return [{ name: attachment_name, content_type: blob.content_type, bytes: blob.bytes }];
  }

  /** The page on which the holder changes the absence; null for a general message. */
  private async linkOf(event: LoggedEvent<MessagePosted>): Promise<string | null> {
    const { absence_report_id, marina_id, boater_id } = event.data;
    if (absence_report_id === null) return null;
    const absence = await this.queries.execute(new FindAbsence({ marina_id, absence_report_id }));
    if (absence === null) return null;
    const input = { vessel_id: absence.vessel_id, boater_id };
    const issued = await this.commands.execute(new IssueAbsenceLink(input, inMarina(causedBy(event, this.name))));
    return isRefusal(issued) ? null : issued.link;
  }
}
