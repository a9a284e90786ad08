import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Consumers } from '../../../services/platform/consuming/consumers.js';
import { TURNS_WITHOUT_DOCUMENTS } from '../../../services/platform/consuming/consumer-commits.js';
import { CountedReadModels } from '../../fixtures/counted-read-models.js';
import { openCaseGround } from '../../fixtures/every-command/case-ground.js';
import type { CaseGround } from '../../fixtures/every-command/command-case.js';
import { everyCommand } from '../../fixtures/every-command/every-command.js';
import { sendReady } from '../../fixtures/every-command/send-ready.js';
import { startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { type OldSystem, startOldSystem } from '../../fixtures/old-system.js';
import { commandCalls, roomForPages } from './read-model-calls.js';

let oldSystem: OldSystem;
let server: MarinaServer;
let ground: CaseGround;
const counted = new CountedReadModels();

beforeAll(async () => {
  oldSystem = await startOldSystem();
  server = await startHarbourServer({ settings: { OLD_SYSTEM_URL: oldSystem.url }, engines: counted.within });
  ground = await openCaseGround(server, oldSystem);
}, 60_000);
afterAll(async () => {
  await server.close();
  await oldSystem.close();
});

/** Waits until all consumers wait for the next event. */
async function settled(): Promise<void> {
  await server.app.get(Consumers, { strict: false }).settled();
  for (let turn = 0; turn < 3 * TURNS_WITHOUT_DOCUMENTS; turn += 1) await nextTurn();
}

describe('the calls of a command to the read models, with all that follows from it', () => {
  it('have a line for each command of the contracts, and no other', () => {
    const paths = everyCommand.map(({ route }) => route.path);
    expect(Object.keys(commandCalls).toSorted()).toEqual(paths.toSorted());
  });

  it.each(everyCommand.map((command) => [command.route.path, command] as const))(
    'are few for %s',
    async (path, { route, ready }) => {
      const call = await ready(ground);
      await settled();
      const calls = await counted.during(async () => {
        const answer = await sendReady(server, route, call);
        expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, '']);
        await settled();
      });
      const [reads, loads, writes] = commandCalls[path] ?? [0, 0, 0];
      const [moreReads, moreLoads, moreWrites] = roomForPages;
      const areFew =
        calls.reads <= reads + moreReads && calls.loads <= loads + moreLoads && calls.writes <= writes + moreWrites;
      expect(areFew ? 'few' : JSON.stringify(calls)).toBe('few');
    },
  );
});
