import { describe, expect, it } from '@jest/globals';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { isFormula } from '../../../contracts/vocabulary/sheet-rows.js';
import { turnsGivenBy } from '../../../tests/fixtures/turns-given.js';
import type { Rows } from './cell.js';
import { boundedWorkbook, mostTags } from './inflate-workbook.js';
import { readSpreadsheet } from './read-spreadsheet.js';
import { writeSpreadsheet } from './write-spreadsheet.js';

const read = (text: string | Buffer, most = 100) => readSpreadsheet(Buffer.from(text as string), most);
const bytesOf = async (rows: Rows, format: 'csv' | 'xlsx') =>
  Buffer.from((await writeSpreadsheet('berths', rows, format)).content, 'base64');
const code = async (bytes: Buffer, most = 100) => ((await readSpreadsheet(bytes, most)) as Refusal).code;
const zipped = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
      ),
    ),
  );

describe('reading CSV', () => {
  const rows = [
    ['Pier', 'Länge'],
    ['Quai "Süd"', '12,5'],
  ];
  const text = (separator: string) => `Pier${separator}Länge\r\n"Quai ""Süd"""${separator}"12,5"\r\n\r\n`;

  it.each([',', ';', '\t'])('takes the separator %j', async (separator) => {
    expect(await read(text(separator))).toEqual(rows);
  });

  it('takes a separator that the first line names', async () => {
    expect(await read('sep=;\r\na,b;c\r\n')).toEqual([['a,b', 'c']]);
  });

  it('takes UTF-8 with and without a mark, UTF-16 and Windows-1252', async () => {
    const utf16 = Buffer.from(`\uFEFF${text(';')}`, 'utf16le');
    expect(await read(`\uFEFF${text(';')}`)).toEqual(rows);
    expect(await readSpreadsheet(utf16, 9)).toEqual(rows);
    expect(await readSpreadsheet(Buffer.from(utf16).swap16(), 9)).toEqual(rows);
    expect(await readSpreadsheet(Buffer.from(text(';'), 'latin1'), 9)).toEqual(rows);
  });

  it('refuses what is no text, nothing, and too many rows', async () => {
    expect(await code(Buffer.from([1, 2, 0, 3]))).toBe('SPREADSHEET_UNREADABLE');
    expect(await code(Buffer.from('\r\n,,\r\n'))).toBe('SPREADSHEET_UNREADABLE');
    const long = Buffer.from(`title\n${'1\n'.repeat(50_000)}`);
    expect(await readSpreadsheet(long, 5000)).toMatchObject({
      code: 'SPREADSHEET_TOO_LONG',
      kind: 'too_large',
      details: { most_rows: 5000 },
    });
    expect(await read(`title\n${'1\n'.repeat(100)}`)).toHaveLength(101);
  });
});

describe('reading a large CSV', () => {
  it('refuses a file of quotation marks without parsing it', async () => {
    expect(await code(Buffer.from('"'.repeat(10 * 1024 * 1024)))).toBe('SPREADSHEET_UNREADABLE');
  });

  it('serves others between its parts', async () => {
    const row = `${'"'.repeat(100_000)}\n`;
    let served = 0;
    const serving = setInterval(() => (served += 1));
    const rows = (await read(row.repeat(20))) as Rows;
    clearInterval(serving);
    expect(rows).toHaveLength(20);
    expect(served).toBeGreaterThan(3);
  });

  it('keeps rows whole, also with line ends in quoted cells and stray quotation marks', async () => {
    const row = 'A,"two\nlines, ""quoted""",38" pipe\n';
    const rows = (await read(row.repeat(9_000), 10_000)) as Rows;
    expect(rows).toHaveLength(9_000);
    const each = new Set(rows.map((cells) => JSON.stringify(cells)));
    expect([...each]).toEqual([JSON.stringify(['A', 'two\nlines, "quoted"', '38" pipe'])]);
  });
});

