import { Inject } from '@nestjs/common';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import type { AttachmentType } from '../../../contracts/reservations/vocabulary-schemas.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { detectAttachmentType } from '../../platform/blobs/content-type.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { BLOBS } from '../../platform/tokens.js';
import { decide } from '../domain/decide.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRecord } from '../records/reservation-record.js';

type Adding = ReceivedCall<typeof boaterReservationApi.addDocument>;

interface AddedDocument extends CommandReceipt {
  readonly attachment: {
    readonly id: string;
    readonly attachment_type: AttachmentType;
    readonly name: string;
    readonly content_type: string;
    readonly size_bytes: number;
    readonly created_at: string;
  };
}

@Handles(boaterReservationApi.addDocument)
export class AddDocument {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly locks: Locks,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute(call: Adding): Promise<AddedDocument | Refusal> {
    const receipt = await this.locks.exclusively(reservationRecord, call.boater.reservation_id, () => this.add(call));
    return isRefusal(receipt) ? receipt : this.answer(receipt);
  }

  private async add({ boater, input, file, marinaContext: context }: Adding): Promise<CommandReceipt | Refusal> {
    const { reservation_id } = boater;
    const found = await this.facts.find(reservation_id, context);
    if (isRefusal(found)) return found;
    // A resend must not overwrite the stored file.
    const answered = await answeredBefore(this.streams, reservationRecord, reservation_id, context);
    if (answered !== null) return answered;
    const closed = moveRefusal('ADD_DOCUMENT', found.state, found.context);
    if (closed !== null) return closed;
    const content_type = await detectAttachmentType(file.bytes);
    if (isRefusal(content_type)) return content_type;
    const document_id = deriveId(context.command_id, 'document');
    const { boater_id } = found.state;
    // Store the file first, so that a reservation never refers to a missing document. An orphaned file is deleted when
    // the boater is erased.
    const blob = { id: document_id, person: boater_id, marina: found.marina.id, content_type, bytes: file.bytes };
    const refused = await this.blobs.put(blob);
    if (refused !== undefined) return refused;
    const facts = { document_type: input.attachment_type, content_type, size_bytes: file.bytes.length };
    const command = { type: 'AddDocument' as const, document_id, file_name: file.name, ...facts };
    const receipt = await this.streams.execute(reservationRecord, reservation_id, context, (state) =>
      decide(command, state, found.context),
    );
    if (isRefusal(receipt)) await this.blobs.delete(document_id);
    return receipt;
  }

  /** Built from the log, so a resend gets the same answer. */
  private async answer(receipt: CommandReceipt): Promise<AddedDocument> {
    const stream = reservationRecord.streamOf(receipt.id);
    const [added] = await this.streams.eventsSince(stream, receipt.revision - 1, 1);
    if (added?.type !== 'ReservationDocumentAdded') throw new Error(`no document at ${receipt.revision} of ${stream}`);
    const data = added.data as ReservationEventOf<'ReservationDocumentAdded'>['data'];
    const { document_id: id, document_type: attachment_type, file_name, content_type, size_bytes, at } = data;
    const facts = { attachment_type, name: file_name ?? '', content_type, size_bytes, created_at: at };
    return { ...receipt, attachment: { id, ...facts } };
  }
}
