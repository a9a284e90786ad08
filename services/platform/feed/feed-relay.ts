import type { Logger } from 'pino';
import { Checkpoint } from '../consuming/checkpoint.js';
import { type BatchHandler, Consumer, type ConsumerStatus } from '../consuming/consumer.js';
import type { DeadLetters } from '../consuming/dead-letters.js';
import { crashPoint } from '../process/crash-points.js';
import { type EventLog, isUnreadable, type LogBatch, type ReadEvent } from '../event-sourcing/event-log.js';
import { CheckpointMovedError, type ReadModelStore } from '../read-models/read-model-store.js';
import type { FeedMessage, FeedRegistry } from './feed-registry.js';
import type { FeedSink } from './feed-sink.js';
import { type BatchDescription, tracedBatch } from '../telemetry/tracing.js';

/** Name of the consumer and of its checkpoint. */
export const FEED_RELAY = 'feed';
/** Most messages handed to the sink at once. */
const AT_ONCE = 500;

/** What the relay stands on. */
export interface FeedRelayParts {
  readonly log: EventLog;
  readonly registry: FeedRegistry;
  readonly sink: FeedSink;
  readonly readModels: ReadModelStore;
  readonly deadLetters: DeadLetters;
  readonly logger: Logger;
}

/**
 * Hands the public messages of the log to a sink, at least once and in order: the checkpoint is saved only after the
 * sink has stored what came before it. A second relay on the same checkpoint finds it moved and stops.
 */
export class FeedRelay {
  private readonly handler: RelayHandler;
  private consumer: Consumer;
  private state: 'new' | 'running' | 'stopped' = 'new';
  /** Is called when somebody else turns out to relay, too. */
  private whenMoved: () => void = () => undefined;

  constructor(private readonly parts: FeedRelayParts) {
    this.handler = new RelayHandler(parts);
    this.consumer = this.newConsumer();
  }

  /** From now on, another process may relay as well. */
  shareWork(whenMoved: () => void): void {
    this.whenMoved = whenMoved;
  }

  start(): void {
    if (this.state === 'stopped') this.consumer = this.newConsumer();
    this.state = 'running';
    this.consumer.start();
  }

  /** Ends after the batch in hand, which takes as long as the sink takes to store or refuse it. */
  async rest(): Promise<void> {
    this.state = 'stopped';
    await this.consumer.stop();
  }

  async stop(): Promise<void> {
    await this.rest();
    await this.parts.sink.close();
  }

  /** In this process. */
  get runs(): boolean {
    return this.state === 'running';
  }

  status(): ConsumerStatus {
    return this.consumer.status;
  }

  reached(position: number, withinMs: number): Promise<boolean> {
    return this.consumer.reached(position, withinMs);
  }

  /** Publishes a dead-lettered stream from where it failed; only then is it off the list. False: it failed again, or has no dead letter. */
  async resume(stream: string): Promise<boolean> {
    const [deadLetter] = await this.parts.deadLetters.find({ consumer: FEED_RELAY, stream });
    if (deadLetter === undefined || this.state === 'stopped') return false;
    await this.consumer.stop();
    try {
      return await this.handler.resume(stream, deadLetter.revision, this.consumer.status.position);
    } finally {
      this.consumer = this.newConsumer();
      this.consumer.start();
    }
  }

  private newConsumer(): Consumer {
    return new Consumer(this.parts.log, this.handler, this.parts.logger, (error) => {
      const moved = error instanceof CheckpointMovedError;
      if (moved) this.whenMoved();
      return moved;
    });
  }
}

class RelayHandler implements BatchHandler {
  readonly name = FEED_RELAY;
  private readonly checkpoint: Checkpoint;

  constructor(private readonly parts: FeedRelayParts) {
    this.checkpoint = new Checkpoint(FEED_RELAY, parts.readModels);
  }

  async start(): Promise<number> {
    const { sink, registry, deadLetters } = this.parts;
    deadLetters.invalidate(FEED_RELAY);
    await sink.open(registry.topics().map(({ name }) => name));
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

  /** @param handled position that the loop, which stands still meanwhile, has come to */
  async resume(stream: string, fromRevision: number, handled: number): Promise<boolean> {
    await this.start();
    await this.checkpoint.save(handled);
    const messages: FeedMessage[] = [];
    for await (const event of this.parts.log.stream(stream, fromRevision)) {
      if (event.position > this.checkpoint.position) break; // comes with the ordinary batches
      const told = this.tell(event);
      if (told instanceof Error) return false;
      messages.push(...told);
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

  /** A stream with an event that cannot be told is set aside with all that follows in it; others go on. */
  private async messagesOf(events: readonly ReadEvent[]): Promise<FeedMessage[]> {
    const { deadLetters } = this.parts;
    const blocked = await deadLetters.streamsOf(FEED_RELAY);
    const messages: FeedMessage[] = [];
    for (const event of events) {
      if (blocked.has(event.stream)) continue;
      const told = this.tell(event);
      if (!(told instanceof Error)) messages.push(...told);
      else {
        const { stream, revision, position } = event;
        const event_type = isUnreadable(event) ? 'unreadable' : event.type;
        await deadLetters.add({ consumer: FEED_RELAY, stream, revision, position, event_type, error: told.message });
        blocked.add(stream);
      }
    }
    return messages;
  }

  private tell(event: ReadEvent): readonly FeedMessage[] | Error {
    if (isUnreadable(event)) return this.parts.registry.publishes(event.stream) ? event.error : [];
    try {
      return this.parts.registry.messagesOf(event);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}
