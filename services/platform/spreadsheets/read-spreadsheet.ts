import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { spreadsheetErrors } from '../../../contracts/vocabulary/spreadsheets.js';
import { plainText } from '../../../contracts/vocabulary/spreadsheet-text.js';
import type { Cell, Rows } from './cell.js';
import { CSV_PART, csvParts } from './csv-parts.js';
import { boundedWorkbook, unreadable } from './inflate-workbook.js';

const ZIP = Buffer.from('PK\u0003\u0004');
/** Office files before 2007, and encrypted workbooks. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** A cell with more characters holds no value of the product. */
const LONGEST_CELL = 4096;
const MOST_COLUMNS = 200;

/**
 * Reads the first sheet of an XLSX workbook, or a CSV text, by its bytes. Empty rows at the end are left out. CSV may be
 * UTF-8, UTF-16 (with byte order mark) or Windows-1252, separated by comma, semicolon or tab. Formulas are
 * read as text that begins with an equals sign, never as their results (see `isFormula`).
 * @param mostRows without the titles; a longer file is refused before it is parsed
 */
export async function readSpreadsheet(bytes: Buffer, mostRows: number): Promise<Rows | Refusal> {
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return unreadable();
  const rows = bytes.subarray(0, ZIP.length).equals(ZIP) ? await workbook(bytes, mostRows) : await csv(bytes, mostRows);
  if (isRefusal(rows)) return rows;
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== null));
  const used = rows.slice(0, last + 1);
  if (used.length === 0) return unreadable();
  if (used.some((row) => row.length > MOST_COLUMNS)) return unreadable();
  return used.length > mostRows + 1 ? tooLong(mostRows) : used;
}

function tooLong(most_rows: number): Refusal {
  return refuse('too_large', spreadsheetErrors.too_long, { details: { most_rows } });
}

async function workbook(bytes: Buffer, mostRows: number): Promise<Rows | Refusal> {
  const bounded = boundedWorkbook(bytes, { rows: mostRows, columns: MOST_COLUMNS });
  if (isRefusal(bounded)) return bounded;
  try {
    const [sheet] = await readXlsxFile(bounded);
    return sheet?.data.map((row) => row.map(cellOf)) ?? unreadable();
  } catch {
    return unreadable();
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? textCell(value) : null;
}

function textCell(text: string): Cell {
  const trimmed = text.trim().slice(0, LONGEST_CELL);
  return trimmed === '' ? null : plainText(trimmed);
}

async function csv(bytes: Buffer, mostRows: number): Promise<Rows | Refusal> {
  const decodedText = decoded(bytes);
  if (decodedText === null) return unreadable();
  // Spreadsheets name the separator in a first line.
  const named = /^sep=([,;\t])\r?\n/i.exec(decodedText);
  const text = named === null ? decodedText : decodedText.slice(named[0].length);
  const delimiter = named?.[1] ?? guessedDelimiter(text);
  const rows: Cell[][] = [];
  for (const part of csvParts(text, delimiter)) {
    if (part === null) return unreadable();
    const preview = mostRows + 2 - rows.length;
    const { data } = Papa.parse<string[]>(part, { delimiter, skipEmptyLines: 'greedy', preview });
    for (const row of data) rows.push(row.map(textCell));
    if (rows.length > mostRows + 1) return tooLong(mostRows);
    // Other requests are served between two parts.
    await setImmediate();
  }
  return rows;
}

function guessedDelimiter(text: string): string {
  const options = {
    delimiter: '',
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy' as const,
    preview: 10,
  };
  return Papa.parse<string[]>(text.slice(0, CSV_PART), options).meta.delimiter;
}

/** Null: the bytes are no text. */
function decoded(bytes: Buffer): string | null {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // Control characters other than tab and line ends are in no text.
  return /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(text) ? null : text;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
