import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SettableClock } from '../../../services/platform/clock/clock.js';
import { SqliteMailAdapter } from '../../../services/platform/mail/sqlite-mail.js';
import { SqlitePersonKeys } from '../../../services/platform/personal-data/sqlite-person-keys.js';
import { aMail, describeMail } from './mail-suite.js';

function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'outbox-'));
}

describeMail('outbox', () => {
  const directory = temporaryDirectory();
  const keys = new SqlitePersonKeys(directory);
  const clock = new SettableClock('2031-05-01T10:00:00Z');
  const open = (): SqliteMailAdapter => new SqliteMailAdapter({ directory, keys, clock });
  let mail = open();
  return Promise.resolve({
    mail,
    keys,
    reopen: async () => {
      await mail.close();
      mail = open();
      return mail;
    },
    sent: async (id) => {
      const { items } = await mail.list({ marina_ids: ['marina-1'], page: 1, page_size: 100 });
      return { count: items.filter((item) => item.id === id).length, mail: await mail.get(id) };
    },
    dispose: async () => {
      await mail.close();
      await keys.close();
      rmSync(directory, { recursive: true });
    },
  });
});

describe('outbox', () => {
  let directory: string;
  let keys: SqlitePersonKeys;
  let clock: SettableClock;
  let outbox: SqliteMailAdapter;
  const open = (keepPerMarina?: number): SqliteMailAdapter =>
    new SqliteMailAdapter({ directory, keys, clock, ...(keepPerMarina === undefined ? {} : { keepPerMarina }) });
  const list = async (more: {
    to?: string;
    search?: string;
    page?: number;
    page_size?: number;
    marina_ids?: string[];
  }) => {
    const { items, total } = await outbox.list({ marina_ids: ['marina-1'], page: 1, page_size: 10, ...more });
    return { subjects: items.map((item) => item.subject), total };
  };
  /** All bytes of the outbox's files, including the write-ahead log. */
  const files = (): Buffer =>
    Buffer.concat(
      readdirSync(directory)
        .filter((name) => name.startsWith('outbox'))
        .map((name) => readFileSync(join(directory, name))),
    );

  beforeEach(() => {
    directory = temporaryDirectory();
    keys = new SqlitePersonKeys(directory);
    clock = new SettableClock('2031-05-01T10:00:00Z');
    outbox = open();
  });
  afterEach(async () => {
    await outbox.close();
    await keys.close();
    rmSync(directory, { recursive: true });
  });

  it('stores a mail once that is sent twice at the same moment', async () => {
    const mails = [aMail({ id: 'one' }), aMail({ id: 'other' }), aMail({ id: 'one' })];
    expect(await Promise.all(mails.map((one) => outbox.send(one)))).toEqual(['sent', 'sent', 'repeated']);
    expect((await list({})).total).toBe(2);
  });

  it('keeps a mail that was sent just before closing', async () => {
    const sending = outbox.send(aMail());
    await keys.keyForWriting(aMail().person_id);
    await Promise.resolve();
    await outbox.close();
    expect(await sending).toBe('sent');
    outbox = open();
    expect((await list({})).total).toBe(1);
  });

  it('returns a whole mail, and list entries without bodies', async () => {
    const mail = aMail();
    await outbox.send(mail);
    const { text, html, ...entry } = { ...mail, sent_at: '2031-05-01T10:00:00.000Z' };
    expect(await outbox.list({ marina_ids: ['marina-1'], page: 1, page_size: 10 })).toEqual({
      items: [entry],
      total: 1,
    });
    expect(await outbox.get(mail.id)).toEqual({ ...entry, text, html });
    expect(await outbox.get('never sent')).toBeUndefined();
  });

  it('lists one marina, newest first even within a millisecond, page by page', async () => {
    for (let number = 1; number <= 7; number += 1) await outbox.send(aMail({ subject: `S${number}` }));
    await outbox.send(aMail({ marina_id: 'marina-2', subject: 'elsewhere' }));

    expect(await list({ page_size: 3 })).toEqual({ subjects: ['S7', 'S6', 'S5'], total: 7 });
    expect(await list({ page_size: 3, page: 3 })).toEqual({ subjects: ['S1'], total: 7 });
    expect(await list({ page_size: 3, page: 4 })).toEqual({ subjects: [], total: 7 });
    expect(await list({ marina_ids: ['marina-2'] })).toEqual({ subjects: ['elsewhere'], total: 1 });
  });

  describe('finds mails', () => {
    beforeEach(async () => {
      await outbox.send(aMail({ subject: 'Welcome', text: 'Berth A12', to: 'ines@example.org' }));
      await outbox.send(aMail({ subject: 'Réservation', text: 'Berth B3', to: 'Ines@Example.org' }));
      await outbox.send(
        aMail({ subject: 'Goodbye', text: 'see you', to: 'ines@example.org.uk', html: '<i>unseen</i>' }),
      );
      await outbox.send(aMail({ subject: 'Welcome', text: 'Berth A12', marina_id: 'marina-2' }));
    });

    it.each<[string, { to?: string; search?: string; page?: number; page_size?: number }, string[], number]>([
      ['by the whole address, in any case', { to: ' INES@example.org ' }, ['Réservation', 'Welcome'], 2],
      ['by nothing of an address', { to: 'ines' }, [], 0],
      ['by a part of the address', { search: 'org.uk' }, ['Goodbye'], 1],
      ['by the subject, whatever its accents', { search: 'RESERV' }, ['Réservation'], 1],
      ['by a search with accents', { search: 'wélcome' }, ['Welcome'], 1],
      ['by the text', { search: 'berth' }, ['Réservation', 'Welcome'], 2],
      ['by nothing of the markup', { search: 'unseen' }, [], 0],
      ['by address and text together', { to: 'ines@example.org', search: 'b3' }, ['Réservation'], 1],
      ['with signs of a pattern taken literally', { search: '%' }, [], 0],
      ['all of them when asked for nothing', { to: '', search: ' ' }, ['Goodbye', 'Réservation', 'Welcome'], 3],
      ['page by page', { search: 'ines', page: 2, page_size: 2 }, ['Welcome'], 3],
    ])('%s', async (_, request, subjects, total) => {
      expect(await list(request)).toEqual({ subjects, total });
    });
  });

  it('searches all mails, however many, without blocking the process', async () => {
    for (let number = 1; number <= 450; number += 1) {
      await outbox.send(aMail({ subject: `S${number}`, text: number % 200 === 1 ? 'lighthouse' : '' }));
    }
    let others = 0;
    setImmediate(() => (others += 1));
    expect(await list({ search: 'lighthouse' })).toEqual({ subjects: ['S401', 'S201', 'S1'], total: 3 });
    expect(others).toBe(1);
    expect(await list({ search: 'S4' })).toMatchObject({ total: 1 + 10 + 51 });
  });

  it('never holds personal data in clear', async () => {
    await outbox.send(aMail());
    for (const word of ['ines.moreau', 'Inès', 'approuv']) expect(files().includes(word)).toBe(false);
  });

  it('holds no data of an erased person, and all data of the others', async () => {
    const mails = Array.from({ length: 60 }, (_, index) =>
      aMail({ person_id: `person-${index % 3}.`, text: 'a long letter '.repeat(index * 7) }),
    );
    for (const mail of mails) await outbox.send(mail);
    expect(files().includes('person-1.')).toBe(true);

    await keys.erase('person-1.');
    await outbox.erasePerson('person-1.');

    expect(readFileSync(join(directory, 'outbox.db-wal'))).toHaveLength(0);
    expect(files().includes('person-1.')).toBe(false);
    expect(await list({})).toMatchObject({ total: 40 });
    for (const mail of mails) {
      expect((await outbox.get(mail.id))?.text).toBe(mail.person_id === 'person-1.' ? undefined : mail.text);
    }
  });

  it('cannot be read from a backup once the person was erased', async () => {
    const mail = aMail();
    await outbox.send(mail);
    await outbox.close();
    const backup = readFileSync(join(directory, 'outbox.db'));
    expect(backup.includes(mail.id)).toBe(true);
    await keys.erase(mail.person_id);
    outbox = open();
    expect(await outbox.get(mail.id)).toBeUndefined();
    expect(await list({ search: 'ines' })).toEqual({ subjects: [], total: 0 });
  });

  it('keeps the newest mails of each marina, and the ids of those it dropped', async () => {
    await outbox.close();
    outbox = open(3);
    const mails = [1, 2, 3, 4, 5].map((number) => aMail({ subject: `S${number}` }));
    await outbox.send(aMail({ marina_id: 'marina-2', subject: 'quiet marina' }));
    for (const mail of mails) await outbox.send(mail);

    expect(await list({})).toEqual({ subjects: ['S5', 'S4', 'S3'], total: 3 });
    expect(await list({ marina_ids: ['marina-2'] })).toMatchObject({ total: 1 });
    expect(await outbox.get(mails[0]!.id)).toBeUndefined();
    expect(await outbox.send(mails[0]!)).toBe('repeated');
    expect(await list({})).toMatchObject({ total: 3 });
  });

  it.each([0, -1, 1.5, Number.NaN])('cannot be configured to keep %d mails', (keepPerMarina) => {
    expect(() => open(keepPerMarina)).toThrow(RangeError);
  });

  it('needs no orderly shutdown: a copy of the files of a running outbox contains every answered mail', async () => {
    const mail = aMail();
    await outbox.send(mail);
    const copy = temporaryDirectory();
    // Another process copies the file: closing a descriptor of it in this process would drop its lock.
    execFileSync('cp', [join(directory, 'outbox.db'), join(directory, 'outbox.db-wal'), copy]);

    const afterCrash = new SqliteMailAdapter({ directory: copy, keys, clock });
    expect(await afterCrash.get(mail.id)).toMatchObject({ to: mail.to, text: mail.text });
    expect(await afterCrash.send(mail)).toBe('repeated');
    await afterCrash.close();
    rmSync(copy, { recursive: true });
  });

  it('drops the id of a mail that it could not store, so that it can be sent again', async () => {
    await outbox.close();
    const path = join(directory, 'outbox.db');
    const meddle = (statement: string): void => {
      const database = new DatabaseSync(path);
      database.exec(statement);
      database.close();
    };
    meddle(`CREATE TRIGGER refuse BEFORE INSERT ON mails BEGIN SELECT raise(ABORT, 'disk trouble'); END`);
    outbox = open();
    const mail = aMail();
    await expect(outbox.send(mail)).rejects.toThrow('disk trouble');
    await outbox.close();
    meddle('DROP TRIGGER refuse');

    outbox = open();
    expect(await outbox.send(mail)).toBe('sent');
  });

  it('detects a mail with the content of another one', async () => {
    const [mail, other] = [aMail(), aMail()];
    await outbox.send(mail);
    await outbox.send({ ...other, person_id: mail.person_id });
    await outbox.close();
    const database = new DatabaseSync(join(directory, 'outbox.db'));
    database.prepare('UPDATE mails SET html = (SELECT html FROM mails WHERE id = ?)').run(other.id);
    database.close();
    outbox = open();
    await expect(outbox.get(mail.id)).rejects.toThrow();
    expect(await outbox.get(other.id)).toBeDefined();
  });
});
