import { readSheet } from 'read-excel-file/node';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { type Cell, MOST_COLUMNS, type Rows, textCell } from './cell.js';
import { boundedWorkbook, tooLong, unreadable } from './inflate-workbook.js';

/** A row holds fewer on average. Many cells may point at one long text, so the text itself is bounded elsewhere. */
const CHARACTERS_PER_ROW = 4096;

/** Reads the first sheet. It may compute for a second, so it runs in a thread of its own: see `workbookInThread`. */
export async function readWorkbook(bytes: Uint8Array, mostRows: number): Promise<Rows | Refusal> {
  const bounded = boundedWorkbook(bytes, { rows: mostRows, columns: MOST_COLUMNS });
  if (isRefusal(bounded)) return bounded;
  let charactersLeft = (mostRows + 1) * CHARACTERS_PER_ROW;
  const cellOf = (value: unknown): Cell => {
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (value instanceof Date) return value.toISOString().slice(0, 10);
    if (typeof value !== 'string') return null;
    const cell = textCell(value);
    charactersLeft -= cell?.length ?? 0;
    return charactersLeft < 0 ? null : cell;
  };
  try {
    const rows = (await readSheet(bounded)).map((row) => row.map(cellOf));
    return charactersLeft < 0 ? tooLong(mostRows) : rows;
  } catch {
    return unreadable();
  }
}
