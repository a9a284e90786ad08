import type { ReportCell, ReportColumn } from '../../../../../contracts/reports/report.js';
import type { Formats } from '../../../lib/format/use-formats.js';

/** Whether the cells of a column are numbers, which stand at the right. */
export function isNumeric({ kind }: Pick<ReportColumn, 'kind'>): boolean {
  return kind === 'count' || kind === 'money' || kind === 'percent';
}

/** A cell as the screen writes it. Amounts of several currencies have their currency in a column of its own. */
export function cellWords(
  cell: ReportCell,
  { kind }: Pick<ReportColumn, 'kind'>,
  currency: string | null,
  formats: Pick<Formats, 'money' | 'number' | 'month' | 'date'>,
): string {
  if (cell === null) return '–';
  if (typeof cell === 'number') {
    if (kind === 'money' && currency !== null) return formats.money(cell, currency);
    return kind === 'percent' ? `${formats.number(cell)} %` : formats.number(cell);
  }
  if (kind === 'month') return formats.month(cell);
  return kind === 'date' ? formats.date(cell) : cell;
}
