type Cells = (number | null | undefined)[][];

/**
 * The prices of a table that was copied from a spreadsheet: rows are lines, columns are parted by tabs. Heads and
 * the names of rows are left out. Null is an empty cell or a dash; undefined is a cell that is no price.
 */
export function pastedPrices(text: string): Cells {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return withoutNames(lines.map((line) => line.split('\t').map(priceOf)));
}

/** Without the rows at the top and the columns at the left that have no price at all, if any cell has one. */
function withoutNames(cells: Cells): Cells {
  const isPrice = (cell: Cells[number][number]) => typeof cell === 'number';
  if (!cells.some((row) => row.some(isPrice))) return cells;
  const first = cells.findIndex((row) => row.some(isPrice));
  const rows = cells.slice(cells.slice(0, first).some((row) => row.includes(undefined)) ? first : 0);
  const left = Math.min(...rows.map((row) => row.findIndex(isPrice)).filter((at) => at >= 0));
  const named = rows.some((row) => row.slice(0, left).includes(undefined));
  return named ? rows.map((row) => row.slice(left)) : rows;
}

/** More than one cell: the text is a table and belongs to several fields. */
export function isTable(text: string): boolean {
  return /[\t\n]/.test(text.replace(/[\r\n]+$/, ''));
}

const MOST = 999_999.99;

/**
 * A price as spreadsheets of any language write it: `1,100.00`, `1.100,00`, `1 100,00`, `1'100.00`, `€ 26`. A single comma or point
 * with three digits after it parts thousands, because prices have two decimals.
 */
export function priceOf(cell: string): number | null | undefined {
  const plain = cell.replace(/[\s  '’]/g, '').replace(/^(?:[\p{Sc}]|[A-Z]{3})|(?:[\p{Sc}]|[A-Z]{3})$/gu, '');
  if (plain === '' || /^[-–—]$/.test(plain)) return null;
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const number = Number(withPoint(plain));
  return Number.isNaN(number) || number > MOST ? undefined : Math.round(number * 100) / 100;
}

function withPoint(plain: string): string {
  const decimal = /[.,](?=\d{1,2}$)/.exec(plain);
  const whole = decimal === null ? plain : plain.slice(0, decimal.index);
  const thousands = /^\d{1,3}(?:[.,]\d{3})*$|^\d+$/;
  if (!thousands.test(whole)) return 'not a number';
  return `${whole.replace(/[.,]/g, '')}.${decimal === null ? '0' : plain.slice(decimal.index + 1)}`;
}
