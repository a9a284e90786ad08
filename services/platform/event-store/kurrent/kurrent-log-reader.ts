import type {
  AllStreamResolvedEvent,
  Credentials,
  EventStoreDBClient,
  ReadPosition,
  ReadRevision,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import { StreamNotFoundError } from '@eventstore/db-client';
import type { AppendResult, RecordedEvent, SearchedEnd } from '../event-store.js';
import { EventStoreUnavailableError, ForeignPositionError } from '../event-store.js';
import type { KnownIds } from './known-ids.js';
import type { LogIdentity } from './log-identity.js';
import { collected } from './answered-read.js';
import { readingOnly } from './filtered-reads.js';
import { LastEvent, type Look } from './last-event.js';
import { retrying } from './retry-policy.js';
import { recordedEvent, safePosition } from './recorded-events.js';
import { failureOf, isNoRecordThere } from './server-errors.js';

/** Maximum number of events in one call. */
const PAGE = 500;
/** The server is silent while it searches events of others, for this much longer than otherwise. */
const SEARCHING = 12;
/** The log usually ends with an event of this product; otherwise larger pages follow. */
const FIRST_LOOK_BACK = 4;

/**
 * Reads the log a page at a time. A page is complete before it is returned, so it can be read again if the connection
 * broke. All reads go to the leader: a follower may lag behind what was already answered.
 */
export class KurrentLogReader {
  private readonly last = new LastEvent();
  private readonly closing = new AbortController();
  /** What an earlier process has searched. */
  private resumed: SearchedEnd | undefined;
  /** What this one has searched. */
  private searched: SearchedEnd | undefined;
  /** Undefined if events of others cannot be told by their streams. */
  private readonly ours: Pick<EventStoreDBClient, 'readAll'> | undefined;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly credentials: Credentials,
    private readonly ids: KnownIds,
    private readonly identity: LogIdentity,
    /** Maximum silence of the server, time for which a page is retried, and the names of all streams. */
    private readonly limits: {
      readonly callMs: number;
      readonly patienceMs: number;
      readonly streamNames: string | undefined;
    },
  ) {
    this.ours = limits.streamNames === undefined ? undefined : readingOnly(client, limits.streamNames);
  }

  /** Ends all reads, and rejects further ones. */
  close(): void {
    this.closing.abort();
  }

  /**
   * Up to `most` events of this product after the position, in log order.
   * @throws EventStoreUnavailableError, ForeignPositionError
   */
  async after(position: number, most: number): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for (let from = await this.searchedUpTo(position); events.length < most;) {
      // The server's answer starts with the event at the position itself.
      const maxCount = Math.min(PAGE, most - events.length) + 1;
      const page = await this.all('forwards', from === 0 ? 'start' : at(from), maxCount, { ours: true });
      for (const resolved of page) {
        const event = recordedEvent(resolved);
        if (event !== undefined && event.position > from) events.push(event);
      }
      const end = page.at(-1);
      if (end === undefined || page.length < maxCount) break;
      from = placeOf(end);
    }
    this.learn(events);
    return events.length > most ? events.slice(0, most) : events;
  }

  /**
   * The event of this product at exactly this position.
   * @throws EventStoreUnavailableError
   */
  async at(position: number): Promise<RecordedEvent | undefined> {
    if (!Number.isSafeInteger(position) || position <= 0) return undefined;
    const event = await this.lookedUp(position, () => this.all('forwards', at(position), 1));
    if (event !== undefined) this.identity.saw([event]);
    return event;
  }

  /**
   * The same in one attempt, and before the connection is trusted.
   * @throws EventStoreUnavailableError
   */
  async atUntrusted(position: number): Promise<RecordedEvent | undefined> {
    const { client, credentials, limits } = this;
    const options = { fromPosition: at(position), maxCount: 1, credentials, requiresLeader: true } as const;
    return this.lookedUp(position, () => collected(client.readAll(options), limits.callMs, this.closing.signal));
  }

  /**
   * Events of one stream, starting with revision `from`.
   * @throws EventStoreUnavailableError
   */
  async ofStream(
    stream: string,
    direction: 'forwards' | 'backwards',
    from: number,
    most: number,
  ): Promise<RecordedEvent[]> {
    const page = await this.stream(stream, direction, from === Infinity ? 'end' : BigInt(from), Math.min(PAGE, most));
    const events = page.map(recordedEvent).filter((event) => event !== undefined);
    this.learn(direction === 'forwards' ? events : events.toReversed());
    return events;
  }

  /**
   * Finds an append by the ids that the server got for its events: the result if the stream holds exactly these from
   * revision `from` on, otherwise undefined.
   * @throws EventStoreUnavailableError
   */
  async appendOf(stream: string, from: number, serverIds: readonly string[]): Promise<AppendResult | undefined> {
    const page = await this.stream(stream, 'forwards', BigInt(from), serverIds.length);
    const last = page.at(-1);
    const complete =
      page.length === serverIds.length && page.every(({ event }, index) => event?.id === serverIds[index]);
    const found = complete && last !== undefined ? recordedEvent(last) : undefined;
    return found === undefined ? undefined : { revision: found.revision, position: found.position };
  }

  /**
   * Position of the last event of this product; 0 if there is none.
   * @throws EventStoreUnavailableError
   */
  async head(): Promise<number> {
    await this.resume();
    let last: AllStreamResolvedEvent | undefined;
    const ours = await this.search((end) => (last ??= end));
    const event_id = last?.event?.id;
    const end = last === undefined ? 0 : placeOf(last);
    this.searched = event_id === undefined || end <= ours ? undefined : { ours, end, event_id };
    return ours;
  }

  /**
   * What a later process need not search again; undefined if the log ends with an event of this product.
   * @throws EventStoreUnavailableError
   */
  async searchedEnd(): Promise<SearchedEnd | undefined> {
    await this.head();
    return this.searched;
  }

  resumeFrom(searched: SearchedEnd): void {
    this.resumed = searched;
  }

  private async resume(): Promise<void> {
    const { resumed } = this;
    if (this.last.isKnown || resumed === undefined) return;
    if (await this.isThere(resumed)) this.last.resume(resumed);
  }

  /** The place after which the first event of ours after the position lies. */
  private async searchedUpTo(position: number): Promise<number> {
    const { resumed } = this;
    return resumed?.ours === position && (await this.isThere(resumed)) ? resumed.end : position;
  }

  /** Whether the log still has that event. A backup put back, or another leader, may have others at its place. */
  private async isThere({ end, event_id }: SearchedEnd): Promise<boolean> {
    try {
      const [found] = await this.all('forwards', at(end), 1);
      return found !== undefined && placeOf(found) === end && found.event?.id === event_id;
    } catch (error) {
      if (error instanceof ForeignPositionError) return false;
      throw error;
    }
  }

  /** @param see gets the last event of the log */
  private async search(see: (end: AllStreamResolvedEvent) => void): Promise<number> {
    const look = this.last.look();
    for (let from: ReadPosition = 'end', maxCount = FIRST_LOOK_BACK; ; maxCount = PAGE) {
      const isFirst = from === 'end';
      const page = await this.all('backwards', from, maxCount, { ours: !isFirst });
      for (const resolved of page) {
        see(resolved);
        const event = recordedEvent(resolved);
        if (event !== undefined) this.identity.saw([event]);
        const found = look.at(placeOf(resolved), event?.position);
        if (found !== undefined) return found;
      }
      const end = page.at(-1);
      if (end === undefined || page.length < maxCount) return look.nothing();
      const since = isFirst ? await this.lastSince(look.before, page) : undefined;
      if (since !== undefined) return look.found(since);
      from = at(placeOf(end));
    }
  }

  /**
   * Position of the last event of this product, found from where an earlier search ended; undefined if that place is
   * not in the log any more. Reading on from there spares the server another search through all that others wrote.
   * @param end the last events of the log
   */
  private async lastSince(
    before: Look['before'],
    [end]: readonly AllStreamResolvedEvent[],
  ): Promise<number | undefined> {
    if (before === undefined || this.ours === undefined) return undefined;
    if (end === undefined || placeOf(end) < before.end) return undefined;
    try {
      const [last] = (await this.after(before.end, Infinity)).slice(-1);
      return last?.position ?? before.ours;
    } catch (error) {
      if (error instanceof ForeignPositionError) return undefined;
      throw error;
    }
  }

  /** One round trip to the server. @throws EventStoreUnavailableError */
  async probe(): Promise<void> {
    await this.all('backwards', 'end', 1, { patienceMs: 0 });
  }

  private learn(events: readonly RecordedEvent[]): void {
    this.ids.add(events);
    this.identity.saw(events);
  }

  private async lookedUp(
    position: number,
    read: () => Promise<AllStreamResolvedEvent[]>,
  ): Promise<RecordedEvent | undefined> {
    try {
      const [resolved] = await read();
      const event = resolved === undefined ? undefined : recordedEvent(resolved);
      return event?.position === position ? event : undefined;
    } catch (error) {
      if (error instanceof ForeignPositionError || isNoRecordThere(error)) return undefined;
      throw error;
    }
  }

  private stream(
    name: string,
    direction: 'forwards' | 'backwards',
    fromRevision: ReadRevision,
    maxCount: number,
  ): Promise<ResolvedEvent[]> {
    const { credentials } = this;
    const options = { direction, fromRevision, maxCount, credentials, requiresLeader: true };
    return this.query(() => this.client.readStream(name, options));
  }

  private async all(
    direction: 'forwards' | 'backwards',
    fromPosition: ReadPosition,
    maxCount: number,
    { ours = false, patienceMs }: { readonly ours?: boolean; readonly patienceMs?: number } = {},
  ): Promise<AllStreamResolvedEvent[]> {
    const { credentials } = this;
    const client = ours ? (this.ours ?? this.client) : this.client;
    const silenceMs = this.limits.callMs * (client === this.client ? 1 : SEARCHING);
    const options = { direction, fromPosition, maxCount, credentials, requiresLeader: true };
    try {
      return await this.query(() => client.readAll(options), { patienceMs, silenceMs });
    } catch (error) {
      const foreign = error instanceof Error && isNoRecordThere(error.cause) && typeof fromPosition === 'object';
      throw foreign ? new ForeignPositionError(Number(fromPosition.commit)) : error;
    }
  }

  private async query<E extends ResolvedEvent | AllStreamResolvedEvent>(
    read: () => StreamingRead<E>,
    { patienceMs = this.limits.patienceMs, silenceMs = this.limits.callMs } = {},
  ): Promise<E[]> {
    const { signal } = this.closing;
    try {
      return await retrying(
        patienceMs,
        () => {
          if (signal.aborted) throw new EventStoreUnavailableError('The event store is closed');
          return this.identity.during(() => this.answer(read, silenceMs));
        },
        { until: () => signal.aborted },
      );
    } catch (error) {
      throw failureOf('cannot be read', error);
    }
  }

  private async answer<E>(read: () => StreamingRead<E>, silenceMs: number): Promise<E[]> {
    try {
      return await collected<E>(read(), silenceMs, this.closing.signal);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw error;
    }
  }
}

function at(position: number): { commit: bigint; prepare: bigint } {
  return { commit: BigInt(position), prepare: BigInt(position) };
}

function placeOf({ event, commitPosition }: AllStreamResolvedEvent): number {
  return safePosition(commitPosition ?? event?.position.commit);
}
