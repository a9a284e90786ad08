/**
 * Faults of a broker as the relay meets them: no message is lost, the messages of a record stay in order, a repeated
 * message has the same id, and the relay recovers by itself.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import type { FeedTopic } from '../../../contracts/vocabulary/feed-envelope.js';
import type { FeedRegistry } from '../../../services/platform/feed/feed-registry.js';
import { FEED_RELAY, FeedRelay } from '../../../services/platform/feed/feed-relay.js';
import { KafkaSink } from '../../../services/platform/feed/kafka-sink.js';
import { PlatformBench } from '../../fixtures/platform-bench.js';
import { BrokenLine } from '../read-models/broken-line.js';
import { notRun } from '../read-models/mongo-under-test.js';
import type { Delivered } from './feed-sink-bench.js';
import { readTopic } from './kafka-sink-bench.js';
import { notebookRegistry } from './notebook-feed.js';
import { hasOwnBroker, OwnBroker } from './own-broker.js';
import { expectWholeLog } from './whole-log.js';

const NAME = 'the relay to Kafka, faults';
/** Duration of the outage under load; set a minute for a thorough run. */
const OUTAGE_MS = Number(process.env['TEST_OUTAGE_MS'] ?? 3_000);
const WITHIN_MS = OUTAGE_MS + 20_000;
/** The API key follows the length of a request of the Kafka protocol; 0 means a batch of messages. */
const isProduce = (request: Buffer): boolean => request.length > 6 && request.readInt16BE(4) === 0;

if (process.env['TEST_KAFKA_BROKERS'] === undefined) notRun(NAME, 'TEST_KAFKA_BROKERS names no server');
else if (hasOwnBroker) describe(NAME, describeFaults);
else notRun(NAME, 'there is no Kafka to start; npm run engines -- up kafka fetches one');

function describeFaults(): void {
  let broker: OwnBroker;
  let line: BrokenLine;
  let platform: PlatformBench;
  let registry: FeedRegistry;
  let topic: FeedTopic;
  let relay: FeedRelay;
  let reading: Kafka;

  beforeAll(async () => {
    broker = await OwnBroker.start();
  }, 90_000);
  afterAll(() => broker.dispose());

  beforeEach(async () => {
    const retry = { initialRetryTime: 200, maxRetryTime: 1000, retries: 15 };
    reading = new Kafka({ brokers: [broker.address], logLevel: logLevel.NOTHING, retry });
    line = await BrokenLine.to(broker);
    platform = new PlatformBench();
    ({ registry, topic } = notebookRegistry());
    relay = relayOn();
    await write(4);
    await caughtUp();
  }, 60_000);
  afterEach(async () => {
    line.mend();
    line.delayMs = 0;
    await relay.stop();
    await line.dispose();
    await platform.close();
  }, 60_000);

  function relayOn(): FeedRelay {
    const { record, logger } = platform;
    const { log, deadLetters } = platform.core;
    const sink = new KafkaSink({
      brokers: [broker.address],
      logger,
      partitions: 3,
      requestTimeoutMs: 1_500,
      socketFactory: ({ onConnect }) => connect({ host: '127.0.0.1', port: line.port }, onConnect),
    });
    const made = new FeedRelay({ log, registry, sink, record, deadLetters, logger });
    made.start();
    return made;
  }

  const caughtUp = async () => {
    expect(await relay.reached(await platform.store.head(), WITHIN_MS)).toBe(true);
    // The error is reported before the state becomes live again.
    await until(() => relay.status().state === 'live');
    expect(relay.status().error).toBeNull();
  };
  const delivered = (): Promise<readonly Delivered[]> => readTopic(reading, topic.name);
  const failing = async () => {
    await until(() => relay.status().state === 'failing');
    expect(relay.status().error).toMatch(/^Kafka (cannot be reached|did not take messages): [^\n]+$/);
  };

  let written = 0;
  const write = async (count: number) => {
    for (let index = 0; index < count; index += 1) await platform.write(`n${(written += 1) % 4}`, `line ${written}`);
  };

  /** Runs an action while users keep working, and for a moment after it. */
  async function underLoad(something: () => Promise<void>): Promise<void> {
    const home = new AbortController();
    const people = (async () => {
      while (!home.signal.aborted) {
        await write(3);
        await pause(10);
      }
    })();
    try {
      await pause(200);
      await something();
      await pause(200);
    } finally {
      home.abort();
      await people;
    }
  }

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    `a broker that is ended by %s, and away for ${OUTAGE_MS} ms under load`,
    async (signal) => {
      await underLoad(async () => {
        await broker.kill(signal);
        await failing();
        const saved = await platform.record.loadCheckpoint(FEED_RELAY);
        await pause(OUTAGE_MS);
        expect(await platform.record.loadCheckpoint(FEED_RELAY)).toBe(saved);
        await broker.start();
      });
      await caughtUp();
      await expectWholeLog(platform, await delivered());
    },
    OUTAGE_MS + 90_000,
  );

  it('a broker that freezes for longer than it may take to answer', async () => {
    await underLoad(async () => {
      broker.freeze();
      try {
        await failing();
        await pause(1_000);
      } finally {
        broker.thaw();
      }
    });
    await caughtUp();
    await expectWholeLog(platform, await delivered());
  }, 90_000);

  it('a broker that is slow: nothing fails and nothing comes twice', async () => {
    line.delayMs = 300;
    await underLoad(() => pause(2_000));
    await caughtUp();
    const messages = await delivered();
    await expectWholeLog(platform, messages);
    expect(new Set(messages.map(({ event }) => event.id)).size).toBe(messages.length);
  }, 90_000);

  it('messages whose answer was lost: the same producer does not store them twice', async () => {
    for (let round = 0; round < 3; round += 1) {
      line.loseAnswerTo(isProduce);
      await write(8);
      await caughtUp();
      expect(line.lost).toBe(true);
    }
    const messages = await delivered();
    await expectWholeLog(platform, messages);
    expect(new Set(messages.map(({ event }) => event.id)).size).toBe(messages.length);
  }, 90_000);

  it('messages whose answer was lost, in a broker that is then killed', async () => {
    line.loseAnswerTo(isProduce, async () => {
      await broker.kill();
      await broker.start();
    });
    await underLoad(async () => {
      await until(() => line.lost);
    });
    await caughtUp();
    await expectWholeLog(platform, await delivered());
  }, 90_000);

  it('a network that is cut again and again', async () => {
    await underLoad(async () => {
      for (let round = 0; round < 4; round += 1) {
        line.cut();
        await failing();
        line.mend();
        await pause(400);
      }
    });
    await caughtUp();
    await expectWholeLog(platform, await delivered());
  }, 90_000);
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + WITHIN_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`it was not so within ${WITHIN_MS} ms`);
    await pause(5);
  }
}
