import { Inject, Injectable } from '@nestjs/common';
import { FindMailFoot, FindMarina } from '../../../contracts/marinas/queries.js';
import { PostMessage, type PostMessageInput } from '../../../contracts/messages/commands.js';
import { messageErrors } from '../../../contracts/messages/errors.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { TOO_MANY_UPLOADS_CODE, UPLOAD_LIMIT_BYTES } from '../../../contracts/vocabulary/uploads.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { RefusedError } from '../../platform/http/problem.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { ExpectedUpload } from '../../platform/http/upload-allowance.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import type { ReceivedFile, ReceivedMail } from '../../platform/mail/received-mail.js';
import { MAIL } from '../../platform/tokens.js';
import { MOST_UNANSWERED } from '../domain/conversation.js';
import { partsOf, replyText } from '../domain/reply-text.js';
import { refusedReplyMail, type ReplyRefusal } from '../mail/refused-reply-mail.js';
import { conversationRecord } from '../records/conversation-record.js';
import { MessageSubject } from './message-subject.js';
import type { ReplyStanding } from './reply-standing.js';
import { MESSAGE_TEXT_MAX } from '../../../contracts/vocabulary/message-text.js';

/** Messages that one long text becomes. */
const MOST_PARTS = 5;
/** Files of one mail. */
const MOST_FILES = 10;
const MB = 1_048_576;

type Message = Pick<PostMessageInput, 'text' | 'file'>;

/**
 * Posts a reply as messages of the boater: its text, then each of its files. Every message has an id that follows from the
 * mail, so a mail that comes again is posted once.
 */
@Injectable()
export class ReplyPoster {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(MAIL) private readonly mail: MailPort,
    private readonly limits: RateLimits,
    private readonly streams: StreamRepository,
    private readonly subject: MessageSubject,
  ) {}

  /** Returns null if the whole mail was posted, else what was not. */
  async post(mail: ReceivedMail, standing: ReplyStanding): Promise<ReplyRefusal | null> {
    const text = replyText(mail.text);
    const parts = partsOf(text, MESSAGE_TEXT_MAX);
    if (parts.length > MOST_PARTS) return { why: 'too_long', most: MESSAGE_TEXT_MAX * MOST_PARTS };
    if (parts.length === 0 && mail.files.length === 0) return { why: 'empty' };
    for (const [index, part] of parts.entries()) {
      const refused = await this.send({ text: part }, `text ${index}`, mail, standing);
      if (refused !== null) return reasonOf(refused);
    }
    const refusedFiles: string[] = [];
    let tooMany = false;
    for (const [index, file] of mail.files.entries()) {
      const code = await this.sendFile(file, index, mail, standing);
      if (code === messageErrors.too_many) return reasonOf(null);
      if (code !== null) refusedFiles.push(file.name);
      tooMany ||= code === TOO_MANY_UPLOADS_CODE;
    }
    if (refusedFiles.length === 0) return null;
    const files = refusedFiles.join(', ');
    return tooMany ? { why: 'files_of_day', files } : { why: 'files', files, size: UPLOAD_LIMIT_BYTES / MB };
  }

  /** Mails the boater what was not posted; once for each mail. */
  async answer(mail: Pick<ReceivedMail, 'identity' | 'from'>, standing: ReplyStanding, refusal: ReplyRefusal) {
    const { marina_id, boater_id, language, first_name: name } = standing;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return;
    const foot = await this.queries.execute(new FindMailFoot({ marina_id, language }));
    await this.mail.send({
      id: deriveId('refused-reply', mail.identity),
      marina_id,
      person_id: boater_id,
      to: mail.from,
      language,
      ...refusedReplyMail({ language, name, marina: marina.name, foot, refusal }),
    });
  }

  /** Mails count like uploads, by their mailbox instead of a network address. @returns the code of a refusal, or null */
  private async sendFile({ name, bytes }: ReceivedFile, index: number, mail: ReceivedMail, standing: ReplyStanding) {
    if (index >= MOST_FILES || bytes.length === 0 || bytes.length > UPLOAD_LIMIT_BYTES) return 'VALIDATION';
    const { marina_id: marina, boater_id, reservation_id, absence_report_id } = standing;
    const link = reservation_id ?? absence_report_id ?? boater_id;
    const command = this.messageOf({ text: '', file: { name, bytes } }, `file ${index}`, mail, standing);
    // A mail that comes again has taken its allowance already.
    if (await this.isPosted(command)) return null;
    const expected = new ExpectedUpload(this.limits, { link, address: mail.from.toLowerCase(), marina });
    try {
      await expected.announce(bytes.length);
      const posted = await this.commands.execute(command);
      if (!isRefusal(posted)) return null;
      await expected.giveBack();
      return posted.code;
    } catch (error) {
      await expected.giveBack();
      if (error instanceof RefusedError) return error.refusal.code;
      throw error;
    }
  }

  private async send(message: Message, step: string, mail: ReceivedMail, standing: ReplyStanding) {
    const posted = await this.commands.execute(this.messageOf(message, step, mail, standing));
    return isRefusal(posted) ? posted : null;
  }

  private async isPosted({ input, context }: PostMessage): Promise<boolean> {
    const subject = await this.subject.conversationOf(context.marina_id, input);
    if (isRefusal(subject)) return false;
    return (await answeredBefore(this.streams, conversationRecord, subject.boater_id, context)) !== null;
  }

  private messageOf(message: Message, step: string, mail: ReceivedMail, standing: ReplyStanding): PostMessage {
    const { marina_id, boater_id, reservation_id, absence_report_id, name } = standing;
    const command_id = deriveId('mail-reply', mail.identity, reservation_id ?? absence_report_id ?? boater_id, step);
    const context = {
      command_id,
      command_hash: 'mail-reply',
      marina_id,
      actor: { kind: 'boater' as const, id: boater_id, name },
      correlation_id: command_id,
      causation_id: command_id,
    };
    const about = {
      ...(reservation_id === undefined ? {} : { reservation_id }),
      ...(absence_report_id === undefined ? {} : { absence_report_id }),
    };
    const input = { boater_id, ...about, ...message, from: 'BOATER' as const, by_email: true };
    return new PostMessage(input, context);
  }
}

/** Null: too many messages. */
function reasonOf(refused: Refusal | null): ReplyRefusal {
  if (refused === null || refused.code === messageErrors.too_many) return { why: 'too_many', most: MOST_UNANSWERED };
  return { why: 'closed' };
}
