import { byText } from '../../../contracts/vocabulary/sorting.js';
import type { JsonObject } from '../event-store/event-store.js';
import type { Filter, ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { Clock } from '../clock/clock.js';
import { isCollectionName } from './projection.js';

/** A stream that one consumer set aside because it failed to process an event. */
export interface DeadLetter {
  readonly consumer: string;
  readonly stream: string;
  /** The event that failed, from which a retry continues. */
  readonly revision: number;
  readonly position: number;
  readonly event_type: string;
  readonly error: string;
  readonly parked_at: string;
  /** True if a retry was requested from the process that runs the consumer. */
  readonly wanted?: boolean;
}

export const PARKED = { name: 'parked', indexes: [{ fields: ['consumer'] }] } as const;
const MOST_FOUND = 1_000;

type Place = Pick<ReadModelStore, 'open'>;

/**
 * Dead letters: administrators can see and retry them, and they survive restarts. Those of a read model lie beside it,
 * because they go with it; those of policies and of the feed are in the processing record.
 */
export class DeadLetters {
  private readonly collections = new Map<Place, Promise<ReadModelCollection>>();
  private readonly known = new Map<string, Set<string>>();

  constructor(
    private readonly readModels: Place,
    private readonly record: Place,
    private readonly clock: Clock,
  ) {}

  /** Streams that the consumer set aside; read once, then cached. */
  async streamsOf(consumer: string): Promise<Set<string>> {
    let streams = this.known.get(consumer);
    if (streams === undefined) {
      const deadLetters = await this.find({ consumer });
      streams = new Set(deadLetters.map((entry) => entry.stream));
      this.known.set(consumer, streams);
    }
    return streams;
  }

  /** Drops the cached streams, because another process may have run the consumer since they were read. */
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

  /** Requests a retry from the process that runs the consumer. */
  requestRetry(consumer: string, stream: string): Promise<void> {
    return this.mark(consumer, stream, true);
  }

  /** Records that the retry failed; the stream stays dead-lettered. */
  declineRetry(consumer: string, stream: string): Promise<void> {
    return this.mark(consumer, stream, false);
  }

  async find(filter: Filter = {}): Promise<DeadLetter[]> {
    const found = await Promise.all(
      [...new Set([this.readModels, this.record])].map(async (place) =>
        (await this.open(place)).find({ filter, sort: [['parked_at', -1]], limit: MOST_FOUND }),
      ),
    );
    const newestFirst = (found.flat() as unknown as DeadLetter[]).sort((a, b) => byText(b.parked_at, a.parked_at));
    return newestFirst.slice(0, MOST_FOUND);
  }

  private async mark(consumer: string, stream: string, wanted: boolean): Promise<void> {
    const [entry] = await this.find({ consumer, stream });
    if (entry === undefined || (entry.wanted ?? false) === wanted) return;
    const { wanted: _, ...rest } = entry;
    await this.write(consumer, stream, { ...rest, ...(wanted ? { wanted } : {}) });
  }

  /** The entry has no log position, so its `_position` counts its writes. */
  private async write(consumer: string, stream: string, entry: Omit<DeadLetter, 'wanted'> | null): Promise<void> {
    const collection = await this.open(isCollectionName(consumer) ? this.readModels : this.record);
    const _id = `${consumer} ${stream}`;
    const [stored] = await collection.getManyWithTombstones([_id]);
    const position = (stored?._position ?? 0) + 1;
    if (entry === null) await collection.write([{ _id, position, removed: true }]);
    else await collection.write([{ _id, position, document: withoutStoredFields(entry) }]);
  }

  private open(place: Place): Promise<ReadModelCollection> {
    const opened = this.collections.get(place) ?? place.open(PARKED);
    this.collections.set(place, opened);
    return opened;
  }
}

function withoutStoredFields(entry: object): JsonObject {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !name.startsWith('_')));
}
