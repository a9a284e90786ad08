import { isUnreadable, type EventLog, type LogBatch, type ReadEvent } from '../event-sourcing/event-log.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { JsonObject } from '../event-store/event-store.js';
import { PERSON_ERASED, type PersonErased } from '../event-sourcing/person-erased.js';
import type { DocumentsWritten, DocumentWrite, Filter, ReadModelCollection } from '../read-models/read-model-store.js';
import { Checkpoint } from './checkpoint.js';
import type { ConsumerCommits } from './consumer-commits.js';
import type { DeadLetters } from './dead-letters.js';
import type { RetryingHandler } from './hosted-consumer.js';
import type { AnyProjection, Projection } from './projection.js';
import { tracedBatch } from '../telemetry/tracing.js';
import { absent, applyEvent, closed, copiesIn, opened, type WorkingDocument } from './working-document.js';
import { crashPoint } from '../process/crash-points.js';

/** Documents that events have changed in memory. */
interface Run {
  readonly writes: readonly DocumentWrite[];
  readonly events: Iterable<ReadEvent>;
  readonly startedAt: number;
}

/** Feeds one read model: reads a batch, then writes documents guarded by their position and saves the checkpoint. */
export class Projector implements RetryingHandler {
  readonly name: string;
  private readonly checkpoint: Checkpoint;
  private readonly projection: Projection;

  constructor(
    projection: AnyProjection,
    /** Name of the written collection, e.g. `reservations@3`; also the name of the checkpoint. */
    readonly collectionName: string,
    private readonly collection: ReadModelCollection,
    private readonly commits: ConsumerCommits,
    private readonly deadLetters: DeadLetters,
  ) {
    this.projection = projection as unknown as Projection;
    this.name = collectionName;
    this.checkpoint = new Checkpoint(collectionName, commits);
  }

  start(): Promise<number> {
    this.deadLetters.invalidate(this.collectionName);
    return this.checkpoint.load();
  }

  async handle(batch: LogBatch): Promise<void> {
    const { wrote, last } = await this.takeIn(batch.events, await this.deadLetters.streamsOf(this.collectionName));
    await this.write(last, (documents) => this.checkpoint.follow(batch, wrote, documents));
  }

  /** Saves the position in the log, even if nothing was written. */
  settle(): Promise<void> {
    return this.checkpoint.settle();
  }

  async resume(log: EventLog, stream: string, fromRevision: number, handled: number): Promise<boolean> {
    await this.start();
    await this.checkpoint.save(handled);
    const blocked = new Set(await this.deadLetters.streamsOf(this.collectionName));
    blocked.delete(stream);
    for await (const event of log.stream(stream, fromRevision)) {
      if (event.position > this.checkpoint.position) break; // the ordinary batches deliver it
      await this.writeOnly((await this.takeIn([event], blocked, true)).last);
      if (blocked.has(stream)) return false;
    }
    await this.deadLetters.remove(this.collectionName, stream);
    return true;
  }

  /**
   * Changes documents in memory, event by event, in runs: an erasure finds documents by their content, so that the run
   * before it is written first.
   * @returns the last run, not yet written, and whether anything was written before it
   */
  private async takeIn(
    events: readonly ReadEvent[],
    blocked: Set<string>,
    late = false,
  ): Promise<{ wrote: boolean; last: Run }> {
    let wrote = false;
    let run: ReadEvent[] = [];
    for (const event of events) {
      if (!isUnreadable(event) && event.type === PERSON_ERASED) {
        wrote = (await this.writeOnly(await this.changedBy(run, blocked, late))) || wrote;
        run = [];
        wrote = (await this.forget(event as unknown as LoggedEvent<PersonErased>)) || wrote;
      }
      run.push(event);
    }
    return { wrote, last: await this.changedBy(run, blocked, late) };
  }

  /** Writes a run without the checkpoint. Returns true if there was anything to write. */
  private async writeOnly(run: Run): Promise<boolean> {
    await this.write(run, async (documents) => {
      if (documents !== undefined) await this.commits.submit({ documents });
    });
    return run.writes.length > 0;
  }

  private write(
    { writes, events, startedAt }: Run,
    commit: (documents?: DocumentsWritten) => Promise<void>,
  ): Promise<void> {
    if (writes.length === 0) return commit();
    crashPoint('read_model.before_documents');
    const attributes = { 'quayside.documents': writes.length };
    return tracedBatch(
      () => ({ does: 'project', consumer: this.name, events, attributes, startedAt }),
      () => commit({ collection: this.collectionName, writes }),
    );
  }

