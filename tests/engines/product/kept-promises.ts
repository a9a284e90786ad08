/** Conditions that must hold for a product on servers after any fault. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import { PolicyHost } from '../../../services/platform/consuming/policy-host.js';
import { ProjectionHost } from '../../../services/platform/consuming/projection-host.js';
import { Metrics } from '../../../services/platform/operations/metrics.js';
import { EventLog } from '../../../services/platform/event-sourcing/event-log.js';
import { isUnreadable } from '../../../services/platform/event-sourcing/event-log.js';
import { FEED_RELAY } from '../../../services/platform/feed/feed-relay.js';
import { FeedRegistry } from '../../../services/platform/feed/feed-registry.js';
import { brokenReceipts, disagreements } from '../../faults/log-promises.js';
import { readLogOf } from '../../faults/read-log.js';
import type { SentCommands } from '../../faults/sent-commands.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import type { Delivered } from '../feed/feed-sink-bench.js';
import { readTopic } from '../feed/kafka-sink-bench.js';
import type { OwnServers } from './own-servers.js';

const SETTLED_WITHIN_MS = 60_000;

/**
 * Waits until every consumer has reached the end of the log, then returns the violations: acknowledged commands that
 * are not in the log exactly once, inconsistent streams, and messages that are missing, out of order or different when
 * repeated.
 */
export async function brokenPromises(server: MarinaServer, servers: OwnServers, sent: SentCommands): Promise<string[]> {
  await lagIsZero(server);
  const log = await readLogOf(server.engines.eventStore, false);
  return [
    ...brokenReceipts(log, sent.acknowledged).wrong,
    ...disagreements(log),
    ...(await wrongMessages(server, servers)),
  ];
}

/**
 * Waits until all consumers have caught up according to the metrics. A consumer that waits for its lease does not count
 * as caught up.
 * @throws Error with the lagging consumers after a minute
 */
export async function lagIsZero(server: MarinaServer): Promise<void> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  const followers = [
    ...server.app.get(ProjectionHost, { strict: false }).names(),
    ...server.app.get(PolicyHost, { strict: false }).names(),
    FEED_RELAY,
  ];
  for (let quiet = 0; quiet < 3;) {
    const lags = await metricsOf(server, 'quayside_consumer_lag');
    const behind = [
      ...followers.filter((name) => !lags.some(({ labels }) => labels.includes(`consumer="${name}"`))),
      ...lags.filter(({ value }) => value !== 0),
      ...(await metricsOf(server, 'quayside_parked_streams')).filter(({ value }) => value !== 0),
      ...(await metricsOf(server, 'quayside_consumer_state')).filter(
        ({ labels, value }) => labels.includes('state="live"') !== (value === 1),
      ),
    ];
    quiet = behind.length === 0 ? quiet + 1 : 0;
    if (performance.now() > until) throw new Error(`still behind: ${JSON.stringify(behind)}`);
    await pause(50);
  }
}

export async function metricsOf(server: MarinaServer, name: string): Promise<{ labels: string; value: number }[]> {
  const text = await server.app.get(Metrics, { strict: false }).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .map((line) => ({ labels: line.slice(name.length, line.lastIndexOf(' ')), value: Number(line.split(' ').at(-1)) }));
}

/** Checks that every message of the log is in Kafka, those of one key in log order, and repeated ones identical. */
async function wrongMessages(server: MarinaServer, { broker }: OwnServers): Promise<string[]> {
  const registry = server.app.get(FeedRegistry, { strict: false });
  const events = await server.app.get(EventLog, { strict: false }).after(0, 1_000_000);
  const wanted = events.flatMap((event) => (isUnreadable(event) ? [] : registry.messagesOf(event)));
  const kafka = new Kafka({ brokers: [broker.address], clientId: randomUUID(), logLevel: logLevel.NOTHING });
  const wrong: string[] = [];
  for (const { name } of registry.topics()) {
    const expected = wanted.filter(({ topic }) => topic === name);
    const delivered = expected.length === 0 ? [] : await readTopic(kafka, name);
    const once = new Map<string, Delivered>();
    for (const message of delivered) {
      const before = once.get(message.event.id);
      if (before === undefined) once.set(message.event.id, message);
      else if (JSON.stringify(before.event) !== JSON.stringify(message.event)) {
        wrong.push(`${name}: message ${message.event.id} came in two versions`);
      }
    }
    for (const key of new Set([...expected, ...once.values()].map((each) => each.key))) {
      const ids = (of: Iterable<{ key: string; event: { id: string } }>) =>
        [...of].filter((each) => each.key === key).map(({ event }) => event.id);
      const [should, is] = [ids(expected), ids(once.values())];
      if (should.join() !== is.join()) wrong.push(`${name} ${key}: should be ${should.join()}, is ${is.join()}`);
    }
  }
  return wrong;
}
