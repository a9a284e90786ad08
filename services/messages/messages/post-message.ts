import { Inject } from '@nestjs/common';
import { PostMessage, type PostMessageInput } from '../../../contracts/messages/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { detectAttachmentType } from '../../platform/blobs/content-type.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type Exclusive, Locks } from '../../platform/leases/locks.js';
import { BLOBS } from '../../platform/tokens.js';
import { decide } from '../domain/conversation.js';
import { MessageSubject } from '../lookups/message-subject.js';
import { conversationRecord } from '../records/conversation-record.js';

/** By the id of the message: a resent command must not store its file while the first one still does. */
const messageLock: Exclusive = { exclusive: 'message' };

interface StoredFile {
  readonly attachment: { readonly id: string; readonly content_type: string; readonly size_bytes: number };
  readonly attachment_name: string;
}

/** Returns the receipt with the message's id. No one can write to or as an erased boater. */
@CommandHandler(PostMessage)
export class PostMessageHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly subject: MessageSubject,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    private readonly locks: Locks,
  ) {}

  async execute({ input: asked, context }: PostMessage): Promise<CommandReceipt | Refusal> {
    const subject = await this.subject.conversationOf(context.marina_id, asked);
    if (isRefusal(subject)) return subject;
    const input = { ...asked, ...subject };
    const message_id = deriveId(context.command_id, 'message');
    const { file } = input;
    const receipt =
      file === undefined
        ? await this.post(message_id, input, context)
        : await this.locks.exclusively(messageLock, message_id, () =>
            this.postWithFile(message_id, { ...input, file }, context),
          );
    return isRefusal(receipt) ? receipt : { ...receipt, id: message_id };
  }

  private async postWithFile(
    message_id: string,
    input: PostMessageInput & Required<Pick<PostMessageInput, 'file'>>,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const { boater_id, file } = input;
    // A resend must not overwrite the stored file.
    const answered = await answeredBefore(this.streams, conversationRecord, boater_id, context);
    if (answered !== null) return answered;
    const content_type = await detectAttachmentType(file.bytes);
    if (isRefusal(content_type)) return content_type;
    const id = deriveId(context.command_id, 'file');
    const blob = { id, person: boater_id, marina: context.marina_id, content_type, bytes: file.bytes };
    // The file is stored first, so that no message refers to a missing file.
    const refused = await this.blobs.put(blob);
    if (refused !== undefined) return refused;
    const attachment = { id, content_type, size_bytes: file.bytes.length };
    const receipt = await this.post(message_id, input, context, { attachment, attachment_name: file.name });
    if (isRefusal(receipt)) await this.blobs.delete(id);
    return receipt;
  }

  private post(
    message_id: string,
    { boater_id, text, from, by_email, ...about }: PostMessageInput,
    context: MarinaContext,
    file?: StoredFile,
  ): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const subject = {
      reservation_id: about.reservation_id ?? null,
      absence_report_id: about.absence_report_id ?? null,
    };
    const message = {
      message_id,
      marina_id,
      boater_id,
      ...subject,
      text,
      from,
      ...file,
      ...(by_email === true ? { by_email } : {}),
    };
    return this.streams.execute(conversationRecord, boater_id, context, (state) =>
      decide({ type: 'PostMessage', ...message }, state, { now: this.clock.nowIso() }),
    );
  }
}
