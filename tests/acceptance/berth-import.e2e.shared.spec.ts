import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import type { CheckedImport, ImportedBerths } from '../../contracts/berths/berth-import.js';
import { berthApi, berthImportApi, manyBerthsApi } from '../../contracts/berths/api.js';
import { type ImportColumn, importColumns } from '../../contracts/berths/vocabulary.js';
import { sheetText } from '../../contracts/vocabulary/sheet-rows.js';
import { languages } from '../../contracts/vocabulary/languages.js';
import type { SpreadsheetFile } from '../../contracts/vocabulary/spreadsheets-schemas.js';
import type { Problem } from '../../services/platform/http/problem.js';
import { writeSpreadsheet } from '../../services/platform/spreadsheets/write-spreadsheet.js';
import { upload } from '../fixtures/furnished-marina.js';
import { headOf, openHarbour } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest({ berths: [12, 12, 12] });

const token = () => harbour.token;
const TITLES = 'Pier;Number;Max length (m);Max beam (m);Max draft (m)';
const HEAD = ['pier', 'number', 'max_loa', 'max_beam', 'max_draft'];

async function send<A>(path: string, file: Uint8Array | string, fields = {}, as = token()) {
  const bytes = new Uint8Array(Buffer.from(file as string));
  const answer = await upload(server, path, { token: as, fields, file: bytes });
  return { status: answer.status, body: (await answer.json()) as A & Partial<Problem> };
}
const check = (file: Uint8Array | string, as?: string) => send<CheckedImport>(berthImportApi.check.path, file, {}, as);
const importFile = (file: Uint8Array | string, leave_out_wrong = 'false', as?: string) =>
  send<ImportedBerths>(berthImportApi.import.path, file, { leave_out_wrong }, as);
const names = async () =>
  (await server.must(berthApi.listBerths, { token: token(), body: { page_size: 500 } })).items.map(({ name }) => name);
const shown = async (name: string) => {
  const body = { filter: { name } };
  return (await server.must(berthApi.listBerths, { token: token(), body })).items.find((berth) => berth.name === name);
};
const bytesOf = (file: SpreadsheetFile) => new Uint8Array(Buffer.from(file.content, 'base64'));
const workbook = async (rows: (string | number | null)[][]) =>
  bytesOf(await writeSpreadsheet('berths', [HEAD, ...rows], 'xlsx'));

describe('checking a file of berths', () => {
  it('shows each row with the errors of its cells, and saves nothing', async () => {
    const before = await headOf(server);
    const rows = ['A;4;12;4;2,5', 'A;3;12;4;2.5', ';5;12;4;2', 'B;x;12;5,5 m;', 'A;6;1001;0;2', 'A;4;12;4;2'];
    const { body } = await check([TITLES, ...rows].join('\n'));
    expect(body).toMatchObject({ valid: 1, wrong: 5 });
    expect(body.rows[0]).toMatchObject({ row: 2, cells: { pier: 'A', number: '4', max_draft: '2,5' }, errors: [] });
    const errors = body.rows.map((row) => row.errors.map(({ column, code }) => `${column} ${code}`));
    expect(errors.slice(1)).toEqual([
      ['number berthNumberTaken'],
      ['pier pierNameRequired'],
      ['pier pierUnknown', 'number insertNumber', 'max_beam insertNumber', 'max_draft berthDraftRequired'],
      ['max_loa moreThan1000m', 'max_beam berthBeamTooShort'],
      ['number berthNumberTwice'],
    ]);
    expect(body.rows[1]?.errors[0]?.details).toEqual({ pier: 'A', number: 3, name: 'A3' });
    const lettered = await check(`${TITLES};Lettered\nA;3;12;4;2;yes`);
    expect(lettered.body.rows[0]?.errors[0]?.details).toMatchObject({ name: 'AC' });
    expect(await headOf(server)).toBe(before);
  });

  it('takes every column, in any language and in any order', async () => {
    const titles =
      'Nummer,Steg,Max. Länge (m),Max. Breite,Max. Tiefgang (m),Ausstattung,Lage,Boote,Vorgesehen für,Angeboten';
    const { body } = await check(`${titles}\n7,a,12.5,4,2,"Strom, water",ruhig,voile,Dauerlieger,nein`);
    expect(body.rows).toMatchObject([{ errors: [] }]);
  });

  it('names what it does not know', async () => {
    const titles =
      'pier,number,max_loa,max_beam,max_draft,services,location,boat_types,holder_type,active,min_length,min_beam,min_draft';
    const { body } = await check(`${titles}\nA,7,12,4,2,gas,moon,canoe,nobody,perhaps,12,4,2`);
    expect(body.rows[0]?.errors.map(({ column, code }) => `${column} ${code}`)).toEqual([
      'services serviceUnknown',
      'location locationUnknown',
      'boat_types boatTypeUnknown',
      'holder_type holderTypeUnknown',
      'active yesOrNo',
      'min_length berthMinLengthNotBelowMax',
      'min_beam berthMinBeamNotBelowMax',
      'min_draft berthMinDraftNotBelowMax',
    ]);
  });

  it('refuses formulas cell by cell', async () => {
    const { body } = await check(`${TITLES}\n=A1;=1+1;@SUM(1);12;2`);
    expect(body.rows[0]?.errors.map(({ column, code }) => `${column} ${code}`)).toEqual([
      'pier formulaNotAllowed',
      'number formulaNotAllowed',
      'max_loa formulaNotAllowed',
    ]);
  });

  it('refuses a file that is none, or has other columns, macros or far too many rows', async () => {
    const type = async (file: Uint8Array | string) => (await check(file)).body.error_type;
    expect(await type('Pier;Name\nA;b')).toBe('SPREADSHEET_COLUMNS');
    expect((await check(`${TITLES};Colour\nA;4;1;1;1;red`)).body.details).toEqual({ missing: [], unknown: ['Colour'] });
    expect(await type(`${TITLES};Pier\nA;4;1;1;1;A`)).toBe('SPREADSHEET_COLUMNS');
    expect(await type(new Uint8Array([0, 1, 2]))).toBe('SPREADSHEET_UNREADABLE');
    const macros = { 'xl/worksheets/sheet1.xml': strToU8('<worksheet/>'), 'xl/vbaProject.bin': strToU8('x') };
    expect(await type(zipSync(macros))).toBe('SPREADSHEET_MACROS');
    const bomb = { 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) };
    expect(await type(zipSync(bomb))).toBe('SPREADSHEET_TOO_LONG');
    expect(await check(`${TITLES}\n${'A;4;12;4;2\n'.repeat(50_000)}`)).toMatchObject({
      status: 413,
      body: { error_type: 'SPREADSHEET_TOO_LONG', details: { most_rows: 5000 } },
    });
  });
});

