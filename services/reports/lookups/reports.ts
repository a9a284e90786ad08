import { Injectable } from '@nestjs/common';
import type { ReportAnswer, ReportCell, ReportColumn } from '../../../contracts/reports/report.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { type Comparison, inTurn } from '../../../contracts/vocabulary/sorting.js';
import { type ReportLine, share } from '../domain/report-lines.js';
import { reportShapes } from '../domain/report-shapes.js';
import { monthsBetween } from '../domain/stay-figures.js';
import { cellOf, columnLabel, reportWords } from '../words/report-words.js';
import { type CountedReport, ReportReader, type ReportScope } from './report-reader.js';

/** Whose report: one marina's, or for administrators that of several or all. */
type ReportOwner = { readonly marina_id: string } | { readonly marina_ids: readonly string[] | undefined };

interface ByColumn {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

interface ReportPage {
  readonly sort?: (ByColumn & { readonly then?: ByColumn | undefined }) | undefined;
  readonly page: number;
  readonly page_size: number;
}

interface AskedReport {
  readonly language: Language;
  readonly scope: ReportScope;
  /** Null: all lines. */
  readonly page: ReportPage | null;
}

/** Writes reports in the words of their readers. */
@Injectable()
export class Reports {
  constructor(private readonly reader: ReportReader) {}

  async of(owner: ReportOwner, asked: AskedReport): Promise<ReportAnswer | Refusal> {
    const { scope } = asked;
    const counted = await ('marina_id' in owner
      ? this.reader.ofMarina(owner.marina_id, scope)
      : this.reader.ofMarinas(owner.marina_ids, scope));
    return isRefusal(counted) ? counted : answerOf(counted, { ...asked, several: 'marina_ids' in owner });
  }
}

interface Shown extends AskedReport {
  /** Whether the lines are those of several marinas, and name them. */
  readonly several: boolean;
}

function answerOf(counted: CountedReport, { language, scope, page, several }: Shown): ReportAnswer {
  const t = reportWords(language);
  const shape = reportShapes[scope.report];
  const columns: ReportColumn[] = [
    ...(several ? [{ key: 'marina', kind: 'text' as const, label: t('column.marina') }] : []),
    ...shape.columns.map(([key, kind]) => ({ key, kind, label: columnLabel(t, scope.report, key) })),
    ...(several ? [{ key: 'currency', kind: 'text' as const, label: t('column.currency') }] : []),
  ];
  const currencyOf = ({ marina_id }: ReportLine): Currency => {
    return counted.marinas.get(marina_id)?.marina_settings.currency ?? 'EUR';
  };
  const currencies = new Set([...counted.marinas.values()].map(({ marina_settings }) => marina_settings.currency));
  const [currency = null] = currencies.size === 1 ? currencies : [];
  const rows = counted.lines.map((line) => {
    const name = counted.marinas.get(line.marina_id)?.name ?? '';
    const marina = { name, currency: currencyOf(line) };
    const cell = ({ key }: ReportColumn) =>
      key === 'currency' ? marina.currency : cellOf(line, key, { language, marina, piers: counted.piers });
    const { id, reservation_id, marina_id } = line;
    const reservation = reservation_id === null ? null : { id: reservation_id, marina_id };
    return { id, currency: marina.currency, reservation, cells: columns.map(cell) };
  });
  const ordered = sorted(rows, columns, page?.sort, language);
  const first = page === null ? 0 : (page.page - 1) * page.page_size;
  const bars = barsOf(counted.lines, scope, currency);
  const kind = shape.bars === null ? 'count' : (columns.find(({ key }) => key === shape.bars)?.kind ?? 'count');
  return {
    report: scope.report,
    title: t(`title.${scope.report}`),
    columns,
    rows: page === null ? ordered : ordered.slice(first, first + page.page_size),
    total: rows.length,
    totals: totalsOf(counted.lines, columns, scope, currency),
    currency,
    chart: {
      label: shape.bars === null ? t(`title.${scope.report}`) : columnLabel(t, scope.report, shape.bars),
      kind,
      bars,
    },
    piers: [...counted.piers]
      .map(([id, name]) => ({ id, name }))
      .sort((one, other) => one.name.localeCompare(other.name, language, { numeric: true })),
  };
}

function sorted<Row extends { cells: readonly ReportCell[] }>(
  rows: readonly Row[],
  columns: readonly ReportColumn[],
  sort: ReportPage['sort'],
  language: Language,
): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders = [sort, sort?.then].flatMap((by): Comparison<Row>[] => {
    const at = columns.findIndex(({ key }) => key === by?.column);
    const turn = by?.direction === 'desc' ? -1 : 1;
    if (at === -1) return [];
    return [(one, other) => turn * compared(one.cells[at] ?? null, other.cells[at] ?? null, compare)];
  });
  return rows.toSorted(inTurn(...orders));
}

/** Empty cells come first. */
function compared(one: ReportCell, other: ReportCell, compare: (one: string, other: string) => number): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
}

const sumOf = (lines: readonly ReportLine[], key: string): number =>
  lines.reduce((sum, { values }) => sum + (typeof values[key] === 'number' ? values[key] : 0), 0);

function totalsOf(
  lines: readonly ReportLine[],
  columns: readonly ReportColumn[],
  { report }: ReportScope,
  currency: Currency | null,
): (number | null)[] {
  const { sums, percentage } = reportShapes[report];
  return columns.map(({ key, kind }) => {
    if (percentage?.[0] === key) return share(sumOf(lines, percentage[1]), sumOf(lines, percentage[2]));
    if (!sums.includes(key) || (kind === 'money' && currency === null)) return null;
    return kind === 'money' ? toDecimal(sumOf(lines, key)) : sumOf(lines, key);
  });
}

/** One bar for each month. Amounts of several currencies have none. */
function barsOf(lines: readonly ReportLine[], { report, from, to }: ReportScope, currency: Currency | null) {
  const { bars, columns, percentage } = reportShapes[report];
  const money = columns.some(([key, kind]) => key === bars && kind === 'money');
  if (money && currency === null) return [];
  const byMonth = Map.groupBy(lines, ({ month }) => month);
  return monthsBetween(from, to).map((month) => {
    const ofMonth = byMonth.get(month) ?? [];
    if (bars === null) return { month, value: ofMonth.length };
    if (percentage?.[0] === bars) {
      return { month, value: share(sumOf(ofMonth, percentage[1]), sumOf(ofMonth, percentage[2])) ?? 0 };
    }
    const sum = sumOf(ofMonth, bars);
    return { month, value: money ? toDecimal(sum) : sum };
  });
}
