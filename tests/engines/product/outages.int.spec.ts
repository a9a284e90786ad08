/** The product while each of its servers is unavailable under load, one after the other. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '../../../services/demo/chance.js';
import { CommandTraffic } from '../../faults/command-traffic.js';
import { furnish, type Installation } from '../../faults/installation.js';
import { differencesToRebuild } from '../../faults/read-model-copy.js';
import { receiptOf, SentCommands } from '../../faults/sent-commands.js';
import { startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { notRun } from '../read-models/mongo-under-test.js';
import { brokenPromises, lagIsZero, metricsOf } from './kept-promises.js';
import { OwnServers, whyNoOwnServers } from './own-servers.js';

/** Duration of an outage under load; set a minute for a thorough run. */
const OUTAGE_MS = Number(process.env['TEST_OUTAGE_MS'] ?? 3_000);
const WITHIN_MS = OUTAGE_MS + 120_000;

const NAME = 'the product, and servers that go away';
if (whyNoOwnServers === undefined) describe(NAME, describeOutages);
else notRun(NAME, whyNoOwnServers);

interface Outage {
  readonly what: string;
  /** The part that `/health/ready` reports during the outage. */
  readonly culprit: string;
  /** Consumers that `/metrics` does not report as live during the outage. They wait for a log that is away in place. */
  readonly affected: RegExp;
  readonly away: (servers: OwnServers) => Promise<void> | void;
  readonly back: (servers: OwnServers) => Promise<void> | void;
}

function describeOutages(): void {
  let servers: OwnServers;
  const clearing: (() => unknown)[] = [];
  let server: MarinaServer;
  let installation: Installation;
  let traffic: CommandTraffic;
  const sent = new SentCommands('');

  beforeAll(async () => {
    servers = await OwnServers.start();
    clearing.push(() => servers.dispose());
    const settings = { ...servers.settings, LOG_LEVEL: 'silent' as const };
    server = await startHarbourServer({ settings, now: new Date().toISOString() });
    clearing.push(
      () => rmSync(server.settings.DATA_DIR, { recursive: true, force: true }),
      () => server.stop(),
    );
    installation = await furnish(server, [12, 12, 12, 12, 10, 14]);
    sent.url = server.url;
    traffic = new CommandTraffic(installation, sent, new Chance('outages'), {
      workers: 2,
      mayBeUnavailable: true,
      beforeEach: () => pause(50),
    });
  }, 300_000);

  afterAll(async () => {
    for (const clear of clearing.reverse()) await clear();
  }, 60_000);

  const culprits = async () => (await server.send<{ culprits: { part: string }[] }>('GET', '/health/ready')).body;

  const consumersSaidToBe = async (state: string) =>
    (await metricsOf(server, 'quayside_consumer_state')).flatMap(({ labels, value }) =>
      value === 1 && labels.includes(`state="${state}"`) ? [/consumer="([^"]+)"/.exec(labels)?.[1] ?? ''] : [],
    );

  /** Runs an action while users keep working, and for some moments after it. */
  async function underLoad(something: () => Promise<void>): Promise<void> {
    const working = traffic.run(installation.staff.token);
    try {
      await pause(500);
      await something();
      await pause(1_000);
    } finally {
      traffic.halt();
    }
    expect(await working).toEqual([]);
  }

  /** Repeats every request that was to be retried, and once more than needed. */
  async function resend(): Promise<void> {
    for (const command of sent.all.filter(({ answer }) => answer === null || answer.status === 503)) {
      command.answer = await sent.ask(command);
      expect(command.answer.status).toBeLessThan(500);
      const again = await sent.ask(command);
      if (command.answer.status === 200) expect(receiptOf(again)).toEqual(receiptOf(command.answer));
    }
  }

  const isPromised = async () => {
    await resend();
    expect(await brokenPromises(server, servers, sent)).toEqual([]);
    expect(await culprits()).toMatchObject({ status: 'ready', culprits: [] });
  };

  const outages: readonly Outage[] = [
    {
      what: 'the event store is away',
      culprit: 'event_store',
      affected: /(?!)/,
      away: ({ log }) => log.goAway(),
      back: ({ log }) => log.comeBack(),
    },
    {
      what: 'MongoDB is killed',
      culprit: 'read_models',
      affected: /@/,
      away: ({ mongo }) => mongo.kill(),
      back: ({ mongo }) => mongo.start(),
    },
    {
      what: 'MongoDB has no primary for a while',
      culprit: 'read_models',
      affected: /@/,
      away: ({ mongo }) =>
        mongo.fail(['update', 'find', 'aggregate'], { errorCode: 189, errorLabels: ['RetryableWriteError'] }),
      back: ({ mongo }) => mongo.obey(),
    },
    {
      what: 'Kafka is killed',
      culprit: 'feed',
      affected: /^feed$/,
      away: ({ broker }) => broker.kill(),
      back: ({ broker }) => broker.start(),
    },
  ];

  it.each(outages.map((outage) => [outage.what, outage] as const))(
    '%s: it says so, takes up again by itself, and has kept every promise',
    async (_, { culprit, affected, away, back }) => {
      const before = sent.acknowledged.length;
      await underLoad(async () => {
        await away(servers);
        try {
          await pause(OUTAGE_MS);
          await reported(async () => (await culprits()).culprits.some(({ part }) => part === culprit));
          await reported(async () => !(await consumersSaidToBe('live')).some((name) => affected.test(name)));
        } finally {
          await back(servers);
        }
        await lagFalls();
      });
      await isPromised();
      expect(sent.acknowledged.length).toBeGreaterThan(before);
    },
    WITHIN_MS,
  );

  /** Waits for the report: an idle process notices an outage late. */
  async function reported(isReported: () => Promise<boolean>): Promise<void> {
    const until = performance.now() + 30_000;
    while (!(await isReported())) {
      await pause(200);
      if (performance.now() < until) continue;
      throw new Error(`it is not reported: ${JSON.stringify([await culprits(), await consumersSaidToBe('live')])}`);
    }
  }

  /** Waits until all consumers work again, though not up to the head of a growing log. */
  async function lagFalls(): Promise<void> {
    const until = performance.now() + 60_000;
    for (;;) {
      const { culprits: named } = await culprits();
      if (named.length === 0) return;
      if (performance.now() > until) throw new Error(`still not ready: ${JSON.stringify(named)}`);
      await pause(200);
    }
  }

  it(
    'a clock that jumps, ahead and back: nothing waits for it and nothing is out of order',
    async () => {
      const now = server.clock.now().getTime();
      await underLoad(async () => {
        for (const minutes of [10, -30, 600, -600, 0]) {
          server.clock.set(new Date(now + minutes * 60_000).toISOString());
          await pause(300);
        }
      });
      await isPromised();
    },
    WITHIN_MS,
  );

  it(
    'leaves read models that a rebuild makes the same way',
    async () => {
      await lagIsZero(server);
      await server.stop();
      const { documents, wrong } = await differencesToRebuild(installation.directory, servers.settings);
      expect(wrong).toEqual([]);
      expect(documents).toBeGreaterThan(100);
    },
    WITHIN_MS,
  );
}
