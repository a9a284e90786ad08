import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { spreadsheetErrors } from '../../../contracts/vocabulary/spreadsheets.js';
import { withFormulasAsText } from './formula-cells.js';

export interface SheetLimits {
  /** Without the titles. */
  readonly rows: number;
  readonly columns: number;
}

/** What the read parts of a workbook of the allowed rows hold at most; larger ones are zip bombs or wrong files. */
const MOST_INFLATED_BYTES = 24 * 1024 * 1024;
const MOST_ENTRIES = 500;
/**
 * The parser takes its time by the tag. A cell of a number has 4, one of a shared text up to 10, so a row has room for
 * 40 columns of the widest kind; sheets of the product have half as many.
 */
const TAGS_PER_ROW = 240;
/** Styles and the parts that describe the workbook have these whatever its rows are. */
const TAGS_OF_A_WORKBOOK = 100_000;
/** Bytes that are inflated between two checks. */
const STEP_BYTES = 4 * 1024;
const TAG_BEGINS = '<'.charCodeAt(0);

const MACROS = /(?:^|\/)vbaProject(?:Signature)?\.bin$|\.xlm$|^xl\/macrosheets\//i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const OTHER_PARTS = new Set([
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/styles.xml',
  'xl/sharedStrings.xml',
]);

const ROW = /<(?:[^\s<>/:]*:)?row[\s/>]/g;
/** The number of a row or the address of a cell, also with a prefix; `xmlns:r` declares one. */
const ADDRESS = /(?<=[\s:"'])(?<![\s"']xmlns:)r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * A workbook with the parts that are read, which the parser can be given: it inflates what it gets without a limit, it
 * allocates what the sizes in the archive state, and it fills the gap before a row or a cell however far out that is.
 * The parts are inflated step by step up to a limit, their addresses are checked, formulas become text, and the parts are
 * packed anew.
 */
export function boundedWorkbook(bytes: Uint8Array, limits: SheetLimits): Buffer | Refusal {
  const parts = inflated(bytes, limits);
  if (isRefusal(parts)) return parts;
  for (const [name, part] of parts) {
    const xml = new TextDecoder().decode(part);
    const refusal = refusalOfPart(xml, limits);
    if (refusal !== null) return refusal;
    if (!SHEET.test(name)) continue;
    const plain = withFormulasAsText(xml);
    if (plain !== xml) parts.set(name, new TextEncoder().encode(plain));
  }
  if (![...parts.keys()].some((name) => SHEET.test(name))) return unreadable();
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));
}

/** The parts by name, or why the archive is refused. */
function inflated(bytes: Uint8Array, { rows }: SheetLimits): Map<string, Uint8Array> | Refusal {
  /** The first one counts. */
  const refusals: Refusal[] = [];
  const chunks = new Map<string, Uint8Array[]>();
  let size = 0;
  let tags = 0;
  let entries = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (MACROS.test(file.name)) refusals.push(refuse('validation', spreadsheetErrors.macros));
    if (entries > MOST_ENTRIES) refusals.push(tooLong(rows));
    if (refusals.length > 0 || !(SHEET.test(file.name) || OTHER_PARTS.has(file.name))) return;
    const own: Uint8Array[] = [];
    chunks.set(file.name, own);
    file.ondata = (error, chunk) => {
      if (error !== null) {
        refusals.push(unreadable());
        return;
      }
      size += chunk.length;
      tags += tagsIn(chunk);
      if (size > MOST_INFLATED_BYTES || tags > mostTags(rows)) refusals.push(tooLong(rows));
      else own.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && refusals.length === 0; from += STEP_BYTES) {
      unzip.push(bytes.subarray(from, from + STEP_BYTES), from + STEP_BYTES >= bytes.length);
    }
  } catch {
    refusals.push(unreadable());
  }
  return refusals[0] ?? new Map([...chunks].map(([name, own]) => [name, joined(own)]));
}

/** Tags that all read parts of a workbook of this many rows may have together. */
export function mostTags(rows: number): number {
  return TAGS_OF_A_WORKBOOK + (rows + 1) * TAGS_PER_ROW;
}

function tagsIn(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(TAG_BEGINS); at !== -1; at = chunk.indexOf(TAG_BEGINS, at + 1)) count += 1;
  return count;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function refusalOfPart(xml: string, { rows, columns }: SheetLimits): Refusal | null {
  let count = 0;
  for (const _ of xml.matchAll(ROW)) count += 1;
  // The titles are a row as well.
  if (count > rows + 1) return tooLong(rows);
  for (const [, double, single] of xml.matchAll(ADDRESS)) {
    const [, letters = '', row] = /^([A-Z]{0,3})([1-9]\d{0,6})$/.exec(double ?? single ?? '') ?? [];
    if (row === undefined || columnOf(letters) > columns) return unreadable();
    if (Number(row) > rows + 1) return tooLong(rows);
  }
  return null;
}

/** A is 1, AA is 27; no letters are 0. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

export function tooLong(most_rows: number): Refusal {
  return refuse('too_large', spreadsheetErrors.too_long, { details: { most_rows } });
}

export function unreadable(): Refusal {
  return refuse('validation', spreadsheetErrors.unreadable);
}
