import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasingApi } from '../../contracts/customers/api.js';
import { mailOutboxApi, operationsApi } from '../../contracts/operations/api.js';
import { boaterReservationApi, reservationApi } from '../../contracts/reservations/api.js';
import { registeredEvents } from '../../services/apps/registered-events.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { backUp } from '../../services/platform/safekeeping/backup.js';
import { openOperatorPort } from '../../services/platform/safekeeping/backup-orders.js';
import { BackupRefusedError } from '../../services/platform/safekeeping/backup-refused.js';
import { ErasedList } from '../../services/platform/erasing/erased-list.js';
import { eraseListed, eraseListedKeys } from '../../services/platform/erasing/erasing-again.js';
import type { OperatorPort } from '../../services/platform/safekeeping/operator-port.js';
import { restore, type RestoreRequest } from '../../services/platform/safekeeping/restore.js';
import { type Asked, type Harbour, openHarbour, PRICE, startHarbourServer } from '../fixtures/harbour.js';
import { type MarinaServer, PASSWORD, startMarinaServer } from '../fixtures/marina-server.js';
import { wordsKept } from '../fixtures/words-kept.js';

const QUIET = () => undefined;
const NAME = 'Zwetschgenbaum';

describe('backups of a running product', () => {
  const home = mkdtempSync(join(tmpdir(), 'quayside-safe-'));
  const events = registeredEvents();
  let server: MarinaServer;
  let harbour: Harbour;
  let port: OperatorPort | null;
  let asked: Asked;
  /** Position before the request of the boater. */
  let before: number;

  const place = (name: string) => join(home, name);
  const position = () => server.app.get(EventLog, { strict: false }).head();
  const back = (name: string) => backUp(server.settings, place(name), events, server.clock, QUIET);
  const restored = (from: string, to: string, more: Partial<RestoreRequest> = {}) =>
    restore({ from: place(from), to: place(to), moment: null, erased: null, ...more }, events, server.clock, QUIET);

  beforeAll(async () => {
    server = await startHarbourServer();
    port = await openOperatorPort(server.settings, server.engines, server.clock);
    harbour = await openHarbour(server);
    await server.settled();
    before = await position();
    server.clock.advance(10 * 60_000);
    const boater = { first_name: 'Quirina', last_name: NAME, email: 'q@secret.example', phone: '+436601234567' };
    asked = await harbour.request({ boater });
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    await server.settled();
  });
  afterAll(async () => {
    await server.close();
    rmSync(home, { recursive: true, force: true });
  });

  it('hold everything that was acknowledged before, while commands go on', async () => {
    const acknowledged = await position();
    const admin = await server.addAdmin();
    expect(await server.must(operationsApi.backup, { token: admin.token })).toEqual({ last: null });
    const ending = new AbortController();
    const written: string[] = [];
    const writing = (async () => {
      while (!ending.signal.aborted) written.push((await harbour.request()).id);
    })();
    const made = await back('first').finally(() => ending.abort());
    await writing;
    expect(made.position).toBeGreaterThanOrEqual(acknowledged);
    expect(made).toMatchObject({ events: made.position, unreadable_events: 0 });
    expect(written.length).toBeGreaterThan(0);
    const { last } = await server.must(operationsApi.backup, { token: admin.token });
    expect(last).toEqual({
      to: place('first'),
      made_at: made.made_at,
      position: made.position,
      events: made.events,
      files: made.files,
      bytes: made.bytes,
    });
    const staff = await server.call(operationsApi.backup, { token: harbour.staff.token });
    expect(staff.status).toBe(403);
    for (const name of ['events.db', 'keys.db', 'backup.json', 'SHA256SUMS']) {
      expect(statSync(join(place('first'), name)).mode & 0o777).toBe(0o600);
    }
  });

  it('are restored whole: records, links and mails work, sign-ins start anew', async () => {
    const made = await restored('first', 'whole');
    expect(made).toMatchObject({ removed_events: 0, erased_again: 0 });
    const other = await startMarinaServer({ settings: { DATA_DIR: place('whole') } });
    try {
      await other.settled();
      expect((await other.call(reservationApi.getall, { token: harbour.staff.token })).status).toBe(401);
      const token = await other.signIn(harbour.staff.email);
      const { items } = await other.must(reservationApi.getall, { token, body: { page_size: 50 } });
      expect(items.map(({ id }) => id)).toContain(asked.id);
      const mine = await other.must(boaterReservationApi.get, { token: asked.link });
      expect(JSON.stringify(mine)).toContain(NAME);
      const mails = await other.must(mailOutboxApi.getall, { token, body: { page_size: 50 } });
      expect(mails.total).toBeGreaterThan(0);
    } finally {
      await other.close();
    }
  });

  it.each<[string, () => RestoreRequest['moment']]>([
    ['a position', () => ({ position: before })],
    ['an instant', () => ({ at: '2027-06-01T08:05:00.000Z' })],
  ])('are restored up to %s, and read models show no more', async (name, moment) => {
    const to = `until ${name}`;
    const made = await restored('first', to, { moment: moment() });
    expect(made.position).toBe(before);
    const other = await startMarinaServer({ settings: { DATA_DIR: place(to) }, now: '2027-06-01T09:00:00.000Z' });
    try {
      await other.settled();
      const token = await other.signIn(harbour.staff.email);
      expect(await other.must(reservationApi.getall, { token })).toMatchObject({ items: [], total: 0 });
      expect((await other.call(boaterReservationApi.get, { token: asked.link })).status).not.toBe(200);
    } finally {
      await other.close();
    }
  });

  it('never bring back an erased person', async () => {
    const token = harbour.staff.token;
    const { boater_id } = await server.must(reservationApi.get, { token, body: { reservation_id: asked.id } });
    const admin = await server.addAdmin();
    const headers = { 'X-Marina-Id': harbour.marina };
    const body = { boater_id, password: PASSWORD };
    await server.must(erasingApi.erase, { token: admin.token, body, headers });
    const list = ErasedList.of(server.settings);
    expect(list?.all()).toEqual([boater_id]);

    const known = await restored('first', 'listed', { erased: list?.all() ?? null });
    expect(known.erased_again).toBe(1);
    const other = await startMarinaServer({ settings: { DATA_DIR: place('listed') } });
    try {
      await other.settled();
      expect(await eraseListed(other.app, ErasedList.of(other.settings))).toBe(1);
      expect(await eraseListed(other.app, ErasedList.of(other.settings))).toBe(0);
      expect(await wordsKept(other, [NAME])).toEqual([]);
    } finally {
      await other.close();
    }

    // A later backup beside it knows the erasure; so does the part of the log that a cut removes.
    server.clock.advance(60_000);
    await back('second');
    expect((await restored('first', 'from the first')).erased_again).toBe(1);
    await restored('second', 'from the second', { moment: { position: before + 1 } });
    for (const name of ['from the first', 'from the second']) {
      expect(ErasedList.inDirectory(place(name)).all()).toEqual([boater_id]);
    }
  });

  it('are refused in one line if they are not whole', async () => {
    const refused = async (work: () => Promise<unknown>, line: RegExp) => {
      const error: unknown = await work().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(BackupRefusedError);
      expect((error as Error).message).toMatch(line);
    };
    await refused(() => back('first'), /^\S+first is not empty: name a new directory for each backup\.$/);
    await refused(
      () => backUp(server.settings, join(server.settings.DATA_DIR, 'b'), events, server.clock, QUIET),
      /^A backup cannot be in the data directory/,
    );
    await refused(() => restored('nothing', 'x'), /^There is no finished backup in \S+nothing/);
    await refused(() => restored('first', 'from the first'), /^\S.+ is not empty: move it away/);
    await refused(
      () => restored('first', 'x', { moment: { position: 1_000_000 } }),
      /^The backup ends at position \d+; restore a later one\.$/,
    );
    await refused(
      () => restored('first', 'x', { moment: { at: '2028-01-01T00:00:00.000Z' } }),
      /^The backup was made at 2027-06-01T\S+; restore a later one\.$/,
    );
    appendFileSync(join(place('second'), 'keys.db'), 'x');
    await refused(() => restored('second', 'x'), /^The backup is damaged: keys\.db is not as it was/);
    rmSync(join(place('second'), 'keys.db'));
    await refused(() => restored('second', 'x'), /^The backup is not whole: keys\.db is missing\.$/);
    expect(existsSync(place('x'))).toBe(false);
  });

  it('are made of a stopped product, too', async () => {
    await port?.close();
    await server.stop();
    const made = await back('stopped');
    expect(readdirSync(place('stopped'))).toEqual(expect.arrayContaining(['backup.json', 'blobs', 'events.db']));
    expect(JSON.parse(readFileSync(join(place('stopped'), 'backup.json'), 'utf8'))).toEqual(made);
    await server.start();
    const keys = server.engines.keys;
    await eraseListedKeys(keys, ErasedList.of(server.settings));
    const { last } = await server.must(operationsApi.backup, { token: (await server.addAdmin()).token });
    expect(last).toMatchObject({ to: place('stopped'), position: made.position });
  });
});
