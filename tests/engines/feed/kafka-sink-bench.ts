import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Kafka, logLevel } from 'kafkajs';
import pino from 'pino';
import type { FeedEvent } from '../../../contracts/vocabulary/feed-envelope.js';
import { KafkaSink } from '../../../services/platform/feed/kafka-sink.js';
import type { Delivered, FeedSinkBench } from './feed-sink-bench.js';

/** A network between sinks and brokers that can be cut. */
class Network {
  private readonly sockets = new Set<Socket>();
  private cut = false;

  /** A socket factory for kafkajs: it returns a connecting socket. */
  readonly connect = ({ host, port, onConnect }: { host: string; port: number; onConnect: () => void }): Socket => {
    const socket = connect({ host, port }, onConnect);
    socket.setKeepAlive(true, 60_000);
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    if (this.cut) queueMicrotask(() => socket.destroy(new Error('no way to the broker')));
    return socket;
  };

  breakDown(): void {
    this.cut = true;
    for (const socket of this.sockets) socket.destroy(new Error('connection reset'));
  }

  comeBack(): void {
    this.cut = false;
  }
}

/** Brokers of a Kafka that the tests may write to, or undefined. */
export function kafkaBrokers(): readonly string[] | undefined {
  const given = process.env.TEST_KAFKA_BROKERS;
  return given === undefined || given === '' ? undefined : given.split(',');
}

export function openKafkaBench(brokers: readonly string[]): Promise<FeedSinkBench> {
  const network = new Network();
  const logger = pino({ level: 'silent' });
  // A broker that has just started needs some time before it accepts consumers.
  const retry = { initialRetryTime: 200, maxRetryTime: 1000, retries: 15 };
  const reading = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING, retry });
  const sinks: KafkaSink[] = [];
  const another = () => {
    const sink = new KafkaSink({ brokers, logger, partitions: 3, socketFactory: network.connect });
    sinks.push(sink);
    return sink;
  };
  return Promise.resolve({
    sink: another(),
    another,
    read: (topic: string) => readTopic(reading, topic),
    breakDown: () => network.breakDown(),
    comeBack: () => network.comeBack(),
    dispose: async () => {
      await Promise.all(sinks.map((sink) => sink.close()));
    },
  });
}

/** Reads the topic from its start to its present end, like any consumer. */
export async function readTopic(kafka: Kafka, topic: string): Promise<readonly Delivered[]> {
  const admin = kafka.admin();
  await admin.connect();
  const ends = await admin.fetchTopicOffsets(topic);
  await admin.disconnect();
  const missing = new Map(ends.filter(({ high }) => high !== '0').map(({ partition, high }) => [partition, high]));
  if (missing.size === 0) return [];
  const found: Delivered[] = [];
  const consumer = kafka.consumer({ groupId: `test-${randomUUID()}` });
  await consumer.connect();
  try {
    await consumer.subscribe({ topic, fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => {
        if (!payload.restart) reject(payload.error);
      });
      const eachMessage = ({ partition, message }: Taken): Promise<void> => {
        found.push({ topic, ...opened(message) });
        if (String(Number(message.offset) + 1) === missing.get(partition)) missing.delete(partition);
        if (missing.size === 0) resolve();
        return Promise.resolve();
      };
      consumer.run({ eachMessage }).catch(reject);
    });
    return found;
  } finally {
    await consumer.disconnect();
  }
}

interface Taken {
  readonly partition: number;
  readonly message: {
    readonly offset: string;
    readonly key: Buffer | null;
    readonly value: Buffer | null;
    readonly headers?: Readonly<Record<string, unknown>>;
  };
}

/** @throws Error if key, headers and value are inconsistent */
function opened({ key, value, headers }: Taken['message']): { key: string; event: FeedEvent } {
  const event = JSON.parse(value?.toString() ?? 'null') as FeedEvent;
  const header = (name: string) => (headers?.[name] as Buffer | undefined)?.toString();
  const agree =
    key?.toString() === event.partitionkey &&
    header('ce_id') === event.id &&
    header('ce_type') === event.type &&
    header('ce_subject') === event.subject &&
    header('content-type') === 'application/cloudevents+json; charset=UTF-8';
  if (!agree) throw new Error(`headers of ${event.id} differ from it`);
  return { key: event.partitionkey, event };
}
