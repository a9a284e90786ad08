import type { FeedMessage } from '../../../services/platform/feed/feed-registry.js';
import { type FeedSink, FeedSinkUnavailableError } from '../../../services/platform/feed/feed-sink.js';
import type { FeedSinkBench } from './feed-sink-bench.js';

/** A minimal broker in memory. */
class MemoryBroker {
  readonly topics = new Map<string, FeedMessage[]>();
  away = false;

  /** A message is transferred as text, so a copy of it arrives. */
  store(messages: readonly FeedMessage[]): void {
    this.guard();
    for (const message of messages) {
      const topic = this.topics.get(message.topic);
      if (topic === undefined) throw new FeedSinkUnavailableError(`there is no topic ${message.topic}`);
      topic.push(JSON.parse(JSON.stringify(message)) as FeedMessage);
    }
  }

  guard(): void {
    if (this.away) throw new FeedSinkUnavailableError('the broker is away');
  }
}

class MemorySink implements FeedSink {
  private connected = false;

  constructor(private readonly broker: MemoryBroker) {}

  async open(topics: readonly string[]): Promise<void> {
    await Promise.resolve();
    this.broker.guard();
    for (const topic of topics) if (!this.broker.topics.has(topic)) this.broker.topics.set(topic, []);
    this.connected = true;
  }

  async publish(messages: readonly FeedMessage[]): Promise<void> {
    await Promise.resolve();
    if (messages.length === 0) return;
    if (!this.connected) throw new FeedSinkUnavailableError('not connected');
    try {
      this.broker.store(messages);
    } catch (error) {
      this.connected = false;
      throw error;
    }
  }

  close(): Promise<void> {
    this.connected = false;
    return Promise.resolve();
  }
}

export function openMemoryBench(): Promise<FeedSinkBench> {
  const broker = new MemoryBroker();
  return Promise.resolve({
    sink: new MemorySink(broker),
    another: () => new MemorySink(broker),
    read: (topic: string) => Promise.resolve([...(broker.topics.get(topic) ?? [])]),
    breakDown: () => {
      broker.away = true;
    },
    comeBack: () => {
      broker.away = false;
    },
    dispose: () => Promise.resolve(),
  });
}
