import { isUnreadable, type EventLog, type LogBatch, type ReadEvent } from '../event-sourcing/event-log.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { JsonObject } from '../event-store/event-store.js';
import { PERSON_ERASED, type PersonErased } from '../event-sourcing/person-erased.js';
import type { DocumentWrite, Filter, ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import { Checkpoint } from './checkpoint.js';
import type { DeadLetters } from './dead-letters.js';
import type { RetryingHandler } from './hosted-consumer.js';
import type { AnyProjection, Projection } from './projection.js';
import { tracedBatch } from '../telemetry/tracing.js';
import { absent, applyEvent, closed, copiesIn, opened, type WorkingDocument } from './working-document.js';
import { crashPoint } from '../process/crash-points.js';

/** Feeds one read model: reads a batch, writes documents guarded by their position, then saves the checkpoint. */
export class Projector implements RetryingHandler {
  readonly name: string;
  private readonly checkpoint: Checkpoint;
  private readonly projection: Projection;

  constructor(
    projection: AnyProjection,
    /** Name of the written collection, e.g. `reservations@3`; also the name of the checkpoint. */
    readonly collectionName: string,
    private readonly collection: ReadModelCollection,
    readModels: ReadModelStore,
    private readonly deadLetters: DeadLetters,
  ) {
    this.projection = projection as unknown as Projection;
    this.name = collectionName;
    this.checkpoint = new Checkpoint(collectionName, readModels);
  }

  start(): Promise<number> {
    this.deadLetters.invalidate(this.collectionName);
    return this.checkpoint.load();
  }

  async handle(batch: LogBatch): Promise<void> {
    const wrote = await this.takeIn(batch.events, await this.deadLetters.streamsOf(this.collectionName));
    if (wrote) crashPoint('read_model.before_checkpoint');
    await this.checkpoint.follow(batch, wrote);
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
      await this.takeIn([event], blocked, true);
      if (blocked.has(stream)) return false;
    }
    await this.deadLetters.remove(this.collectionName, stream);
    return true;
  }

  /** Changes documents in memory, event by event, and writes them in runs. Returns true if any was written. */
  private async takeIn(events: readonly ReadEvent[], blocked: Set<string>, late = false): Promise<boolean> {
    let wrote = false;
    let run: ReadEvent[] = [];
    for (const event of events) {
      if (!isUnreadable(event) && event.type === PERSON_ERASED) {
        wrote = (await this.writeRun(run, blocked, late)) || wrote;
        run = [];
        wrote = (await this.forget(event as unknown as LoggedEvent<PersonErased>)) || wrote;
      }
      run.push(event);
    }
    return (await this.writeRun(run, blocked, late)) || wrote;
  }

  private async writeRun(events: readonly ReadEvent[], blocked: Set<string>, late: boolean): Promise<boolean> {
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
    if (writes.length > 0) {
      crashPoint('read_model.before_documents');
      const attributes = { 'quayside.documents': writes.length };
      await tracedBatch(
        () => ({ does: 'project', consumer: this.name, events: touched.keys(), attributes, startedAt }),
        () => this.collection.write(writes),
      );
    }
    return writes.length > 0;
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
