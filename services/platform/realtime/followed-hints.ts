import type { Logger } from 'pino';
import { Consumer, type ConsumerStatus } from '../consuming/consumer.js';
import type { EventLog } from '../event-sourcing/event-log.js';
import type { HintFeed } from './hint-feed.js';

/** The source of the sockets' hints. */
export interface HintSource {
  start(): Promise<void>;
  stop(): Promise<void>;
  status(): ConsumerStatus;
}

/** Follows the log in this process for its own sockets. May be stopped and resumed at its position. */
export class FollowedHints implements HintSource {
  private consumer: Consumer | undefined;

  constructor(
    private readonly log: EventLog,
    private readonly feed: HintFeed,
    private readonly logger: Logger,
  ) {}

  start(): Promise<void> {
    this.consumer ??= new Consumer(this.log, this.feed, this.logger);
    this.consumer.start();
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    const { consumer } = this;
    await consumer?.stop();
    if (this.consumer === consumer) this.consumer = undefined;
  }

  status(): ConsumerStatus {
    const { name, position = 0 } = this.feed;
    return this.consumer?.status ?? { name, state: 'stopped', position, error: null, waits_for: null };
  }
}
