import type { Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { LogTail } from '../log-tail.js';
import type { KurrentLogReader } from './kurrent-log-reader.js';
import { LiveSubscription } from './live-subscription.js';

export interface LiveTailOptions {
  /** Events kept in memory for those who follow. */
  readonly capacity: number;
  /** How long the server may take to confirm a subscription. */
  readonly callMs: number;
  /** Time between two looks whether the subscription still delivers. */
  readonly watchEveryMs: number;
}

/** The end of the log as it grows, until the subscription behind it fails; then `tail` is closed. */
export interface Following {
  readonly tail: LogTail;
  /** Why the tail was closed; undefined while it is open, and when the store itself was closed. */
  readonly failure: () => Error | undefined;
  /** This follower has gone. */
  readonly leave: () => void;
}

interface Shared {
  readonly tail: LogTail;
  readonly subscription: LiveSubscription;
  followers: number;
}

/**
 * One live subscription for all followers of this process, opened when the first one comes and given up when the last
 * one goes. It fills a bounded piece of memory, so a slow follower holds nobody up: it reads the log instead.
 */
export class LiveTail {
  private shared: Promise<Shared> | undefined;
  private closed = false;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly credentials: Credentials,
    private readonly reader: KurrentLogReader,
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
    // It may have failed, or its last follower gone, while this one waited for it.
    if (shared.tail.closed && !this.closed) {
      this.giveUp(opening);
      return this.join();
    }
    shared.followers += 1;
    return {
      tail: shared.tail,
      failure: () => shared.subscription.failure,
      leave: () => {
        shared.followers -= 1;
        if (shared.followers > 0) return;
        this.giveUp(opening);
        shared.subscription.end();
      },
    };
  }

  /** Wakes whoever waits; they find the tail closed. */
  async close(): Promise<void> {
    this.closed = true;
    const shared = await this.shared?.catch(() => undefined);
    shared?.subscription.end();
  }

  private giveUp(opening: Promise<Shared>): void {
    if (this.shared === opening) this.shared = undefined;
  }

  private async open(): Promise<Shared> {
    const { capacity, callMs, watchEveryMs } = this.options;
    const head = await this.reader.head();
    const tail = new LogTail(head, capacity);
    const subscription = new LiveSubscription(this.client, this.credentials, tail, () => this.reader.head());
    await subscription.begin(callMs, watchEveryMs);
    return { tail, subscription, followers: 0 };
  }
}
