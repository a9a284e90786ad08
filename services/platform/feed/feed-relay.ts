import type { Logger } from 'pino';
import { Checkpoint } from '../consuming/checkpoint.js';
import { ConsumerCommits } from '../consuming/consumer-commits.js';
import type { ConsumerStatus } from '../consuming/consumer.js';
import type { DeadLetters } from '../consuming/dead-letters.js';
import { HostedConsumer, type RetryingHandler } from '../consuming/hosted-consumer.js';
import { crashPoint } from '../process/crash-points.js';
import { type EventLog, isUnreadable, type LogBatch, type ReadEvent } from '../event-sourcing/event-log.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import { skipUnknown } from '../processing/record-beginning.js';
import type { FeedMessage, FeedRegistry } from './feed-registry.js';
import type { FeedSink } from './feed-sink.js';
import { type BatchDescription, tracedBatch } from '../telemetry/tracing.js';

/** Name of the consumer and of its checkpoint. */
export const FEED_RELAY = 'feed';
/** Maximum number of messages sent to the sink at once. */
const AT_ONCE = 500;

/** Dependencies of the relay. */
export interface FeedRelayParts {
  readonly log: EventLog;
  readonly registry: FeedRegistry;
  readonly sink: FeedSink;
  readonly record: ProcessingRecord;
  readonly deadLetters: DeadLetters;
  readonly logger: Logger;
}

/**
 * Sends the public messages of the log to a sink, at least once and in order: the checkpoint is saved only after the
 * sink has stored the messages before it. A second relay on the same checkpoint finds it moved and stops.
 */
export class FeedRelay {
  private readonly consumer: HostedConsumer;
  private whenMoved: () => void = () => undefined;

  constructor(private readonly parts: FeedRelayParts) {
    this.consumer = new HostedConsumer(new RelayHandler(parts), { ...parts, whenMoved: () => this.whenMoved() });
  }

  /**
   * Call it if another process may relay as well.
   * @param whenMoved called when one turns out to do so
   */
  shareWork(whenMoved: () => void): void {
    this.whenMoved = whenMoved;
  }

  start(): void {
    this.consumer.start();
  }

  /** Resolves after the current batch, which takes as long as the sink takes to store or refuse it. */
  rest(): Promise<void> {
    return this.consumer.stop();
  }

  async stop(): Promise<void> {
    await this.rest();
    await this.parts.sink.close();
  }

  /** True if the relay runs in this process. */
  get runs(): boolean {
    return this.consumer.runs;
  }

  status(): ConsumerStatus {
    return this.consumer.status;
  }

  reached(position: number, withinMs: number): Promise<boolean> {
    return this.consumer.reached(position, withinMs);
  }

  /** Publishes a dead-lettered stream. Returns false if it failed again or has no dead letter. */
  resume(stream: string): Promise<boolean> {
    return this.consumer.resume(stream);
  }
}

class RelayHandler implements RetryingHandler {
  readonly name = FEED_RELAY;
  private readonly checkpoint: Checkpoint;

  constructor(private readonly parts: FeedRelayParts) {
    this.checkpoint = new Checkpoint(FEED_RELAY, new ConsumerCommits(parts.record));
  }

  async start(): Promise<number> {
    const { sink, registry, deadLetters, record } = this.parts;
    deadLetters.invalidate(FEED_RELAY);
    await sink.open(registry.topics().map(({ name }) => name));
    await skipUnknown(record, FEED_RELAY);
    return this.checkpoint.load();
  }

  async handle(batch: LogBatch): Promise<void> {
    const messages = await this.messagesOf(batch.events);
    if (messages.length > 0) {
      const describe = (): BatchDescription => ({
        does: 'relay',
        consumer: FEED_RELAY,
        events: batch.events.filter(({ stream }) => this.parts.registry.publishes(stream)),
        attributes: { 'quayside.messages': messages.length },
      });
      await tracedBatch(describe, () => this.publish(messages));
    }
    if (messages.length > 0) crashPoint('feed.before_checkpoint');
    await this.checkpoint.follow(batch, messages.length > 0);
  }

  settle(): Promise<void> {
    return this.checkpoint.settle();
  }

  async resume(log: EventLog, stream: string, fromRevision: number, handled: number): Promise<boolean> {
    await this.start();
    await this.checkpoint.save(handled);
    const messages: FeedMessage[] = [];
    for await (const event of log.stream(stream, fromRevision)) {
      if (event.position > this.checkpoint.position) break; // the ordinary batches deliver it
      const published = this.publishedBy(event);
      if (published instanceof Error) return false;
      messages.push(...published);
    }
    await this.publish(messages);
    await this.parts.deadLetters.remove(FEED_RELAY, stream);
    return true;
  }

  private async publish(messages: readonly FeedMessage[]): Promise<void> {
    for (let from = 0; from < messages.length; from += AT_ONCE) {
      await this.parts.sink.publish(messages.slice(from, from + AT_ONCE));
    }
  }

  /** If an event cannot be published, its stream is dead-lettered from there on; other streams continue. */
  private async messagesOf(events: readonly ReadEvent[]): Promise<FeedMessage[]> {
    const { deadLetters } = this.parts;
    const blocked = await deadLetters.streamsOf(FEED_RELAY);
    const messages: FeedMessage[] = [];
    for (const event of events) {
      if (blocked.has(event.stream)) continue;
      const published = this.publishedBy(event);
      if (!(published instanceof Error)) messages.push(...published);
      else {
        const { stream, revision, position } = event;
        const event_type = isUnreadable(event) ? 'unreadable' : event.type;
        await deadLetters.add({
          consumer: FEED_RELAY,
          stream,
          revision,
          position,
          event_type,
          error: published.message,
        });
        blocked.add(stream);
      }
    }
    return messages;
  }

  private publishedBy(event: ReadEvent): readonly FeedMessage[] | Error {
    if (isUnreadable(event)) return this.parts.registry.publishes(event.stream) ? event.error : [];
    try {
      return this.parts.registry.messagesOf(event);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}
