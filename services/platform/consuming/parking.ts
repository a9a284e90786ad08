import type { Filter, ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { Clock } from '../clock/clock.js';

/** A stream that one consumer has set aside because an event of it could not be taken in. */
export interface ParkedStream {
  readonly consumer: string;
  readonly stream: string;
  /** The event that failed, and where later reading must go on. */
  readonly revision: number;
  readonly position: number;
  readonly event_type: string;
  readonly error: string;
  readonly parked_at: string;
}

/** The dead letters: visible to administrators, resumable, remembered over restarts. */
export class Parking {
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
      const parked = await this.find({ consumer });
      streams = new Set(parked.map((entry) => entry.stream));
      this.known.set(consumer, streams);
    }
    return streams;
  }

  async park(entry: Omit<ParkedStream, 'parked_at'>): Promise<void> {
    await (
      await this.open()
    ).write([
      {
        _id: `${entry.consumer} ${entry.stream}`,
        position: this.stamp(),
        document: { ...entry, parked_at: this.clock.nowIso() },
      },
    ]);
    (await this.streamsOf(entry.consumer)).add(entry.stream);
  }

  async release(consumer: string, stream: string): Promise<void> {
    await (await this.open()).write([{ _id: `${consumer} ${stream}`, position: this.stamp(), removed: true }]);
    (await this.streamsOf(consumer)).delete(stream);
  }

  async find(filter: Filter = {}): Promise<ParkedStream[]> {
    const found = await (await this.open()).find({ filter, sort: [['parked_at', -1]], limit: 1000 });
    return found as unknown as ParkedStream[];
  }

  /** Not a log position: dead letters have their own order, the wall clock's, finer than milliseconds. */
  private stamp(): number {
    this.lastStamp = Math.max(this.lastStamp + 1, Date.now() * 1000);
    return this.lastStamp;
  }
  private lastStamp = 0;

  private open(): Promise<ReadModelCollection> {
    this.collection ??= this.readModels.open({ name: 'parked', indexes: [{ fields: ['consumer'] }] });
    return this.collection;
  }
}
