import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { type Cell, MOST_COLUMNS, type Rows, textCell } from './cell.js';
import { CSV_PART, csvParts } from './csv-parts.js';
import { tooLong, unreadable } from './inflate-workbook.js';
import { workbookInThread } from './workbook-in-thread.js';

const ZIP = Buffer.from('PK\u0003\u0004');
/** Office files before 2007, and encrypted workbooks. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Reads the first sheet of an XLSX workbook, or a CSV text, by its bytes. Empty rows at the end are left out. CSV may be
 * UTF-8, UTF-16 (with byte order mark) or Windows-1252, separated by comma, semicolon or tab. Formulas are
 * read as text that begins with an equals sign, never as their results (see `isFormula`).
 * @param mostRows without the titles; a longer file is refused before it is parsed
 */
export async function readSpreadsheet(bytes: Buffer, mostRows: number): Promise<Rows | Refusal> {
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return unreadable();
  const rows = bytes.subarray(0, ZIP.length).equals(ZIP)
    ? await workbookInThread(bytes, mostRows)
    : await csv(bytes, mostRows);
  if (isRefusal(rows)) return rows;
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== null));
  const used = rows.slice(0, last + 1);
  if (used.length === 0) return unreadable();
  if (used.some((row) => row.length > MOST_COLUMNS)) return unreadable();
  return used.length > mostRows + 1 ? tooLong(mostRows) : used;
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
