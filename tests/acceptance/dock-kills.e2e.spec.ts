import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { reservationApi } from '../../contracts/reservations/api.js';
import { Chance } from '../../services/demo/chance.js';
import { aheadOfToday } from '../faults/command-traffic.js';
import { dockDisagreements, lostTaps } from '../faults/dock-promises.js';
import { DockTraffic } from '../faults/dock-traffic.js';
import { type Installation, seedInstallation } from '../faults/installation.js';
import { onCopy } from '../faults/log-copy.js';
import { brokenReceipts, disagreements } from '../faults/log-promises.js';
import { readLog } from '../faults/read-log.js';
import { receiptOf, UnansweredError } from '../faults/sent-commands.js';
import { ServedProduct } from '../faults/served-product.js';
import { PETREL, PRICE, somebody } from '../fixtures/harbour.js';
import { buildPrograms } from '../fixtures/role-process.js';

let installation: Installation;
let served: ServedProduct;
let traffic: DockTraffic;
const chance = new Chance('dock');

beforeAll(async () => {
  buildPrograms();
  installation = await seedInstallation([12, 12, 14]);
  served = new ServedProduct(installation.directory);
  traffic = new DockTraffic(installation, served.sent, () => Promise.resolve());
}, 120_000);
afterAll(async () => {
  await served.stop('SIGKILL');
  rmSync(installation.directory, { recursive: true, force: true });
});

const staff = async () => ({ who: installation.staff.id, token: await served.signIn(installation.staff) });
const read = () => onCopy(installation.directory, readLog);

/** Sends commands until the server dies; starts it again and sends the unanswered ones twice. */
async function dieAt(place: string, work: () => Promise<void>): Promise<void> {
  await served.start({ CRASH_AT: place });
  await expect(work()).rejects.toThrow(UnansweredError);
  await served.ended;
  await served.start();
  const admin = await served.signIn(installation.admin);
  await served.settled(admin);
  const recovered = await read();
  expect(dockDisagreements(recovered)).toEqual([]);
  const [command] = served.sent.unanswered;
  if (command === undefined) throw new Error('every command was answered');
  command.answer = await served.sent.ask(command);
  expect(command.answer.status).toBe(200);
  const again = await served.sent.ask(command);
  expect(again.body).toMatchObject({ ...receiptOf(command.answer) });
  await served.settled(admin);
  const { acknowledged } = served.sent;
  const log = await read();
  expect(brokenReceipts(log, acknowledged).wrong).toEqual([]);
  expect([...dockDisagreements(log), ...disagreements(log), ...lostTaps(log, acknowledged)]).toEqual([]);
  // What the server had written down before it died is not written a second time.
  expect(log.events.length).toBe(recovered.events.length);
}

describe('a server that is killed while the dock is walked', () => {
  it.each([
    ['between the book of walks and the walk', 'dock_walk.after_book'],
    ['before the walk of yesterday is saved', 'dock_walk.before_save'],
    ['after a merge, before its answer', 'dock_walk.after_taps'],
  ])(
    'dies %s, and loses no tap',
    async (_, place) => {
      await dieAt(place, async () => {
        const who = await staff();
        traffic.forget();
        for (let walk = 0; walk < 2; walk += 1) await traffic.walk(chance, who);
      });
    },
    60_000,
  );
});

describe('a server that is killed while a conflict is solved', () => {
  it.each([
    ['after the remedy is written down', 'conflict.after_begin'],
    ['between the plan and the boat', 'conflict.after_change'],
    ['before the conflict is solved', 'conflict.after_steps'],
  ])(
    'dies %s, and completes the remedy once',
    async (_, place) => {
      await dieAt(place, async () => {
        const who = await staff();
        const night = 20 + served.sent.all.length;
        const body = {
          action: 'APPROVE' as const,
          start_date: aheadOfToday(night),
          end_date: aheadOfToday(night + 2),
          boater: somebody(),
          vessel: PETREL,
          payment: PRICE,
          berth_id: installation.berths[0]?.id ?? '',
        };
        const made = await served.sent.send(reservationApi.create, who, body);
        await served.settled(await served.signIn(installation.admin));
        await traffic.remedy(receiptOf(made).id, chance, who);
      });
      const solved = (await read()).events.filter(({ type }) => type === 'ConflictSolved');
      expect(new Set(solved.map(({ stream }) => stream)).size).toBe(solved.length);
    },
    60_000,
  );
});
