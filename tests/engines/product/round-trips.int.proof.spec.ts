import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Consumers } from '../../../services/platform/consuming/consumers.js';
import { openCaseGround } from '../../fixtures/every-command/case-ground.js';
import type { CaseGround } from '../../fixtures/every-command/command-case.js';
import { everyCommand } from '../../fixtures/every-command/every-command.js';
import { sendReady } from '../../fixtures/every-command/send-ready.js';
import { startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { type OldSystem, startOldSystem } from '../../fixtures/old-system.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { writeFileSync } from 'node:fs';

let node: EventStoreDouble;
let oldSystem: OldSystem;
let server: MarinaServer;
let ground: CaseGround;
const found: Record<string, unknown> = {};

beforeAll(async () => {
  [node, oldSystem] = await Promise.all([EventStoreDouble.start(), startOldSystem()]);
  server = await startHarbourServer({ settings: { EVENT_STORE_URL: node.url, OLD_SYSTEM_URL: oldSystem.url } });
  ground = await openCaseGround(server, oldSystem);
}, 180_000);
afterAll(async () => {
  writeFileSync('/tmp/trips.json', JSON.stringify(found, null, 1));
  await server.close();
  node.goAway();
  await oldSystem.close();
});

const settled = () => server.app.get(Consumers, { strict: false }).settled();

/** Calls that were made to the log's server, without those of the clock: the head is read at most twice a second. */
async function callsDuring(run: () => Promise<unknown>) {
  const [appends, reads] = [node.calls.appends.length, node.calls.reads.length];
  await run();
  await settled();
  const made = node.calls.reads.slice(reads);
  return {
    appends: node.calls.appends.length - appends,
    streams: made.flatMap((read) => (read.kind === 'stream' ? [read.stream.replace(/-[0-9a-f].*/, '')] : [])),
    pages: made.filter(({ kind }) => kind === 'page').length,
  };
}

describe('the calls of a command to the server of the log, with all that follows from it', () => {
  it.each(everyCommand.map((command) => [command.route.path, command] as const))(
    '%s',
    async (path, { route, ready }) => {
      const call = await ready(ground);
      await settled();
      const calls = await callsDuring(async () => {
        const answer = await sendReady(server, route, call);
        const text = await answer.text();
        expect([answer.status, answer.status === 200 ? '' : text]).toEqual([200, '']);
      });
      found[path] = calls;
    },
    60_000,
  );
});