describe('importing a file of berths', () => {
  it('adds all of them at once; the batch can be taken back', async () => {
    const { body } = await importFile(
      await workbook([
        ['A', 4, 12.5, 4, 2],
        ['a', 10, 9, 3, 1.5],
      ]),
    );
    expect(body).toMatchObject({ created: 2, left_out: 0 });
    expect(await names()).toEqual(['A1', 'A2', 'A3', 'A4', 'A10']);
    expect(await shown('A4')).toMatchObject({ max_loa: 12.5, active: true, offered: true });
    const again = await importFile(await workbook([['A', 10, 9, 3, 1.5]]));
    expect(again).toMatchObject({ status: 400, body: { error_type: 'BERTH_IMPORT_WRONG' } });
    const undo = { token: token(), body: { batch_id: body.batch_id } };
    expect((await server.call(manyBerthsApi.undoUpdateMany, undo)).status).toBe(200);
    expect(await names()).toEqual(['A1', 'A2', 'A3']);
  });

  it('adds none where one row is wrong, unless wrong rows are left out', async () => {
    const file = await workbook([
      ['A', 4, 12, 4, 2],
      ['A', 5, 12, 4, null],
      ['Z', 6, 12, 4, 2],
    ]);
    expect(await importFile(file)).toMatchObject({
      status: 400,
      body: {
        error_type: 'BERTH_IMPORT_WRONG',
        details: {
          wrong: 2,
          rows: [
            { row: 3, column: 'max_draft', code: 'berthDraftRequired' },
            { row: 4, column: 'pier', code: 'pierUnknown' },
          ],
        },
      },
    });
    expect(await names()).toHaveLength(3);
    expect((await importFile(file, 'true')).body).toMatchObject({ created: 1, left_out: 2 });
    expect(await names()).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect((await importFile(await workbook([['Z', 6, 12, 4, 2]]), 'true')).body.error_type).toBe('BERTH_IMPORT_WRONG');
  });

  it('adds none of a file that is refused, also where most of it could be read', async () => {
    const good = 'A;4;12;4;2\n';
    const wrongTitles = [...HEAD.slice(0, 4), 'colour'];
    const sheet = bytesOf(await writeSpreadsheet('berths', [wrongTitles, ['A', 4, 12, 4, 2]], 'xlsx'));
    const macros = { 'xl/worksheets/sheet1.xml': strToU8('<worksheet/>'), 'xl/vbaProject.bin': strToU8('x') };
    const files: [string, Uint8Array | string][] = [
      ['SPREADSHEET_COLUMNS', `Pier;Number;Max length;Max beam;Colour\n${good}`],
      ['SPREADSHEET_COLUMNS', `Pier;Number;Max length;Max beam\nA;4;12;4\n`],
      ['SPREADSHEET_COLUMNS', sheet],
      ['SPREADSHEET_UNREADABLE', new Uint8Array([0, 1, 2])],
      ['SPREADSHEET_MACROS', zipSync(macros)],
      ['SPREADSHEET_TOO_LONG', zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) })],
      ['SPREADSHEET_TOO_LONG', `${TITLES}\n${good.repeat(50_000)}`],
      ['BERTH_IMPORT_WRONG', `${TITLES}\n${good}A;=2+3;12;4;2\n`],
      ['BERTH_IMPORT_WRONG', `${TITLES}\n${good}A;5;1001;4;2\n`],
    ];
    const before = await headOf(server);
    for (const [code, file] of files) expect([code, (await importFile(file)).body.error_type]).toEqual([code, code]);
    expect((await importFile(sheet, 'true')).body).toMatchObject({
      error_type: 'SPREADSHEET_COLUMNS',
      details: { missing: ['max_draft'], unknown: ['colour'] },
    });
    expect(await headOf(server)).toBe(before);
    expect(await names()).toEqual(['A1', 'A2', 'A3']);
  });

  it('keeps special characters as they are, and refuses those that cannot be shown', async () => {
    const pier = 'Quai "Süd"; Ø & <b>№ 7</b>';
    const named = (name: string) => server.call(berthApi.createPier, { token: token(), body: { pier: { name } } });
    expect((await named(pier)).status).toBe(200);
    for (const name of ['A\u0007', 'A\nB']) {
      expect([name, (await named(name)).body.errors]).toEqual([name, [{ path: 'pier.name', code: 'specialChars' }]]);
    }
    await server.settled();
    const notes = 'l’échelle 🪜; "à bâbord",\n<script>alert(1)</script> \\ %00';
    const empty = Object.fromEntries(importColumns.map((column) => [column, ''])) as Record<ImportColumn, string>;
    const cells = { ...empty, pier, number: '1', max_loa: '12', max_beam: '4', max_draft: '2', notes };
    expect((await importFile(sheetText(importColumns, [{ cells }]))).body).toMatchObject({ created: 1, left_out: 0 });
    expect(await shown(`${pier}1`)).toMatchObject({ pier_name: pier, notes });
    const wrong = sheetText(importColumns, [{ cells: { ...cells, number: '2', notes: 'a\u0007b' } }]);
    expect((await importFile(wrong)).body.error_type).toBe('SPREADSHEET_UNREADABLE');
  });

  it('takes the rows of a check again, after corrections', async () => {
    const { body } = await check(`${TITLES}\nA;4;"12,5";"4 m";2`);
    const [row] = body.rows;
    if (row === undefined) throw new Error('there is no row');
    const corrected = sheetText(importColumns, [
      { cells: { ...row.cells, max_beam: '4', notes: 'He said "hi", twice' } },
    ]);
    expect((await importFile(corrected)).body).toMatchObject({ created: 1 });
    expect(await shown('A4')).toMatchObject({ max_loa: 12.5, max_beam: 4, notes: 'He said "hi", twice' });
  });

  it('is for those who may change the inventory, and knows the piers of its own marina only', async () => {
    const { token: viewer } = await server.addStaff(harbour.marina, VIEWER);
    const file = `${TITLES}\nNorth;1;12;4;2`;
    expect([(await check(file, viewer)).status, (await importFile(file, 'false', viewer)).status]).toEqual([403, 403]);
    const other = await openHarbour(server);
    await other.addPier('North', []);
    await server.settled();
    expect((await check(file)).body.rows[0]?.errors[0]?.code).toBe('pierUnknown');
    expect((await check(file, other.token)).body.rows[0]?.errors).toEqual([]);
  });
});

