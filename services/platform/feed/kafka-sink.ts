import {
  type Admin,
  type ISocketFactory,
  Kafka,
  type KafkaConfig,
  logLevel,
  Partitioners,
  type Producer,
} from 'kafkajs';
import type { Logger } from 'pino';
import type { FeedEvent } from '../../../contracts/vocabulary/feed-envelope.js';
import type { FeedMessage } from './feed-registry.js';
import { type FeedSink, FeedSinkUnavailableError } from './feed-sink.js';

export interface KafkaSinkOptions {
  /** `host:port` of brokers to start from. */
  readonly brokers: readonly string[];
  readonly logger: Logger;
  readonly clientId?: string;
  readonly ssl?: KafkaConfig['ssl'];
  readonly sasl?: KafkaConfig['sasl'];
  /**
   * Number of partitions of the topics created here. Increasing it later would split the messages of a key over two
   * partitions, so it must be chosen once.
   */
  readonly partitions?: number;
  /** Time in milliseconds within which a broker must answer; after that it counts as unavailable. */
  readonly requestTimeoutMs?: number;
  /** Creates the connections to brokers instead of plain sockets. */
  readonly socketFactory?: ISocketFactory;
}

const PARTITIONS = 6;
const REQUEST_TIMEOUT_MS = 10_000;
/** Uses the broker's own setting. */
const BROKER_DEFAULT = -1;
const CONTENT_TYPE = 'application/cloudevents+json; charset=UTF-8';

/**
 * Public messages in Kafka: CloudEvents in structured mode, keyed by stream. The producer is idempotent and sends one
 * request at a time, so its retries neither duplicate nor reorder messages. After an error it is discarded, and a new
 * one is created.
 */
export class KafkaSink implements FeedSink {
  private readonly kafka: Kafka;
  private readonly partitions: number;
  private producer: Producer | undefined;

  constructor({ brokers, logger, clientId = 'quayside', partitions = PARTITIONS, ...more }: KafkaSinkOptions) {
    const { requestTimeoutMs: requestTimeout = REQUEST_TIMEOUT_MS, ...connection } = more;
    this.partitions = partitions;
    this.kafka = new Kafka({
      ...connection,
      clientId,
      brokers: [...brokers],
      connectionTimeout: 3000,
      requestTimeout,
      // The relay itself retries, so an outage should be reported soon and must not delay a stop.
      retry: { initialRetryTime: 100, maxRetryTime: 1000, retries: 4 },
      logLevel: logLevel.ERROR,
      // Lasting errors are thrown to the relay, which logs them; retried ones would only look like errors.
      logCreator:
        () =>
        ({ namespace, log }) =>
          logger.debug({ namespace, kafka: log }, 'kafka client'),
    });
  }

  async open(topics: readonly string[]): Promise<void> {
    await this.disconnect();
    await reported('cannot be reached', async () => {
      const admin = this.kafka.admin();
      try {
        await admin.connect();
        await this.makeMissing(admin, topics);
      } finally {
        await admin.disconnect();
      }
      const producer = this.kafka.producer({
        idempotent: true,
        maxInFlightRequests: 1,
        allowAutoTopicCreation: false,
        createPartitioner: Partitioners.DefaultPartitioner,
        retry: { retries: 4 },
      });
      await producer.connect();
      this.producer = producer;
    });
  }

  async publish(messages: readonly FeedMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const { producer } = this;
    if (producer === undefined) throw new FeedSinkUnavailableError('Kafka is not connected');
    const byTopic = new Map<string, ReturnType<typeof recordOf>[]>();
    for (const message of messages) {
      const records = byTopic.get(message.topic) ?? [];
      records.push(recordOf(message));
      byTopic.set(message.topic, records);
    }
    const topicMessages = [...byTopic].map(([topic, records]) => ({ topic, messages: records }));
    try {
      await reported('did not take messages', () => producer.sendBatch({ acks: -1, topicMessages }));
    } catch (error) {
      await this.disconnect();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.disconnect();
  }

  /** Existing topics are used as they are, so no permission to create topics is needed for them. */
  private async makeMissing(admin: Admin, topics: readonly string[]): Promise<void> {
    const there = new Set(await admin.listTopics());
    const missing = topics.filter((topic) => !there.has(topic));
    if (missing.length === 0) return;
    const config = { numPartitions: this.partitions, replicationFactor: BROKER_DEFAULT };
    await admin.createTopics({ waitForLeaders: true, topics: missing.map((topic) => ({ topic, ...config })) });
  }

  private async disconnect(): Promise<void> {
    const { producer } = this;
    this.producer = undefined;
    // A failure to disconnect is ignored: the broker may be unreachable.
    await producer?.disconnect().catch(() => undefined);
  }
}

function recordOf({ key, event }: FeedMessage) {
  // Kafka sets the timestamp: with its own date an old event would exceed the retention time on arrival.
  return { key, value: JSON.stringify(event), headers: headersOf(event) };
}

/** Headers for consumers that filter by header; the value is the whole event. */
function headersOf(event: FeedEvent): Record<string, string> {
  const { specversion, id, source, type, subject, time, marinaid } = event;
  return {
    'content-type': CONTENT_TYPE,
    ce_specversion: specversion,
    ce_id: id,
    ce_source: source,
    ce_type: type,
    ce_subject: subject,
    ce_time: time,
    ...(marinaid === undefined ? {} : { ce_marinaid: marinaid }),
  };
}

async function reported<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new FeedSinkUnavailableError(`Kafka ${what}: ${why}`, { cause: error });
  }
}
