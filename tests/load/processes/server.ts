import { manyBerthsApi } from '../../../contracts/berths/api.js';
import { MOST_NEW_BERTHS } from '../../../contracts/berths/vocabulary.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import { marinaApi } from '../../../contracts/marinas/api.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { Consumers } from '../../../services/platform/consuming/consumers.js';
import { ProjectionHost } from '../../../services/platform/consuming/projection-host.js';
import { EventLog } from '../../../services/platform/event-sourcing/event-log.js';
import { reservationList } from '../../../services/reservations/projections/reservation-list.js';
import { type Asked, type Harbour, openHarbour, startHarbourServer } from '../../fixtures/harbour.js';
import type { MarinaServer } from '../../fixtures/marina-server.js';
import { EDITOR } from '../../fixtures/permissions.js';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { answerQuestions } from '../child-program.js';
import { fillCustomers, fillList } from './long-list.js';
import { withNoops } from './noop-module.js';

/** A whole server for the bench, filled from inside the process and measured from outside. */
let server: MarinaServer | undefined;
let harbour: Harbour | undefined;

const profiler = new Session();

const started = () => {
  if (server === undefined) throw new Error('not started');
  return server;
};

const consumers = () => started().app.get(Consumers, { strict: false });

answerQuestions({
  /**
   * @param directory data of an earlier run; absent: a new, empty one
   * @param log URL of a server with the log; absent: it is in the directory
   */
  start: async ({ directory, log }: { directory?: string; log?: string }) => {
    const settings = {
      ...(directory === undefined ? {} : { DATA_DIR: directory }),
      ...(log === undefined ? {} : { EVENT_STORE_URL: log }),
    };
    server = await startHarbourServer({ around: withNoops, settings, now: '2027-06-01T08:00:00.000Z' });
    return server.url;
  },

  /** A marina with one pier; returns a token of its staff. */
  harbour: async ({ berths }: { berths: number }) => {
    const lengths = Array.from({ length: berths }, (_, index) => 11 + (index % 4));
    harbour = await openHarbour(started(), { berths: lengths });
    return harbour.token;
  },

  /** The code by which boaters name the marina that was opened last. */
  code: () => harbour?.code(),

  /** Marinas with this many berths each; returns a token of an administrator, and the country that only one has. */
  chain: async ({ marinas, berths }: { marinas: number; berths: number }) => {
    const admin = await started().addAdmin();
    for (let index = 0; index < marinas; index += 1) {
      const one = await openHarbour(started(), { marina: { country: index === 0 ? 'NO' : 'FR' }, berths: [12] });
      const pier_id = one.piers.get('A') ?? '';
      for (let first = 2; first <= berths; first += MOST_NEW_BERTHS) {
        const last = Math.min(berths, first + MOST_NEW_BERTHS - 1);
        const body = { pier_id, first, last, max_loa: 12, max_beam: 4, max_draft: 2 };
        await started().must(manyBerthsApi.createMany, { token: one.token, body });
      }
    }
    await started().settled(600_000);
    return { token: admin.token, countries: ['NO'] };
  },

  /** Lengthens the register of the marina that was opened last; returns a token of its staff and the resulting length. */
  fillCustomers: async ({ length }: { length: number }) => {
    await started().settled(120_000);
    const { readModels } = started().engines;
    const { marina = '', token = '' } = harbour ?? {};
    return { token, listed: await fillCustomers(readModels, marina, length) };
  },

  /** Requests with a price that the boater has accepted; returns their ids. */
  agreed: async ({ count }: { count: number }) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 16) {
      const some = Array.from({ length: Math.min(16, count - index) }, (_, at) => agreedOne(index + at));
      ids.push(...(await Promise.all(some)).map(({ id }) => id));
    }
    await started().settled(120_000);
    return ids;
  },

  /** Tokens of this many sessions of staff. */
  sessions: async ({ count }: { count: number }) => {
    const { staff } = harbour ?? {};
    const tokens: string[] = [];
    for (let index = 0; index < count; index += 1) {
      tokens.push(await started().signIn(staff?.email ?? ''));
    }
    return tokens;
  },

  /** The demo marina with the most reservations, one of its staff, and the query of its list. */
  busiestMarina: async () => {
    const admin = await started().addUser({ email: 'bench-admin@example.org', is_admin: true });
    const { items } = await started().must(marinaApi.getall, { token: admin.token, body: { page_size: 100 } });
    const model = started().app.get(ProjectionHost, { strict: false }).model(reservationList);
    const sizes = await Promise.all(
      items.map(async ({ id }) => ({ id, count: await model.count({ listed_for: id }) })),
    );
    const [busiest] = sizes.sort((a, b) => b.count - a.count);
    if (busiest === undefined) throw new Error('there is no marina');
    const staff = await started().addStaff(busiest.id, EDITOR, { email: 'bench-desk@example.org' });
    return { marina: busiest.id, token: staff.token, path: reservationApi.getall.path };
  },

  /** Lengthens the marina's list with copies up to this length. */
  fillList: ({ marina, length }: { marina: string; length: number }) =>
    fillList(started().engines.readModels, marina, length),

  settled: () => started().settled(600_000),

  /** Waits until the read models hold the whole log. */
  built: async () => {
    const { app } = started();
    const head = await app.get(EventLog, { strict: false }).head();
    return app.get(ProjectionHost, { strict: false }).reached(head, 600_000);
  },

  /** Stops all consumers until `release`. */
  hold: () => consumers().settledAndHeld(),

  release: async () => {
    consumers().release();
    await started().settled(600_000);
  },

  /** Records a processor profile until `endProfile`. */
  beginProfile: async () => {
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.start');
  },

  endProfile: async ({ file }: { file: string }) => {
    const { profile } = await profiler.post('Profiler.stop');
    profiler.disconnect();
    writeFileSync(file, JSON.stringify(profile));
  },

  usage: () => ({ ...process.cpuUsage(), rss: process.memoryUsage().rss }),

  /** The memory in use while the process is idle. */
  atRest: async () => {
    await started().settled(600_000);
    for (let round = 0; round < 5; round += 1) {
      globalThis.gc?.();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return process.memoryUsage().rss;
  },

  stop: () => server?.app.close(),
});

/** Spread over a year, so that some but not all berths are free. */
async function agreedOne(index: number): Promise<Asked> {
  if (harbour === undefined) throw new Error('there is no harbour');
  const start_date = addDays('2027-06-11', index % 300);
  return harbour.agreed({ start_date, end_date: addDays(start_date, 3) });
}
