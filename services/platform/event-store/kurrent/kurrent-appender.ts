import type { Credentials, EventStoreDBClient, JSONEventData } from '@eventstore/db-client';
import { MaxAppendSizeExceededError, WrongExpectedVersionError } from '@eventstore/db-client';
import type { AppendResult, ExpectedRevision, NewEvent } from '../event-store.js';
import { DuplicateEventIdError, WrongExpectedRevisionError } from '../event-store.js';
import type { KnownIds } from './known-ids.js';
import type { KurrentLogReader } from './kurrent-log-reader.js';
import type { LogIdentity } from './log-identity.js';
import { retrying, withDeadline } from './retry-policy.js';
import { proposedEvents, safePosition } from './recorded-events.js';
import { SendingInParts } from './sending-in-parts.js';
import { failureOf } from './server-errors.js';
import { StreamQueues } from './stream-queues.js';

export interface AppenderOptions {
  /** Maximum time of one attempt. */
  readonly callMs: number;
  /** Time for which an append is retried while the server is unavailable, changes its leader or loses its answers. */
  readonly patienceMs: number;
  /** Called after every stored append. */
  readonly stored: (stream: string, result: AppendResult, events: number, milliseconds: number) => void;
}

/** Added to the time of a call for each of its events: sending thousands takes seconds on a busy machine. */
const MS_FOR_EACH_EVENT = 5;

/**
 * Writes to the server. An attempt whose answer was lost is repeated with the same ids and expected revision; the
 * server then returns the result of the first attempt and stores nothing twice. A server that was restarted in between
 * has forgotten the ids and reports a wrong revision; the stream then shows whether the first attempt was stored.
 */
export class KurrentAppender {
  private readonly queues = new StreamQueues();
  private readonly parts = new SendingInParts();

  constructor(
    private readonly client: EventStoreDBClient,
    /** Always sent: without them the client takes a code path that mixes up the answers of its appends. */
    private readonly credentials: Credentials,
    private readonly reader: KurrentLogReader,
    private readonly ids: KnownIds,
    private readonly identity: LogIdentity,
    private readonly options: AppenderOptions,
  ) {}

  /**
   * Queues the append for its stream before it returns.
   * @throws WrongExpectedRevisionError, DuplicateEventIdError, EventStoreUnavailableError; RangeError if there are no
   * events or too many bytes, or if the stream's name is reserved by the server; TypeError if an event cannot be
   * serialised
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    if (events.length === 0) return Promise.reject(new RangeError(`${stream}: an append needs at least one event`));
    if (stream.startsWith('$')) return Promise.reject(new RangeError(`${stream}: such streams are the server's own`));
    const rivals = this.ids.rivals(events);
    const append = this.queues.enqueue(stream, async () => {
      if (rivals.length > 0) await Promise.allSettled(rivals);
      return this.write(stream, expected, events);
    });
    this.ids.begin(events, append);
    return append;
  }

  /** Resolves once no append is queued or pending. */
  idle(): Promise<void> {
    return this.queues.idle();
  }

  private async write(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const taken = this.ids.taken(events);
    if (taken !== undefined) throw await this.refusal(stream, expected, taken);
    const proposed = proposedEvents(events);
    const started = performance.now();
    try {
      const result = await this.attempts(stream, expected, proposed);
      this.ids.add(events);
      const { id = '' } = events.at(-1) ?? {};
      this.identity.saw([{ id, position: result.position }]);
      this.options.stored(stream, result, events.length, performance.now() - started);
      return result;
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) {
        const { actualVersion } = error;
        const actual = typeof actualVersion === 'bigint' ? Number(actualVersion) : null;
        throw new WrongExpectedRevisionError(stream, expected, actual);
      }
      if (error instanceof MaxAppendSizeExceededError) {
        throw new RangeError(`${stream}: an append may have ${error.maxAppendSize} bytes at most`, { cause: error });
      }
      throw failureOf('cannot be written', error);
    }
  }

  private async attempts(stream: string, expected: ExpectedRevision, proposed: JSONEventData[]): Promise<AppendResult> {
    let made = 0;
    try {
      return await retrying(this.options.patienceMs, () => {
        made += 1;
        return this.attempt(stream, expected, proposed);
      });
    } catch (error) {
      if (made === 1 || !(error instanceof WrongExpectedVersionError)) throw error;
      const ids = proposed.map(({ id }) => id);
      const stored = await this.reader.appendOf(stream, expected === 'no_stream' ? 0 : expected + 1, ids);
      if (stored === undefined) throw error;
      return stored;
    }
  }

  private async attempt(stream: string, expected: ExpectedRevision, proposed: JSONEventData[]): Promise<AppendResult> {
    const longest = this.options.callMs + proposed.length * MS_FOR_EACH_EVENT;
    const turn = this.parts.turn();
    if (turn !== undefined) await turn;
    const call = () =>
      this.client.appendToStream(stream, proposed, {
        expectedRevision: expected === 'no_stream' ? expected : BigInt(expected),
        credentials: this.credentials,
        requiresLeader: true,
        deadline: longest,
      });
    const answered = this.identity.during(() => withDeadline(longest, call()));
    const { nextExpectedRevision, position } = await answered;
    const revision = Number(nextExpectedRevision);
    // The server does not always return the positions of the first attempt to a repeated one.
    if (position === undefined) return { revision, position: await this.positionOf(stream, revision) };
    return { revision, position: safePosition(position.commit) };
  }

  private async positionOf(stream: string, revision: number): Promise<number> {
    const [event] = await this.reader.ofStream(stream, 'forwards', revision, 1);
    if (event === undefined) throw new RangeError(`${stream}: revision ${revision} was stored but cannot be read`);
    return event.position;
  }

  /** A wrong revision is reported before a duplicate id, so that the caller reads the stream again. */
  private async refusal(stream: string, expected: ExpectedRevision, taken: string): Promise<Error> {
    const [last] = await this.reader.ofStream(stream, 'backwards', Infinity, 1);
    const actual = last?.revision ?? null;
    return (expected === 'no_stream' ? null : expected) === actual
      ? new DuplicateEventIdError(taken)
      : new WrongExpectedRevisionError(stream, expected, actual);
  }
}
