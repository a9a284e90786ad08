/** The product on servers, in a process that repeatedly dies between two steps. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '../../../services/demo/chance.js';
import { CommandTraffic } from '../../faults/command-traffic.js';
import { furnish, type Installation } from '../../faults/installation.js';
import { differencesToRebuild } from '../../faults/read-model-copy.js';
import { receiptOf, UnansweredError } from '../../faults/sent-commands.js';
import { ServedProduct, UNLIMITED } from '../../faults/served-product.js';
import { startHarbourServer } from '../../fixtures/harbour.js';
import { buildPrograms } from '../../fixtures/role-process.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { notRun } from '../read-models/mongo-under-test.js';
import { brokenPromises } from './kept-promises.js';
import { OwnServers, whyNoOwnServers } from './own-servers.js';

/** A dead process holds its leases for a while, and nothing is consumed until then. */
const DIES_WITHIN_MS = 60_000;
const WITHIN_MS = DIES_WITHIN_MS + 60_000;

/** Names in calls of `crashPoint`, with the number of passes before the process dies. */
const PLACES = [
  ['between documents and checkpoint', 'read_model.before_checkpoint:10'],
  ['between reading documents and writing them', 'read_model.before_documents:25'],
  ['between an event and the command it leads to', 'policy.before_command:2'],
  ['between a command and the checkpoint of its policy', 'policy.before_checkpoint:4'],
  ['between messages in Kafka and the checkpoint', 'feed.before_checkpoint:3'],
  ['between two appends of one command', 'reservation.after_plan:2'],
] as const;

const NAME = 'the product on servers, killed';
if (whyNoOwnServers === undefined) describe(NAME, describeKills);
else notRun(NAME, whyNoOwnServers);

function describeKills(): void {
  let servers: OwnServers;
  const clearing: (() => unknown)[] = [];
  let installation: Installation;
  let served: ServedProduct;
  let traffic: CommandTraffic;

  const startHere = (directory?: string): Promise<MarinaServer> => {
    const place = directory === undefined ? {} : { DATA_DIR: directory };
    const settings = { ...servers.settings, ...place, LOG_LEVEL: 'silent' as const };
    return startHarbourServer({ settings, now: new Date().toISOString() });
  };

  beforeAll(async () => {
    buildPrograms();
    servers = await OwnServers.start();
    clearing.push(() => servers.dispose());
    const server = await startHere();
    installation = await furnish(server, [12, 12, 12, 12, 10, 14]);
    await server.stop();
    clearing.push(() => rmSync(installation.directory, { recursive: true, force: true }));
    served = new ServedProduct(installation.directory, { ...UNLIMITED, ...servers.environment, LOG_LEVEL: 'silent' });
    clearing.push(() => served.stop('SIGKILL'));
    const options = { workers: 2, beforeEach: () => pause(50), mayBeUnavailable: true };
    traffic = new CommandTraffic(installation, served.sent, new Chance('kills'), options);
  }, 300_000);

  afterAll(async () => {
    for (const clear of clearing.reverse()) await clear();
  }, 60_000);

  /** Sends requests until the server stops answering. */
  async function load(): Promise<void> {
    try {
      expect(await traffic.run(await served.signIn(installation.staff))).toEqual([]);
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
    }
  }

  it.each(PLACES)(
    'dies %s (%s)',
    async (_, place) => {
      // The process may already reach the place during its start.
      await served.start({ CRASH_AT: place }).catch(() => undefined);
      const late = new AbortController();
      const slow = pause(DIES_WITHIN_MS, 'lives', { signal: late.signal }).catch(() => 'lives');
      const working = load();
      expect(await Promise.race([served.ended, slow])).toBeNull();
      late.abort();
      await working;
    },
    WITHIN_MS,
  );

  it(
    'dies between an append and its answer',
    async () => {
      await served.start();
      const working = load();
      await pause(1_000);
      const before = servers.log.calls.appends.length;
      servers.log.faults.appends.push({ kind: 'answer_lost' });
      while (servers.log.calls.appends.length === before) await pause(2);
      // The request is stored by now or in a moment; its answer never arrives.
      await pause(20);
      await served.stop('SIGKILL');
      servers.log.faults.appends.length = 0;
      await working;
      expect(served.sent.unanswered.length).toBeGreaterThan(0);
    },
    WITHIN_MS,
  );

  it('has lost nothing acknowledged and done nothing twice after a restart', async () => {
    const server = await startHere(installation.directory);
    const { sent } = served;
    sent.url = server.url;
    try {
      for (const command of sent.all.filter(({ answer }) => answer === null || answer.status === 503)) {
        command.answer = await sent.ask(command);
        const again = await sent.ask(command);
        expect(command.answer.status).toBeLessThan(500);
        if (command.answer.status === 200) expect(receiptOf(again)).toEqual(receiptOf(command.answer));
      }
      expect(sent.acknowledged.length).toBeGreaterThan(10);
      expect(await brokenPromises(server, servers, sent)).toEqual([]);
    } finally {
      await server.stop();
    }
    const { documents, wrong } = await differencesToRebuild(installation.directory, servers.settings);
    expect(wrong).toEqual([]);
    expect(documents).toBeGreaterThan(100);
  }, 300_000);
}
