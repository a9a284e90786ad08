import { Kafka, logLevel } from 'kafkajs';
import { randomUUID } from 'node:crypto';
import { feedSource, FeedRegistry, messageBody } from '../../../services/platform/feed/feed-registry.js';
import { FeedRelay } from '../../../services/platform/feed/feed-relay.js';
import type { FeedMessage } from '../../../services/platform/feed/feed-registry.js';
import { KafkaSink } from '../../../services/platform/feed/kafka-sink.js';
import { messagesAbout } from '../../../contracts/vocabulary/feed-envelope.js';
import * as z from 'zod';
import { notebook, type NotebookEvent, PlatformBench } from '../../fixtures/platform-bench.js';
import type { Extent } from '../extent.js';
import { inTurn, median, rate, ratiosOf, type Row } from '../figures.js';
import type { ServersMeasured } from '../servers-measured.js';

const AT_ONCE = 500;
const STREAMS = 200;

const message = messagesAbout({ subject: 'notebook_id', key: 'notebook-{notebook_id}' });
const written = message({
  type: 'quayside.notebook.written',
  summary: 'A line was written',
  data: z.object({ notebook_id: z.string(), length: z.number().int() }),
  example: { notebook_id: 'n1', length: 3 },
});

/** Relays a log's messages to Kafka, against a bare producer with the same settings and the same bytes. */
export async function relayRows({ brokers }: ServersMeasured, extent: Extent): Promise<Row[]> {
  if (brokers === undefined) return [];
  const all = extent(10_000, STREAMS);
  const bench = new PlatformBench();
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  try {
    await writeLines(bench, all);
    const head = await bench.store.head();
    let sent: FeedMessage[] = [];
    const relayed = async () => {
      const registry = registryOf();
      const { log, deadLetters } = bench.core;
      const { logger, record } = bench;
      await record.deleteCheckpoint('feed');
      const sink = new KafkaSink({ brokers, logger });
      const publish = sink.publish.bind(sink);
      const messages: FeedMessage[] = [];
      sink.publish = (some) => {
        messages.push(...some);
        return publish(some);
      };
      // Topics and connections are created once, so creating them is not measured.
      await sink.open(registry.topics().map(({ name }) => name));
      const relay = new FeedRelay({ log, registry, sink, record, deadLetters, logger });
      const started = performance.now();
      relay.start();
      if (!(await relay.reached(head, 120_000))) throw new Error(`the relay: ${relay.status().error ?? 'too slow'}`);
      const seconds = (performance.now() - started) / 1000;
      await relay.stop();
      sent = messages;
      return all / seconds;
    };
    const bare = async () => {
      const topic = `quayside-bench.${randomUUID()}.v1`;
      const admin = kafka.admin();
      await admin.connect();
      await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 6 }] });
      await admin.disconnect();
      const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
      const started = performance.now();
      await producer.connect();
      for (let from = 0; from < sent.length; from += AT_ONCE) {
        const messages = sent.slice(from, from + AT_ONCE).map(({ key, event }) => ({
          key,
          value: JSON.stringify(event),
          headers: headersOf(event),
        }));
        await producer.sendBatch({ acks: -1, topicMessages: [{ topic, messages }] });
      }
      const seconds = (performance.now() - started) / 1000;
      await producer.disconnect();
      return sent.length / seconds;
    };
    await relayed();
    await bare();
    const { ones, others } = await inTurn(extent(5, 1), relayed, bare);
    return [
      {
        what: `${all.toLocaleString('en')} events of a log into Kafka`,
        against: 'a bare `kafkajs` producer of the same bytes, idempotent, all acks, 500 at a time',
        ratios: ratiosOf(ones, others),
        goal: '≥ 0.7',
        measured: rate(median(ones)),
        reference: rate(median(others)),
      },
    ];
  } finally {
    await bench.close();
  }
}

/** As many bytes as the headers of the product's messages. */
function headersOf({ specversion, id, source, type, subject, time }: FeedMessage['event']): Record<string, string> {
  return {
    ce_specversion: specversion,
    ce_id: id,
    ce_source: source,
    ce_type: type,
    ce_subject: subject,
    ce_time: time,
  };
}

async function writeLines(bench: PlatformBench, all: number): Promise<void> {
  const perBook = all / STREAMS;
  await Promise.all(
    Array.from({ length: STREAMS }, (_, index) =>
      bench.core.repository.execute(notebook, `n${index}`, bench.context(), (): NotebookEvent[] =>
        Array.from({ length: perBook }, (_unused, line) => ({
          type: 'LineWritten',
          data: { by: `p${index % 20}`, line: `Line ${line} of the book` },
        })),
      ),
    ),
  );
}

/** One topic with a unique name, because brokers keep their topics. */
function registryOf(): FeedRegistry {
  const topic = { name: `quayside-bench.${randomUUID()}.v1`, summary: 'Notebooks', messages: { written } };
  const registry = new FeedRegistry();
  registry.register(
    'notebook-',
    feedSource<NotebookEvent>(topic, {
      LineWritten: ({ stream, data: { line } }) => [
        messageBody(written, { notebook_id: stream.slice('notebook-'.length), length: line?.length ?? 0 }),
      ],
      NotebookClosed: 'unpublished',
    }),
  );
  return registry;
}
