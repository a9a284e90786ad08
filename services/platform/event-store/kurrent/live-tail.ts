import type { Logger } from 'pino';
import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { LogTail } from '../log-tail.js';
import type { KurrentLogReader } from './kurrent-log-reader.js';
import type { LogIdentity } from './log-identity.js';
import type { RecentStreams } from './recent-streams.js';
import { LastingSubscription, type SubscriptionTiming } from './lasting-subscription.js';
import { LiveSubscription } from './live-subscription.js';

export interface LiveTailOptions extends SubscriptionTiming {
  /** Number of events kept in memory for followers. */
  readonly capacity: number;
  /** Gets one line when the server goes and one when it is back. */
  readonly logger: Logger | undefined;
  /** Learns which streams the events of the tail belong to. */
  readonly streams: RecentStreams;
  /** A regular expression for the names of the streams to follow; undefined: all. */
  readonly streamNames: string | undefined;
}

/** The growing end of the log. When the subscription behind it is given up, `tail` is closed. */
export interface Following {
  readonly tail: LogTail;
  /** The reason why the tail was closed; undefined while it is open, and when the store itself was closed. */
  readonly failure: () => Error | undefined;
  /** Resolves when the server is back; undefined if it is not away. */
  readonly back: () => Promise<void> | undefined;
  /** Removes this follower. */
  readonly leave: () => void;
}

interface Shared {
  readonly tail: LogTail;
  readonly subscription: LastingSubscription;
  followers: number;
}

/**
 * One live subscription for all followers of this process. It is opened for the first follower and closed after the
 * last one. Its memory is bounded, so a slow follower delays no other; it reads the log instead.
 */
export class LiveTail {
  private shared: Promise<Shared> | undefined;
  private closed = false;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly credentials: Credentials,
    private readonly reader: KurrentLogReader,
    private readonly identity: LogIdentity,
    private readonly options: LiveTailOptions,
  ) {}

  /** @throws EventStoreUnavailableError */
  async join(): Promise<Following> {
    this.shared ??= this.open();
    const opening = this.shared;
    let shared: Shared;
    try {
      shared = await opening;
    } catch (error) {
      this.giveUp(opening);
      throw error;
    }
    // The subscription may have been given up, or its last follower may have left, during the wait.
    if (shared.tail.closed && !this.closed) {
      this.giveUp(opening);
      return this.join();
    }
    shared.followers += 1;
    return {
      tail: shared.tail,
      failure: () => shared.subscription.failure,
      back: () => shared.subscription.resumed,
      leave: () => {
        shared.followers -= 1;
        if (shared.followers > 0) return;
        this.giveUp(opening);
        shared.subscription.end();
      },
    };
  }

  /** Ends all following with an error that lasts. */
  async fail(error: Error): Promise<void> {
    const shared = await this.shared?.catch(() => undefined);
    shared?.subscription.fail(error);
  }

  /** Wakes all waiting followers; they find the tail closed. */
  async close(): Promise<void> {
    this.closed = true;
    const shared = await this.shared?.catch(() => undefined);
    shared?.subscription.end();
  }

  private giveUp(opening: Promise<Shared>): void {
    if (this.shared === opening) this.shared = undefined;
  }

  private async open(): Promise<Shared> {
    const { client, credentials, reader, identity, options } = this;
    const { capacity, logger, streams, streamNames } = options;
    const head = await reader.head();
    streams.clear();
    const tail = new LogTail(head, capacity, (added, dropped) => streams.moved(added, dropped));
    const next = () => new LiveSubscription(client, credentials, tail, identity, () => reader.head(), streamNames);
    const subscription = new LastingSubscription(tail, next, options, logger);
    await subscription.begin();
    return { tail, subscription, followers: 0 };
  }
}
