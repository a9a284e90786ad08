import { Unzip, UnzipInflate } from 'fflate';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { spreadsheetErrors } from '../../../contracts/vocabulary/spreadsheets.js';

/** What a workbook of the allowed rows holds at most when it is inflated; a larger one is a zip bomb or a wrong file. */
const MOST_INFLATED_BYTES = 48 * 1024 * 1024;
const MOST_ENTRIES = 500;
/** Bytes that are inflated between two checks. */
const STEP_BYTES = 16 * 1024;

const ROW = Buffer.from('<row');
const MACROS = /(?:^|\/)vbaProject(?:Signature)?\.bin$|\.xlm$|^xl\/macrosheets\//i;

/**
 * Inflates a workbook step by step without keeping the result, and stops as soon as it is too large, has too many rows
 * or has macros. Only a workbook that passes is given to the parser, which inflates it without a limit.
 */
export function refusalOfWorkbook(bytes: Uint8Array, mostRows: number): Refusal | null {
  /** The first one counts. */
  const refusals: Refusal[] = [];
  let inflated = 0;
  let entries = 0;
  let sheets = 0;
  const tooLong = () => refuse('too_large', spreadsheetErrors.too_long, { details: { most_rows: mostRows } });
  const unzip = new Unzip((file) => {
    entries += 1;
    if (MACROS.test(file.name)) refusals.push(refuse('validation', spreadsheetErrors.macros));
    if (entries > MOST_ENTRIES) refusals.push(tooLong());
    if (refusals.length > 0) return;
    const rows = /^xl\/worksheets\/[^/]+\.xml$/.test(file.name) ? rowCounter() : null;
    if (rows !== null) sheets += 1;
    file.ondata = (error, chunk) => {
      if (error !== null) {
        refusals.push(unreadable());
        return;
      }
      inflated += chunk.length;
      // The titles are a row as well.
      if (inflated > MOST_INFLATED_BYTES || (rows?.(chunk) ?? 0) > mostRows + 1) refusals.push(tooLong());
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && refusals.length === 0; from += STEP_BYTES) {
      const step = bytes.subarray(from, from + STEP_BYTES);
      unzip.push(step, from + STEP_BYTES >= bytes.length);
    }
  } catch {
    refusals.push(unreadable());
  }
  if (sheets === 0) refusals.push(unreadable());
  return refusals[0] ?? null;
}

export function unreadable(): Refusal {
  return refuse('validation', spreadsheetErrors.unreadable);
}

/** Counts rows over chunks, also where one chunk ends within a tag. */
function rowCounter(): (chunk: Uint8Array) => number {
  let rows = 0;
  let rest = Buffer.alloc(0);
  return (chunk) => {
    const text = Buffer.concat([rest, chunk]);
    let at = text.indexOf(ROW);
    while (at !== -1) {
      rows += 1;
      at = text.indexOf(ROW, at + ROW.length);
    }
    rest = text.subarray(Math.max(0, text.length - ROW.length + 1));
    return rows;
  };
}
