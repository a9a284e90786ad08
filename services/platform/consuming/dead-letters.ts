import type { JsonObject } from '../event-store/event-store.js';
import type { Filter, ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { Clock } from '../clock/clock.js';

/** A stream that one consumer has set aside because an event of it could not be taken in. */
export interface DeadLetter {
  readonly consumer: string;
  readonly stream: string;
  /** The event that failed, and where later reading must go on. */
  readonly revision: number;
  readonly position: number;
  readonly event_type: string;
  readonly error: string;
  readonly parked_at: string;
  /** Somebody asks the process that runs the consumer to take it up again. */
  readonly wanted?: boolean;
}

/** The dead letters: visible to administrators, resumable, remembered over restarts. */
export class DeadLetters {
  private collection: Promise<ReadModelCollection> | undefined;
  private readonly known = new Map<string, Set<string>>();

  constructor(
    private readonly readModels: ReadModelStore,
    private readonly clock: Clock,
  ) {}

  /** Streams the consumer has set aside; read once, then kept in memory. */
  async streamsOf(consumer: string): Promise<Set<string>> {
    let streams = this.known.get(consumer);
    if (streams === undefined) {
      const deadLetters = await this.find({ consumer });
      streams = new Set(deadLetters.map((entry) => entry.stream));
      this.known.set(consumer, streams);
    }
    return streams;
  }

  /** Another process may have run the consumer since they were read. */
  invalidate(consumer: string): void {
    this.known.delete(consumer);
  }

  async add(entry: Omit<DeadLetter, 'parked_at' | 'wanted'>): Promise<void> {
    await this.write(entry.consumer, entry.stream, { ...entry, parked_at: this.clock.nowIso() });
    (await this.streamsOf(entry.consumer)).add(entry.stream);
  }

  async remove(consumer: string, stream: string): Promise<void> {
    await this.write(consumer, stream, null);
    (await this.streamsOf(consumer)).delete(stream);
  }

  /** Asks whoever runs the consumer to take the stream up again. */
  requestRetry(consumer: string, stream: string): Promise<void> {
    return this.mark(consumer, stream, true);
  }

  /** It was tried, and the stream stays dead-lettered. */
  declineRetry(consumer: string, stream: string): Promise<void> {
    return this.mark(consumer, stream, false);
  }

  async find(filter: Filter = {}): Promise<DeadLetter[]> {
    const found = await (await this.open()).find({ filter, sort: [['parked_at', -1]], limit: 1000 });
    return found as unknown as DeadLetter[];
  }

  private async mark(consumer: string, stream: string, wanted: boolean): Promise<void> {
    const [entry] = await this.find({ consumer, stream });
    if (entry === undefined || (entry.wanted ?? false) === wanted) return;
    const { wanted: _, ...rest } = entry;
    await this.write(consumer, stream, { ...rest, ...(wanted ? { wanted } : {}) });
  }

  /** Not at a log position: each entry counts how often it was written. */
  private async write(consumer: string, stream: string, entry: Omit<DeadLetter, 'wanted'> | null): Promise<void> {
    const collection = await this.open();
    const _id = `${consumer} ${stream}`;
    const [stored] = await collection.getManyWithTombstones([_id]);
    const position = (stored?._position ?? 0) + 1;
    if (entry === null) await collection.write([{ _id, position, removed: true }]);
    else await collection.write([{ _id, position, document: withoutStoredFields(entry) }]);
  }

  private open(): Promise<ReadModelCollection> {
    this.collection ??= this.readModels.open({ name: 'parked', indexes: [{ fields: ['consumer'] }] });
    return this.collection;
  }
}

function withoutStoredFields(entry: object): JsonObject {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !name.startsWith('_')));
}