  private async changedBy(events: readonly ReadEvent[], blocked: Set<string>, late: boolean): Promise<Run> {
    const startedAt = performance.now();
    const touched = this.touchedBy(events, blocked);
    const ids = new Set(
      [...touched].flatMap(([event, of]) => (of instanceof Error ? [] : [...of, ...this.added(event)])),
    );
    const documents = await this.read([...ids]);
    await this.readCopies(documents);
    for (const event of events) {
      const ids = touched.get(event);
      if (ids === undefined || blocked.has(event.stream)) continue;
      try {
        if (isUnreadable(event)) throw event.error;
        if (ids instanceof Error) throw ids;
        applyEvent(this.projection, event, ids, documents, late);
      } catch (error) {
        await this.addDeadLetter(event, error);
        blocked.add(event.stream);
      }
    }
    const writes = [...documents].filter(([, working]) => working.changed).map(([id, working]) => closed(id, working));
    return { writes, events: touched.keys(), startedAt };
  }

  /** Ids of the documents that get a copy with the event. */
  private added(event: ReadEvent): readonly string[] {
    return isUnreadable(event) ? [] : (this.projection.copies?.addedBy?.(event) ?? []);
  }

  /** Reads the documents with a copy of those in `documents`, and those with a copy of these. */
  private async readCopies(documents: Map<string, WorkingDocument>): Promise<void> {
    let read: Iterable<WorkingDocument> = documents.values();
    for (;;) {
      const missing = new Set(copiesIn(this.projection, read).filter((id) => !documents.has(id)));
      if (missing.size === 0) return;
      const copies = await this.read([...missing]);
      for (const id of missing) documents.set(id, copies.get(id) ?? absent());
      read = copies.values();
    }
  }

  private async read(ids: readonly string[]): Promise<Map<string, WorkingDocument>> {
    const stored = ids.length === 0 ? [] : await this.collection.getManyWithTombstones(ids);
    return new Map(stored.map((document) => [document._id, opened(document)]));
  }

  /** Ids of the documents that each relevant event changes; an error if the projection threw one. */
  private touchedBy(events: readonly ReadEvent[], blocked: Set<string>): Map<ReadEvent, readonly string[] | Error> {
    const touched = new Map<ReadEvent, readonly string[] | Error>();
    for (const event of events) {
      if (blocked.has(event.stream)) continue;
      if (isUnreadable(event)) {
        touched.set(event, event.error);
        continue;
      }
      try {
        const ids = this.projection.documentIds(event);
        if (ids.length > 0) touched.set(event, ids);
      } catch (error) {
        touched.set(event, error instanceof Error ? error : new Error(String(error)));
      }
    }
    return touched;
  }

  private async forget(event: LoggedEvent<PersonErased>): Promise<boolean> {
    const { personal, staff } = this.projection;
    const person = event.data.person_id;
    const writes = new Map<string, DocumentWrite & { document: JsonObject }>();
    const change = async (filter: Filter, forget: (document: JsonObject) => JsonObject): Promise<void> => {
      for (const stored of await this.collection.find({ filter })) {
        if (stored._position >= event.position) continue;
        const { document, revision } = opened(stored);
        const forgotten = forget(writes.get(stored._id)?.document ?? (document as JsonObject));
        const kept = revision === undefined ? {} : { revision };
        writes.set(stored._id, { _id: stored._id, position: event.position, ...kept, document: forgotten });
      }
    };
    if (personal !== undefined) {
      await change({ [personal.field]: person }, (document) => personal.forget(document, person));
    }
    if (staff !== undefined) {
      const filter = { $or: staff.ids.map((path) => ({ [path]: person })) };
      await change(filter, (document) => staff.forget(document, person));
    }
    if (writes.size > 0) await this.collection.write([...writes.values()]);
    return writes.size > 0;
  }

  private async addDeadLetter(event: ReadEvent, error: unknown): Promise<void> {
    await this.deadLetters.add({
      consumer: this.collectionName,
      stream: event.stream,
      revision: event.revision,
      position: event.position,
      event_type: isUnreadable(event) ? 'unreadable' : event.type,
      error: error instanceof Error ? error.message : String(error),
    });
  }
}
