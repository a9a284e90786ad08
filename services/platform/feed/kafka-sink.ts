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
import type { FeedEvent } from '../../../contracts/feed/envelope.js';
import type { FeedMessage } from './feed-registry.js';
import { type FeedSink, FeedSinkUnavailableError } from './feed-sink.js';

export interface KafkaSinkOptions {
  /** `host:port` of brokers to start from. */
  readonly brokers: readonly string[];
  readonly logger: Logger;
  readonly clientId?: string;
  readonly ssl?: KafkaConfig['ssl'];
  readonly sasl?: KafkaConfig['sasl'];
  /** Of topics that are made here. More later would part the messages of a key: choose once. */
  readonly partitions?: number;
  /** How long a broker may take to answer, in milliseconds; from then on it counts as away. */
  readonly requestTimeoutMs?: number;
  /** Makes the connections to brokers, in place of plain sockets. */
  readonly socketFactory?: ISocketFactory;
}

const PARTITIONS = 6;
const REQUEST_TIMEOUT_MS = 10_000;
/** As many as the broker's own setting says. */
const BROKER_DEFAULT = -1;
const CONTENT_TYPE = 'application/cloudevents+json; charset=UTF-8';

/**
 * Public messages in Kafka: CloudEvents in structured mode, keyed by stream. The producer is idempotent and one
 * request is under way at a time, so that its own retries neither double nor reorder; after an error it is thrown
 * away, and the next one starts clean.
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
      // The relay comes back by itself: an outage shall show soon, and not hold up a stop.
      retry: { initialRetryTime: 100, maxRetryTime: 1000, retries: 4 },
      logLevel: logLevel.ERROR,
      // What stays wrong is thrown to the relay, which logs it; what is retried would only look like an error.
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

  /** Topics that somebody else has made are taken as they are: then no right to make any is needed. */
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
    // Of a broker that is gone there is nothing to take leave of.
    await producer?.disconnect().catch(() => undefined);
  }
}

function recordOf({ key, event }: FeedMessage) {
  // Dated by Kafka itself: by its own date an old event would fall to the retention as soon as it is there.
  return { key, value: JSON.stringify(event), headers: headersOf(event) };
}

/** For consumers that choose by header; the value is the whole event. */
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
