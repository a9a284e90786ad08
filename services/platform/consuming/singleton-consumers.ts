import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { LeasedWork } from '../leases/leader-election.js';
import type { ConsumerStatus } from './consumer.js';
import type { DeadLetters } from './dead-letters.js';
import type { ConsumerProgress } from './consumer-progress.js';

/** Consumers that start and stop together. */
export interface ConsumerGroup {
  start(): Promise<void> | void;
  /** Resolves once no consumer works any more; the group may be started again. */
  rest(): Promise<void>;
  status(): readonly ConsumerStatus[];
  /** Retries a dead-lettered stream. Returns false if it failed again or has no dead letter. */
  resume(consumer: string, stream: string): Promise<boolean>;
}

export interface SingletonConsumersParts {
  readonly deadLetters: DeadLetters;
  readonly progress: ConsumerProgress;
  readonly logger: Logger;
}

/** Interval at which requests to retry dead letters are read. */
const LOOK_FOR_REQUESTS_MS = 500;

/** The work of a group's leaseholder: runs the consumers, publishes their progress and serves retry requests. */
export class SingletonConsumers implements LeasedWork {
  private stopping = new AbortController();
  private working: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly name: string,
    private readonly group: ConsumerGroup,
    private readonly parts: SingletonConsumersParts,
  ) {}

  async start(): Promise<void> {
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    await this.group.start();
    const publishing = this.parts.progress.publish(this.name, () => this.group.status(), signal);
    this.working = Promise.all([publishing, this.serveRetryRequests(signal)]);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.working;
    await this.group.rest();
  }

  private async serveRetryRequests(signal: AbortSignal): Promise<void> {
    const { deadLetters, logger } = this.parts;
    while (!signal.aborted) {
      try {
        const own = new Set(this.group.status().map(({ name }) => name));
        for (const { consumer, stream } of await deadLetters.find({ wanted: true })) {
          if (own.has(consumer) && !(await this.group.resume(consumer, stream)))
            await deadLetters.declineRetry(consumer, stream);
        }
      } catch (error) {
        logger.warn({ err: error }, 'dead letters could not be retried');
      }
      await pause(LOOK_FOR_REQUESTS_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