describe('reading workbooks', () => {
  it('keeps numbers, text and empty cells', async () => {
    const rows = [
      ['Pier', 'Length', 'Note'],
      ['A', 12.5, null],
      [null, 3, 'ä'],
    ];
    expect(await readSpreadsheet(await bytesOf(rows, 'xlsx'), 9)).toEqual(rows);
  });

  it('refuses a damaged file, an old or encrypted one, and another archive', async () => {
    const whole = await bytesOf([['a']], 'xlsx');
    expect(await code(whole.subarray(0, 300))).toBe('SPREADSHEET_UNREADABLE');
    expect(await code(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe('SPREADSHEET_UNREADABLE');
    expect(await code(zipped({ 'word/document.xml': '<w/>' }))).toBe('SPREADSHEET_UNREADABLE');
    expect(await code(zipped({ 'xl/worksheets/sheet1.xml': '<broken' }))).toBe('SPREADSHEET_UNREADABLE');
  });

  it('refuses macros', async () => {
    const file = { 'xl/worksheets/sheet1.xml': '<worksheet/>', 'xl/vbaProject.bin': 'x' };
    expect(await code(zipped(file))).toBe('SPREADSHEET_MACROS');
  });

  it('refuses too many rows and zip bombs without inflating them whole', async () => {
    const rows = `<worksheet><sheetData>${'<row r="1"/>'.repeat(50_000)}</sheetData></worksheet>`;
    expect(await code(zipped({ 'xl/worksheets/sheet1.xml': rows }), 5000)).toBe('SPREADSHEET_TOO_LONG');
    const bomb = zipped({
      'xl/worksheets/sheet1.xml': '<x/>',
      'xl/sharedStrings.xml': new Uint8Array(25 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await code(bomb)).toBe('SPREADSHEET_TOO_LONG');
  });
});

describe('workbooks that would keep the process busy', () => {
  /** A million of the shortest tag deflates to a few kilobytes. */
  const SHORTEST = '<c/>';

  it('are refused while they are inflated, by their count of tags', () => {
    const within = (tags: number, rows: number) =>
      boundedWorkbook(zipped({ 'xl/worksheets/sheet1.xml': `<worksheet>${SHORTEST.repeat(tags - 2)}</worksheet>` }), {
        rows,
        columns: 200,
      });
    expect(within(mostTags(9) + 1, 9)).toMatchObject({ code: 'SPREADSHEET_TOO_LONG', details: { most_rows: 9 } });
    expect(within(mostTags(9), 9)).toBeInstanceOf(Buffer);
    // Parsing a tag takes up to a microsecond.
    expect(mostTags(5000)).toBeLessThan(1_500_000);
  });

  it.each([
    ['a sheet of empty cells', { 'xl/worksheets/sheet1.xml': `<worksheet>${SHORTEST.repeat(1_400_000)}</worksheet>` }],
    [
      'many sheets of them',
      Object.fromEntries(
        Array.from({ length: 60 }, (_, at) => [`xl/worksheets/sheet${at}.xml`, SHORTEST.repeat(25_000)]),
      ),
    ],
    [
      'shared texts',
      { 'xl/worksheets/sheet1.xml': '<worksheet/>', 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(1_400_000)}</sst>` },
    ],
  ])('%s: a small file is refused', async (_, parts) => {
    const file = zipped(parts);
    expect(file.length).toBeLessThan(100 * 1024);
    expect(await code(file, 5000)).toBe('SPREADSHEET_TOO_LONG');
  });

  it('are refused if their cells point at long texts again and again', async () => {
    const parts = unzipSync(await bytesOf([['a']], 'xlsx'));
    const row = (number: number) =>
      `<row r="${number}">${['A', 'B', 'C', 'D', 'E', 'F'].map((column) => `<c r="${column}${number}" t="s"><v>0</v></c>`).join('')}</row>`;
    const rows = Array.from({ length: 100 }, (_, at) => row(at + 1)).join('');
    const file = zipped({
      ...parts,
      'xl/sharedStrings.xml': `<sst><si><t>${'long'.repeat(1024)}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    });
    expect(await code(file)).toBe('SPREADSHEET_TOO_LONG');
    expect(await readSpreadsheet(file, 1_000)).toHaveLength(100);
  });

  it('do not keep others waiting: the process serves them while a large workbook is read', async () => {
    const rows = Array.from({ length: 2_001 }, (_, row) => Array.from({ length: 8 }, (_, at) => `text ${row} ${at}`));
    const file = await bytesOf(rows, 'xlsx');
    let served = 0;
    const serving = setInterval(() => (served += 1));
    const read = (await readSpreadsheet(file, 5_000)) as Rows;
    clearInterval(serving);
    expect(read).toEqual(rows);
    expect(served).toBeGreaterThan(3);
  });
});

describe('formulas in workbooks', () => {
  const sheetOf = async (rows: string, prefix = '') => {
    const parts = unzipSync(await bytesOf([['a']], 'xlsx'));
    const namespace = prefix === '' ? '' : ' xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const sheet = `<${prefix}worksheet${namespace}><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`;
    return zipped({ ...parts, 'xl/worksheets/sheet1.xml': sheet });
  };

  it.each([
    ['with a number as its result', '<c r="B1"><f>A1*2</f><v>84</v></c>', '=A1*2'],
    ['with a text as its result', '<c r="B1" t="str"><f>"x"&amp;"y"</f><v>xy</v></c>', '="x"&"y"'],
    ['without a result', '<c r="B1"><f>NOW()</f></c>', '=NOW()'],
    ['shared with other cells', '<c r="B1"><f t="shared" si="0"/><v>4</v></c>', '='],
  ])('%s are read as what they are', async (_, cell, text) => {
    const rows = await readSpreadsheet(await sheetOf(`<row r="1"><c r="A1"><v>42</v></c>${cell}</row>`), 9);
    expect(rows).toEqual([[42, text]]);
    expect(isFormula(text)).toBe(true);
  });

  it('stay in their places, beside cells without one', async () => {
    const cells = '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><v>3</v></c><c r="C1"/><c r="D1"><f>2+2</f><v>4</v></c>';
    expect(await readSpreadsheet(await sheetOf(`<row r="1">${cells}</row>`), 9)).toEqual([['=1+1', 3, null, '=2+2']]);
  });
});

describe('workbooks that lie', () => {
  const sheetWith = async (rows: string) => {
    const parts = unzipSync(await bytesOf([['a']], 'xlsx'));
    const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    return zipped({ ...parts, 'xl/worksheets/sheet1.xml': sheet });
  };
  const cell = '<c r="A1"><v>1</v></c>';

  it.each([
    ['a row', `<row r="50000000">${cell}</row>`, 'SPREADSHEET_UNREADABLE'],
    ['a row', `<row r="1000000">${cell}</row>`, 'SPREADSHEET_TOO_LONG'],
    ['a row', `<x:row x:r='1000000'>${cell}</x:row>`, 'SPREADSHEET_TOO_LONG'],
    ['a row', `<row r="&#57;000000">${cell}</row>`, 'SPREADSHEET_UNREADABLE'],
    ['a row', `<row r="1e400">${cell}</row>`, 'SPREADSHEET_UNREADABLE'],
    ['a cell', '<row><c r="A1000000"><v>1</v></c></row>', 'SPREADSHEET_TOO_LONG'],
    ['a cell', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'SPREADSHEET_UNREADABLE'],
    ['a cell', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>', 'SPREADSHEET_UNREADABLE'],
  ])('%s far out is refused before the gap is filled: %s', async (_, rows, refusal) => {
    expect(await code(await sheetWith(rows))).toBe(refusal);
  });

  it('keep no part that another part hides, and no size that the archive only states', async () => {
    const honest = await sheetWith(`<row r="1">${cell}</row>`);
    const hidden = await sheetWith(`<row r="1000000">${cell}</row>`);
    expect(await readSpreadsheet(honest, 9)).toEqual([[1]]);
    expect(await readSpreadsheet(zipped({ ...unzipSync(honest), 'xl/media/a.png': hidden }), 9)).toEqual([[1]]);
    // The uncompressed size in the first local header.
    honest.writeUInt32LE(0xfffffff0, 22);
    expect(await readSpreadsheet(honest, 9)).toEqual([[1]]);
  });
});

describe('writing', () => {
  const dangerous = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'];

  it('defuses what a spreadsheet would run, and reads it back as it was', async () => {
    for (const text of dangerous) {
      const csv = (await bytesOf([['title'], [text]], 'csv')).toString('utf8');
      expect(csv).toMatch(/\r\n"?'/);
    }
    const readable = dangerous.filter((text) => !/[\t\r]/.test(text)).map((text) => [text]);
    for (const format of ['csv', 'xlsx'] as const) {
      expect(await readSpreadsheet(await bytesOf([['title'], ...readable], format), 20)).toEqual([
        ['title'],
        ...readable,
      ]);
    }
  });

  it('keeps the order and the ends of thousands of rows of CSV', async () => {
    const rows = Array.from({ length: 1_501 }, (_, row) => [`row ${row}`, row]);
    const csv = (await bytesOf(rows, 'csv')).toString('utf8');
    expect(csv).toBe(`\uFEFF${rows.map(([text, number]) => `${text},${number}`).join('\r\n')}`);
  });

  it('lets other requests be served while thousands of rows of CSV are written', async () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => [`row ${row}`, row]);
    expect(await turnsGivenBy(() => writeSpreadsheet('berths', rows, 'csv'))).toBeGreaterThan(10);
  });

  it('keeps negative numbers as numbers', async () => {
    expect((await bytesOf([['title'], [-3.5]], 'csv')).toString('utf8')).toBe('\uFEFFtitle\r\n-3.5');
    expect(await readSpreadsheet(await bytesOf([['title'], [-3.5]], 'xlsx'), 9)).toEqual([['title'], [-3.5]]);
  });

  it('names the file and its type', async () => {
    expect(await writeSpreadsheet('berths', [['a']], 'csv')).toMatchObject({
      file_name: 'berths.csv',
      media_type: 'text/csv; charset=utf-8',
    });
  });
});

it('a text that a spreadsheet would run is a formula; a signed number is none', () => {
  const cells = ['=A1', '@x', '-A1', '＝1', '-3.5', '+4', '12', 'A-1', -3, null];
  expect(cells.filter(isFormula)).toEqual(['=A1', '@x', '-A1', '＝1']);
});
