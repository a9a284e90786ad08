import type { Logger } from 'pino';
import type { EventLog } from '../event-sourcing/event-log.js';
import { CheckpointMovedError } from '../read-models/read-model-store.js';
import { type BatchHandler, Consumer, type ConsumerStatus } from './consumer.js';
import type { DeadLetters } from './dead-letters.js';

/** A handler that can process a dead-lettered stream again. */
export interface RetryingHandler extends BatchHandler {
  /**
   * Processes a dead-lettered stream from the event that failed, and removes the dead letter at the end: a crash before
   * that leaves it in place. The consumer is paused during the retry. Returns false if the stream failed again.
   * @param handled position up to which the consumer has processed the log
   */
  resume(log: EventLog, stream: string, fromRevision: number, handled: number): Promise<boolean>;
}

export interface HostedConsumerParts {
  readonly log: EventLog;
  readonly deadLetters: DeadLetters;
  readonly logger: Logger;
  /** Called when another process turns out to run the same consumer. This one has stopped by then. */
  readonly whenMoved: () => void;
}

/** One handler's consumer in this process: it can be stopped, started again, and paused while a dead letter is retried. */
export class HostedConsumer {
  private consumer: Consumer;
  private state: 'new' | 'running' | 'stopped' = 'new';
  /** Retries run one at a time; none runs after the consumer was stopped. */
  private retrying: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly handler: RetryingHandler,
    private readonly parts: HostedConsumerParts,
  ) {
    this.consumer = this.newConsumer();
  }

  get status(): ConsumerStatus {
    return this.consumer.status;
  }

  get runs(): boolean {
    return this.state === 'running';
  }

  start(): void {
    if (this.state === 'stopped') this.consumer = this.newConsumer();
    this.state = 'running';
    this.consumer.start();
  }

  /** Resolves after the current batch and after a running retry. */
  async stop(): Promise<void> {
    this.state = 'stopped';
    await this.retrying;
    await this.consumer.stop();
  }

  /** Resolves to true once everything up to `position` was processed, to false after `withinMs` or when stopped. */
  reached(position: number, withinMs: number): Promise<boolean> {
    return this.consumer.reached(position, withinMs);
  }

  /** Retries a dead-lettered stream. Returns false if it failed again or has no dead letter. */
  resume(stream: string): Promise<boolean> {
    const resumed = this.retrying.then(() => this.resumeNow(stream));
    this.retrying = resumed.catch(() => undefined);
    return resumed;
  }

  private async resumeNow(stream: string): Promise<boolean> {
    const { log, deadLetters } = this.parts;
    const [deadLetter] = await deadLetters.find({ consumer: this.handler.name, stream });
    if (deadLetter === undefined || this.state === 'stopped') return false;
    await this.consumer.stop();
    try {
      return await this.handler.resume(log, stream, deadLetter.revision, this.consumer.status.position);
    } finally {
      this.consumer = this.newConsumer();
      this.consumer.start();
    }
  }

  private newConsumer(): Consumer {
    const { log, logger, whenMoved } = this.parts;
    return new Consumer(log, this.handler, logger, (error) => {
      const moved = error instanceof CheckpointMovedError;
      if (moved) whenMoved();
      return moved;
    });
  }
}
