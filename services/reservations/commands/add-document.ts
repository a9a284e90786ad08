import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AttachmentType } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { detectAttachmentType } from '../../platform/blobs/content-type.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { BLOBS } from '../../platform/tokens.js';
import { decide } from '../domain/decide.js';
import { moveRefusal } from '../domain/next-move.js';
import { reservationAggregate } from './reservation-aggregate.js';
import { ReservationFacts } from './reservation-facts.js';

export class AddDocument {
  constructor(
    readonly reservationId: string,
    readonly type: AttachmentType,
    readonly file: UploadedFile,
    readonly context: CommandContext,
  ) {}
}

export interface AddedDocument extends CommandReceipt {
  readonly attachment: {
    readonly id: string;
    readonly attachment_type: AttachmentType;
    readonly name: string;
    readonly content_type: string;
    readonly size_bytes: number;
    readonly created_at: string;
  };
}

@CommandHandler(AddDocument)
export class AddDocumentHandler implements ICommandHandler<AddDocument> {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({ reservationId, type, file, context }: AddDocument): Promise<AddedDocument | Refusal> {
    const found = await this.facts.find(reservationId, context);
    if (isRefusal(found)) return found;
    const content_type = await detectAttachmentType(file.bytes);
    if (isRefusal(content_type)) return content_type;
    const closed = moveRefusal('ADD_DOCUMENT', found.state, found.context);
    if (closed !== null) return closed;
    const document_id = deriveId(context.command_id, 'document');
    const { boater_id } = found.state;
    // The file first: a reservation never names a document that is not there. The other way round leaves a
    // file nobody names, which is deleted with the boater.
    const blob = { id: document_id, person: boater_id, marina: found.marina.id, content_type, bytes: file.bytes };
    const refused = await this.blobs.put(blob);
    if (refused !== undefined) return refused;
    const facts = { content_type, size_bytes: file.bytes.length };
    const command = { type: 'AddDocument' as const, document_id, document_type: type, file_name: file.name, ...facts };
    const receipt = await this.streams.execute(reservationAggregate, reservationId, context, (state) =>
      decide(command, state, found.context),
    );
    if (isRefusal(receipt)) {
      await this.blobs.delete(document_id);
      return receipt;
    }
    const created_at = this.clock.nowIso();
    return {
      ...receipt,
      attachment: { id: document_id, attachment_type: type, name: file.name, ...facts, created_at },
    };
  }
}
