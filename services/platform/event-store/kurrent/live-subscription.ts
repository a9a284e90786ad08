import type {
  AllStreamResolvedEvent,
  AllStreamSubscription,
  Credentials,
  EventStoreDBClient,
} from '@eventstore/db-client';
import { excludeSystemEvents, streamNameFilter } from '@eventstore/db-client';
import { setImmediate } from 'node:timers';
import type { RecordedEvent } from '../event-store.js';
import type { LogTail } from '../log-tail.js';
import type { LogIdentity } from './log-identity.js';
import { withDeadline } from './retry-policy.js';
import { recordedEvent } from './recorded-events.js';
import { failureOf, isTooSlow } from './server-errors.js';

/** The server notes after so many searches of 32 events each where it is. Nobody needs that. */
const CHECKPOINT_INTERVAL = 1_000;

/**
 * A subscription to the whole log that publishes new events to a tail, from the tail's head on. It ends on an error,
 * when the server ends it, when it delivers nothing although the log has grown, and on `end`.
 */
export class LiveSubscription {
  /** Resolves once the subscription has ended, to the reason, or to undefined after `end`. */
  readonly ended: Promise<unknown>;
  private settleEnded: (reason: unknown) => void = () => undefined;
  private subscription: AllStreamSubscription | undefined;
  private watch: NodeJS.Timeout | undefined;
  private arrived: RecordedEvent[] = [];
  /** Whether what has arrived is of the log that this process knows. */
  private isConfirmed = false;
  private hasEnded = false;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly credentials: Credentials,
    private readonly tail: LogTail,
    private readonly identity: LogIdentity,
    private readonly head: () => Promise<number>,
    /** A regular expression for the names of the streams to follow; undefined: all but those of the server. */
    private readonly streamNames: string | undefined,
  ) {
    this.ended = new Promise((resolve) => (this.settleEnded = resolve));
  }

  /**
   * Resolves once the server has confirmed the subscription.
   * @throws EventStoreUnavailableError, ForeignLogError, UnexpectedAnswerError
   */
  async begin(callMs: number, watchEveryMs: number): Promise<void> {
    const from = this.tail.head;
    try {
      await this.identity.during(() => withDeadline(callMs, this.subscribe(from)));
    } catch (error) {
      this.end();
      throw failureOf('cannot be followed', error);
    }
    this.isConfirmed = true;
    this.publish();
    this.watchFrom(watchEveryMs, from);
  }

  private async subscribe(from: number): Promise<void> {
    if (this.hasEnded) return;
    const subscription = this.client.subscribeToAll({
      fromPosition: from === 0 ? 'start' : { commit: BigInt(from), prepare: BigInt(from) },
      filter:
        this.streamNames === undefined
          ? excludeSystemEvents()
          : streamNameFilter({ regex: this.streamNames, checkpointInterval: CHECKPOINT_INTERVAL }),
      credentials: this.credentials,
      requiresLeader: true,
    });
    this.subscription = subscription;
    const confirmed = new Promise<void>((resolve, reject) => {
      subscription.on('confirmation', resolve);
      subscription.on('error', reject);
      subscription.on('end', () => reject(new Error('it ended the subscription')));
    });
    subscription.on('data', (resolved: AllStreamResolvedEvent) => this.take(resolved));
    subscription.on('error', (error) => this.finish(error));
    subscription.on('end', () => this.finish(new Error('it ended the subscription')));
    await confirmed;
  }

  /** Publishes the events that have arrived, and ends the subscription. */
  end(): void {
    this.finish(undefined);
  }

  private finish(reason: unknown): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    clearTimeout(this.watch);
    this.publish();
    if (reason !== undefined && !isTooSlow(reason)) this.identity.doubt();
    // The promise is not awaited: a call that was never connected has nothing to cancel.
    this.subscription?.unsubscribe().catch(() => undefined);
    this.settleEnded(reason);
  }

  private take(resolved: AllStreamResolvedEvent): void {
    if (this.hasEnded) return;
    try {
      const event = recordedEvent(resolved);
      if (event === undefined) return;
      // Events that arrive in one turn are published together, so that followers receive them in one batch.
      if (this.arrived.push(event) === 1) setImmediate(() => this.publish());
    } catch (error) {
      this.finish(error);
    }
  }

  private publish(): void {
    if (!this.isConfirmed) return;
    this.identity.saw(this.arrived);
    this.tail.publish(this.arrived);
    this.arrived = [];
  }

  /**
   * Reads the position of the head at each interval. Events up to one reading must have arrived by the next. gRPC's own
   * pings monitor the connection.
   */
  private watchFrom(everyMs: number, due: number): void {
    if (this.hasEnded) return;
    this.watch = setTimeout(() => {
      if (this.tail.head < due) {
        this.finish(new Error('the subscription has gone silent'));
        return;
      }
      this.head().then(
        (head) => this.watchFrom(everyMs, head),
        (error: unknown) => this.finish(error),
      );
    }, everyMs).unref();
  }
}
