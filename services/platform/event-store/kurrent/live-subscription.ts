import type {
  AllStreamResolvedEvent,
  AllStreamSubscription,
  Credentials,
  EventStoreDBClient,
} from '@eventstore/db-client';
import { excludeSystemEvents } from '@eventstore/db-client';
import { setImmediate } from 'node:timers';
import type { RecordedEvent } from '../event-store.js';
import type { LogTail } from '../log-tail.js';
import { withDeadline } from './retry-policy.js';
import { recordedEvent } from './recorded-events.js';
import { unavailable } from './server-errors.js';

/**
 * A subscription to the whole log that publishes new events to a tail. It closes the tail when it fails: on an error,
 * when the server ends it, or when it delivers nothing although the log has grown.
 */
export class LiveSubscription {
  private subscription: AllStreamSubscription | undefined;
  private watch: NodeJS.Timeout | undefined;
  private arrived: RecordedEvent[] = [];
  private ended = false;
  private reason: Error | undefined;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly credentials: Credentials,
    private readonly tail: LogTail,
    private readonly head: () => Promise<number>,
  ) {}

  /** The reason of the failure; undefined while the subscription is active and after `end`. */
  get failure(): Error | undefined {
    return this.reason;
  }

  /**
   * Resolves once the server has confirmed the subscription.
   * @throws EventStoreUnavailableError
   */
  async begin(callMs: number, watchEveryMs: number): Promise<void> {
    const from = this.tail.head;
    const subscription = this.client.subscribeToAll({
      fromPosition: from === 0 ? 'start' : { commit: BigInt(from), prepare: BigInt(from) },
      filter: excludeSystemEvents(),
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
    subscription.on('error', (error) => this.fail(error));
    subscription.on('end', () => this.fail(new Error('it ended the subscription')));
    try {
      await withDeadline(callMs, confirmed);
    } catch (error) {
      this.fail(error);
      throw unavailable('cannot be followed', error);
    }
    this.watchFrom(watchEveryMs, from);
  }

  /** Ends the subscription and closes the tail. */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.watch);
    this.publish();
    this.tail.close();
    // The promise is not awaited: a call that was never connected has nothing to cancel.
    this.subscription?.unsubscribe().catch(() => undefined);
  }

  private fail(error: unknown): void {
    if (this.ended) return;
    this.reason = unavailable('cannot be followed', error);
    this.end();
  }

  private take(resolved: AllStreamResolvedEvent): void {
    if (this.ended) return;
    try {
      const event = recordedEvent(resolved);
      if (event === undefined) return;
      // Events that arrive in one turn are published together, so that followers receive them in one batch.
      if (this.arrived.push(event) === 1) setImmediate(() => this.publish());
    } catch (error) {
      this.fail(error);
    }
  }

  private publish(): void {
    this.tail.publish(this.arrived);
    this.arrived = [];
  }

  /**
   * Reads the position of the head at each interval. Events up to one reading must have arrived by the next. gRPC's own
   * pings monitor the connection.
   */
  private watchFrom(everyMs: number, due: number): void {
    this.watch = setTimeout(() => {
      if (this.tail.head < due) {
        this.fail(new Error('a subscription has gone silent'));
        return;
      }
      this.head().then(
        (head) => {
          if (!this.ended) this.watchFrom(everyMs, head);
        },
        (error: unknown) => this.fail(error),
      );
    }, everyMs).unref();
  }
}
