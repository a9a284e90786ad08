import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { customerListApi } from '../../contracts/customers/api.js';
import { cardApi, cardImportApi } from '../../contracts/memberships/api.js';
import type { CheckedCards } from '../../contracts/memberships/card-import.js';
import type * as z from 'zod';
import { languages } from '../../contracts/vocabulary/languages.js';
import type { Problem } from '../../services/platform/http/problem.js';
import { writeSpreadsheet } from '../../services/platform/spreadsheets/write-spreadsheet.js';
import { headOf } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

type Begun = z.output<(typeof cardImportApi.import)['answer']>;

const TITLES = 'Boat;Length (m);Beam (m);Draft (m);First name;Last name;Email;Card number';
const sheet = (...rows: string[]) => [TITLES, ...rows].join('\n');

describe('several cards from one file', () => {
  let server: MarinaServer;
  let home: string;
  let token: string;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    server.clock.set('2027-06-10T08:00:00.000Z');
    home = await server.openMarina({ name: 'Port Neuf', office_email: 'office@port.example' });
    token = (await server.addStaff(home)).token;
  });

  async function send<A>(path: string, file: Uint8Array | string, { as = token, key = '' } = {}) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(Buffer.from(file as string))]), 'cards.csv');
    const headers = { Authorization: `Bearer ${as}`, ...(key === '' ? {} : { 'Idempotency-Key': key }) };
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: form });
    await server.note(answer);
    return { status: answer.status, body: (await answer.json()) as A & Partial<Problem> };
  }
  const check = (file: Uint8Array | string, as = token) => send<CheckedCards>(cardImportApi.check.path, file, { as });
  const importFile = (file: Uint8Array | string, more = {}) => send<Begun>(cardImportApi.import.path, file, more);
  const errorsOf = ({ rows }: CheckedCards) =>
    rows.map(({ errors }) => errors.map(({ column, code }) => `${column} ${code}`));
  const latest = async () => {
    await server.settled();
    return (await server.must(cardImportApi.progress, { token })).latest;
  };
  const residents = async () => {
    await server.settled();
    return (await server.must(customerListApi.residents, { token, body: { page_size: 100 } })).items;
  };

  it('checks each row against the others, the register and the numbers that are taken; nothing is saved', async () => {
    const vessel = { name: 'Alcyon', length: 11.74, beam: 3.88, draft: 0.97 };
    const chiara = { first_name: 'Chiara', last_name: 'Lombardi', email: 'chiara@cards.example' };
    const membership = { card_number: 'SMA0340' };
    await server.must(cardApi.add, { token, body: { vessel, boaters: [chiara], membership } });
    const elsewhere = (await server.addStaff(await server.openMarina({ name: 'Port Vieux' }))).token;
    const other = { ...chiara, email: 'other@cards.example' };
    await server.must(cardApi.add, {
      token: elsewhere,
      body: { vessel, boaters: [other], membership: { card_number: 'OLD0001' } },
    });
    await server.settled();
    const before = await headOf(server);
    const { body } = await check(
      sheet(
        'Ar Vag;9,4;3.15;0.95;Gaël;Tanguy;gael@cards.example;SMA412',
        'Mistral;9;3;1;Anna;Kowalska;anna@cards.example;sma0340',
        'Mistral;9;3;1;Anna;Kowalska;anne@cards.example;OLD0001',
        'Belle Étoile;11.4;3.85;1.9;Inès;Delacroix;INES@cards.example;SMA0500',
        'Sirocco;10;3;1;Ivo;Ban;ines@cards.example;SMA0501',
        'Sirocco;10;3;1;Ivo;Ban;ivo@cards.example;SMA0500',
        'Alcyon;11.74;3.88;0.97;Chiara;Lombardi;Chiara@cards.example;',
        'Tina;x;0;1;1;;no address;',
      ),
    );
    expect(errorsOf(body)).toEqual([
      ['card_number cardNumberInvalid'],
      ['card_number cardNumberOfBoat'],
      ['card_number CARD_NUMBER_TAKEN'],
      [],
      ['email emailTwice'],
      ['card_number cardNumberTwice'],
      ['email customers_duplicateEmail2'],
      [
        'length reservation_inValidNumber',
        'beam boatbeamTooShort',
        'first_name fnameInvalid',
        'last_name lnameRequired',
        'email emailInvalid',
      ],
    ]);
    expect(body).toMatchObject({ valid: 1, wrong: 7 });
    expect(body.rows[1]?.errors[0]?.details).toEqual({ boat: 'Alcyon' });
    expect(body.rows[5]?.errors[0]?.details).toEqual({ row: 5 });
    expect(await headOf(server)).toBe(before);
  });

  it('knows holders without an address by name and boat, and needs an office that receives their mail', async () => {
    const rows = ['Capella;11.1;3.63;1.05;Giulia;Ferraro;;', 'CAPELLA;11.1;3.63;1.05;Giulia;Ferraro;;'];
    expect(errorsOf((await check(sheet(...rows))).body)).toEqual([[], ['last_name holderTwice']]);
    await importFile(sheet(...rows));
    expect(await residents()).toHaveLength(1);
    expect(errorsOf((await check(sheet(...rows))).body)[0]).toEqual(['last_name holderKnown']);
    const noOffice = (await server.addStaff(await server.openMarina({ name: 'Port Sec' }))).token;
    expect(errorsOf((await check(sheet(...rows), noOffice)).body)[0]).toEqual(['email officeEmailMissing']);
  });

  it('adds holder, boat and card of each right row in the name of who began it, and reports its progress', async () => {
    const titles = 'Boot;Länge;Breite;Tiefgang;Typ;Vorname;Nachname;E-Mail;Telefon;Sprache;Kartennummer;Gültig bis';
    const file = `${titles};Verlängert sich von selbst;Zu berichtigen\n${[
      'Avel Mor;9.4;3.15;0.95;Segel;Yann;Garnier;yann@cards.example;+33 6 12 34 56 78;Französisch;SMA0388;02/09/2028;ja;',
      'Wrong;9.4;3.15;0.95;canoe;Yann;Garnier;yann2@cards.example;;Latin;;31/12/2026;perhaps;earlier remark',
    ].join('\n')}`;
    expect(errorsOf((await check(file)).body)[1]).toEqual([
      'vessel_type vesselTypeUnknown',
      'language languageUnknown',
      'auto_renew yesOrNo',
      'expires_on cardEndsInPast',
    ]);
    expect(await latest()).toBeNull();
    const { status, body } = await importFile(file);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rows: 1, left_out: 1 });
    expect(await latest()).toEqual({
      import_id: body.import_id,
      status: 'DONE',
      rows: 1,
      left_out: 1,
      done: 1,
      added: 1,
      refused: [],
    });
    const { card, membership } = await server.must(cardApi.get, { token, body: { card_number: 'SMA0388' } });
    expect(card).toMatchObject({ expires_on: '2028-09-02', auto_renew: true, status: 'active' });
    expect(membership).toMatchObject({
      boater: { first_name: 'Yann', phone: '+33612345678', language: 'fr' },
      vessel: { name: 'Avel Mor', type: 'SAIL', length: 9.4 },
    });
    const actors = [];
    for await (const { metadata } of server.engines.eventStore.readStream(`card-${card.card_id}`))
      actors.push(metadata.actor.kind);
    expect(actors).toEqual(['staff']);
  });

  it('adds nobody twice when it is sent again with the same key', async () => {
    const file = sheet('Ar Vag;9.4;3.15;0.95;Gaël;Tanguy;gael2@cards.example;SMA0601');
    const key = 'import-once-0001';
    const first = await importFile(file, { key });
    await server.settled();
    const again = await importFile(file, { key });
    expect(again.body.import_id).toBe(first.body.import_id);
    expect(again.body).toMatchObject({ rows: 1, left_out: 0 });
    expect(await residents()).toHaveLength(1);
    const nothing = await importFile(file);
    expect([nothing.status, nothing.body.error_type]).toEqual([400, 'CARD_IMPORT_NOTHING']);
  });

  it('gives each number to one card when several imports want the same numbers, and leaves nobody without the card', async () => {
    const rows = (mark: string) =>
      Array.from({ length: 40 }, (_, i) => {
        const digits = String(i).padStart(4, '0');
        return `Boat ${i};9;3;1;Ada;Byron;${mark}-${i}@cards.example;TWO${digits}`;
      });
    const second = (await server.addStaff(await server.openMarina({ name: 'Port Jumeau' }))).token;
    const answers = await Promise.all([
      importFile(sheet(...rows('a'))),
      importFile(sheet(...rows('b')), { as: second }),
      importFile(sheet(...rows('c'))),
    ]);
    const refused = answers.flatMap(({ body }) => body.error_type ?? []);
    expect(['CARD_IMPORT_RUNNING', 'CARD_IMPORT_NOTHING']).toEqual(expect.arrayContaining(refused));
    await server.settled();
    // The holders already have their printed cards, so no emails are sent.
    const mails = await server.engines.outbox?.list({ marina_ids: [home], page: 1, page_size: 20 });
    expect(mails?.items.filter(({ subject }) => subject.includes('membership card'))).toEqual([]);
    const listed = await Promise.all(
      [token, second].map((as) => server.must(customerListApi.residents, { token: as, body: { page_size: 100 } })),
    );
    const numbers = listed.flatMap(({ items }) => items.map(({ membership_card: card }) => card?.card_number));
    expect(numbers).toHaveLength(40);
    expect(new Set(numbers).size).toBe(40);
  });

  it('refuses files of the wrong kind, size and columns, and formulas cell by cell', async () => {
    const codeOf = async (file: Uint8Array | string) => (await check(file)).body.error_type;
    expect(await codeOf('Boat;Owner\nTina;Ada')).toBe('SPREADSHEET_COLUMNS');
    expect(await codeOf(`${TITLES}\n${'Tina;9;3;1;Ada;Byron;;\n'.repeat(20_000)}`)).toBe('SPREADSHEET_TOO_LONG');
    expect(await codeOf(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 1, 2]))).toBe('SPREADSHEET_UNREADABLE');
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<row/>'.repeat(6_000_000)) });
    expect(await codeOf(new Uint8Array(bomb))).toBe('SPREADSHEET_TOO_LONG');
    const latin = Buffer.from(sheet('Étoile;9;3;1;Gaël;Tanguy;g3@cards.example;'), 'latin1');
    expect((await check(new Uint8Array(latin))).body.rows[0]).toMatchObject({
      errors: [],
      cells: { boat_name: 'Étoile' },
    });
    const { body } = await check(sheet('=HYPERLINK("x");9;3;1;Ada;Byron;=1+1;'));
    expect(errorsOf(body)).toEqual([['boat_name formulaNotAllowed', 'email formulaNotAllowed']]);
  });

  it('reads the template of every language, as CSV and as workbook', async () => {
    for (const language of languages) {
      for (const format of ['csv', 'xlsx'] as const) {
        const { content } = await server.must(cardImportApi.template, { token, body: { language, format } });
        const { body } = await check(new Uint8Array(Buffer.from(content, 'base64')));
        expect([language, format, ...errorsOf(body)]).toEqual([language, format, []]);
      }
    }
    const dated = await writeSpreadsheet(
      'x',
      [TITLES.split(';'), ['Tina', 9, 3, 1, 'Ada', 'Byron', 'a@b.example', null]],
      'xlsx',
    );
    expect((await check(new Uint8Array(Buffer.from(dated.content, 'base64')))).body.valid).toBe(1);
  });

  it('is for TEM marinas, and for those who may add one card', async () => {
    const file = sheet('Ar Vag;9.4;3.15;0.95;Gaël;Tanguy;gael4@cards.example;');
    const viewer = (await server.addStaff(home, VIEWER)).token;
    const secondary = (await server.addStaff(home, EDITOR, { role: 'secondary' })).token;
    for (const as of [viewer, secondary]) {
      expect((await check(file, as)).status).toBe(403);
      expect((await importFile(file, { as })).status).toBe(403);
    }
    const marina = await server.openMarina({ name: 'Bay', association_code: 'BFG' });
    const bay = (await server.addStaff(marina)).token;
    expect((await check(file, bay)).body.error_type).toBe('MEMBERSHIPS_NOT_AVAILABLE');
    expect((await importFile(file, { as: bay })).body.error_type).toBe('MEMBERSHIPS_NOT_AVAILABLE');
  });
});
