import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../blobs/blob-store.js';
import type { Clock } from '../clock/clock.js';
import { answeredBefore } from '../event-sourcing/answered-before.js';
import type { CommandContext } from '../event-sourcing/command-context.js';
import type { Loaded, StreamRepository } from '../event-sourcing/stream-repository.js';
import type { Locks } from '../leases/locks.js';
import type { WorkCommand, WorkState, WorkTypes } from './long-work.js';
import type { LongWorkRecord } from './long-work-record.js';

/** Work of the installation belongs to no marina, but the port to files wants one. */
const NO_MARINA = '00000000-0000-4000-8000-000000000000';

/** What a work begins with. */
interface Prepared<T extends WorkTypes> {
  readonly begun: T['begun'];
  readonly file: T['file'];
}

/** The beginning of a work as the log has it, so that a resent command gets the same answer. */
interface Begun<T extends WorkTypes> {
  readonly receipt: CommandReceipt;
  readonly begun: T['begun'];
}

/**
 * Begins long works and keeps the rows of each as an encrypted file with a key of its own. The file takes room of the
 * marina that the beginning names as `marina_id`.
 */
export class LongWorks {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
    private readonly blobs: BlobStore,
    private readonly locks: Locks,
  ) {}

  load<T extends WorkTypes>(record: LongWorkRecord<T>, recordId: string): Promise<Loaded<WorkState<T>>> {
    return this.streams.load(record, recordId);
  }

  /** The work of the record that was begun last; null: there was none. */
  async latest<T extends WorkTypes>(record: LongWorkRecord<T>, recordId: string): Promise<T['work'] | null> {
    return (await this.load(record, recordId)).state.latest;
  }

  /**
   * Begins a work, one at a time in each record. `prepare` is not called for a resent command, which gets its first
   * answer.
   */
  begin<T extends WorkTypes>(
    record: LongWorkRecord<T>,
    recordId: string,
    context: CommandContext,
    prepare: () => Promise<Prepared<T> | Refusal>,
  ): Promise<Begun<T> | Refusal> {
    return this.locks.exclusively(record, recordId, async () => {
      const answered = await answeredBefore(this.streams, record, recordId, context);
      const receipt = answered ?? (await this.beginNew(record, recordId, context, prepare));
      if (isRefusal(receipt)) return receipt;
      const stream = record.streamOf(recordId);
      const [event] = await this.streams.eventsSince(stream, receipt.revision - 1, 1);
      if (event === undefined || event.type !== record.work.causes[0])
        throw new Error(`no work begins at ${receipt.revision} of ${stream}`);
      return { receipt, begun: event.data };
    });
  }

  /** Null if it was deleted. */
  async fileOf<T extends WorkTypes>({ work }: LongWorkRecord<T>, id: string): Promise<T['file'] | null> {
    const file = await this.blobs.get(id);
    return file === undefined ? null : work.file.parse(JSON.parse(file.bytes.toString('utf8')));
  }

  decide<T extends WorkTypes>(
    record: LongWorkRecord<T>,
    recordId: string,
    command: WorkCommand<T>,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(record, recordId, context, (state) =>
      record.work.decide(command, state, this.clock.nowIso()),
    );
  }

  /** Deletes the file of a work that is over, and records it where the file of this kind stays after the end. */
  async deleteFile<T extends WorkTypes>(
    record: LongWorkRecord<T>,
    recordId: string,
    id: string,
    context: CommandContext,
  ): Promise<void> {
    await this.blobs.delete(id);
    if (record.work.keepsFile) await this.decide(record, recordId, { type: 'DeleteFile', id }, context);
  }

  /** The file is kept first, so that no work lacks it. */
  private async beginNew<T extends WorkTypes>(
    record: LongWorkRecord<T>,
    recordId: string,
    context: CommandContext,
    prepare: () => Promise<Prepared<T> | Refusal>,
  ): Promise<CommandReceipt | Refusal> {
    const prepared = await prepare();
    if (isRefusal(prepared)) return prepared;
    const { begun, file } = prepared;
    const { work } = record;
    const id = work.idIn(begun);
    const before = await this.latest(record, recordId);
    const beginning = { type: 'Begin' as const, begun };
    if (before !== null && work.idIn(before) === id) return this.decide(record, recordId, beginning, context);
    // A process may have died between both steps, and the rows may be others since.
    await this.blobs.delete(id);
    const bytes = Buffer.from(JSON.stringify(file));
    const { marina_id: marina = NO_MARINA } = begun as { readonly marina_id?: string };
    const refused = await this.blobs.put({ id, person: id, marina, content_type: 'application/json', bytes });
    if (refused !== undefined) return refused;
    const receipt = await this.decide(record, recordId, beginning, context);
    if (isRefusal(receipt)) await this.blobs.delete(id);
    // The work before it may have been given up with its file.
    else if (before !== null && !work.keepsFile) await this.blobs.delete(work.idIn(before));
    return receipt;
  }
}
