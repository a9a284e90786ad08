import type { CardRow, CheckedCards } from '../../../../../contracts/memberships/card-import.js';
import { type CardImportColumn, cardImportColumns } from '../../../../../contracts/memberships/vocabulary.js';
import { sheetText } from '../../../../../contracts/vocabulary/sheet-rows.js';
import { fullName } from '../../../lib/format/full-name.js';

/** The rows that need correction, in the order of the file. */
export function wrongRows({ rows }: CheckedCards): CardRow[] {
  return rows.filter(({ errors }) => errors.length > 0);
}

/** First and last name of a row's holder. */
export function holderOf({ cells }: Pick<CardRow, 'cells'>): string {
  return fullName(cells);
}

/**
 * The rows that need correction as a CSV text that can be corrected and chosen again. The last column says what to
 * correct; the titles are those of the template in the reader's language.
 */
export function correctionSheet(
  rows: readonly CardRow[],
  titleOf: (column: CardImportColumn) => string,
  why: (error: CardRow['errors'][number]) => string,
): string {
  const lines = rows.map(({ cells, errors }) => {
    const remark = errors.map((error) => `${titleOf(error.column)}: ${why(error)}`).join(' ');
    return { cells: { ...cells, remark } };
  });
  return sheetText(cardImportColumns, lines, cardImportColumns.map(titleOf));
}