describe('templates and exports', () => {
  it.each(languages)('the template in %s can be imported', async (language) => {
    for (const format of ['csv', 'xlsx']) {
      const body = { language, format } as never;
      const file = await server.must(berthImportApi.template, { token: token(), body });
      expect(file.file_name).toMatch(new RegExp(`^[A-Za-z-]+\\.${format}$`));
      const { body: checked } = await check(bytesOf(file));
      expect(checked.rows[0]?.errors.map(({ code }) => code)).toEqual(['berthNumberTaken']);
    }
  });

  it('an export has the berths of the filter, and imports as it was', async () => {
    await harbour.addBerth('A', 9, {
      max_loa: 15.25,
      min_length: 8,
      min_beam: 2.5,
      min_draft: 1.25,
      notes: '=HYPERLINK("http://example.org")',
      services: { electricity: true, water: true },
      location: { view: true },
      boat_types: 'sail',
      offered: false,
      lettered: true,
    });
    const { id: _, revision, pier_id, pier_name, ...before } = (await shown('AI')) ?? {};
    expect([revision, pier_id, pier_name]).toBeDefined();
    for (const format of ['csv', 'xlsx'] as const) {
      const body = { format, language: 'fr' as const, filter: { min_loa: 13 } };
      const file = await server.must(berthImportApi.export, { token: token(), body });
      const berth_ids = [harbour.berths.get('A9') ?? ''];
      if (format === 'csv') expect(Buffer.from(bytesOf(file)).toString()).toContain(`"'=HYPERLINK(""http`);
      await server.must(manyBerthsApi.updateMany, { token: token(), body: { berth_ids, changes: 'DELETE' } });
      expect((await importFile(bytesOf(file))).body).toMatchObject({ created: 1 });
      expect(await shown('AI')).toMatchObject(before);
      harbour.berths.set('A9', (await shown('AI'))?.id ?? '');
    }
  });
});
