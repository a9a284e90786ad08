import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod';
import type { MarinaFile, newMarinaFile } from '../../../contracts/marinas/files.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { detectAttachmentType } from '../../platform/blobs/content-type.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type Exclusive, Locks } from '../../platform/leases/locks.js';
import { BLOBS } from '../../platform/tokens.js';
import type { StoredFile } from '../domain/marina-events.js';
import { decide } from '../domain/marina.js';
import { MarinaFileView } from './marina-file-view.js';
import { marinaRecord } from './marina-record.js';

/** By the id of the file: a resent call must not store the file while the first one still does. */
const fileLock: Exclusive = { exclusive: 'marina-file' };

interface NewFile {
  readonly input: z.output<typeof newMarinaFile>;
  readonly file: { readonly name: string; readonly bytes: Buffer };
}

interface AddedMarinaFile extends CommandReceipt {
  readonly attachment: MarinaFile;
}

/** Stores files of the marina of the context: of the approval kit, a cancellation policy or a photo. */
@Injectable()
export class MarinaFileStore {
  constructor(
    private readonly streams: StreamRepository,
    private readonly files: MarinaFileView,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    private readonly locks: Locks,
  ) {}

  async add(added: NewFile, context: MarinaContext): Promise<AddedMarinaFile | Refusal> {
    const file_id = deriveId(context.command_id, 'marina-file');
    const receipt = await this.locks.exclusively(fileLock, file_id, () => this.store(file_id, added, context));
    return isRefusal(receipt) ? receipt : this.answer(receipt);
  }

  private async store(
    file_id: string,
    { input, file }: NewFile,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    // A resend must not overwrite the stored file.
    const answered = await answeredBefore(this.streams, marinaRecord, marina_id, context);
    if (answered !== null) return answered;
    const content_type = await detectAttachmentType(file.bytes);
    if (isRefusal(content_type)) return content_type;
    const facts = { name: file.name, content_type, size_bytes: file.bytes.length, at: this.clock.nowIso() };
    const command = { type: 'AddFile' as const, file: { file_id, ...input, ...facts } };
    const { state } = await this.streams.load(marinaRecord, marina_id);
    const foreseen = decide(command, state, { time_zone_known: true });
    if (isRefusal(foreseen)) return foreseen;
    // The file is stored first, so that the marina never refers to a missing file. Its key is the marina's own.
    const blob = { id: file_id, person: marina_id, marina: marina_id, content_type, bytes: file.bytes };
    const refused = await this.blobs.put(blob);
    if (refused !== undefined) return refused;
    const receipt = await this.streams.execute(marinaRecord, marina_id, context, (current) =>
      decide(command, current, { time_zone_known: true }),
    );
    if (isRefusal(receipt)) await this.blobs.delete(file_id);
    return receipt;
  }

  /** Built from the log, so that a resend gets the same answer. */
  private async answer(receipt: CommandReceipt): Promise<AddedMarinaFile> {
    const stream = marinaRecord.streamOf(receipt.id);
    const [added] = await this.streams.eventsSince(stream, receipt.revision - 1, 1);
    if (added?.type !== 'MarinaFileAdded') throw new Error(`no file at ${receipt.revision} of ${stream}`);
    return { ...receipt, attachment: await this.files.show(added.data as StoredFile) };
  }
}
