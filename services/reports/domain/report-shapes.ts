import type { CellKind, ReportName } from '../../../contracts/reports/vocabulary.js';

export interface ReportShape {
  readonly columns: readonly (readonly [key: string, kind: CellKind])[];
  /** Columns that have a sum. A percentage is that of the sums of two columns. */
  readonly sums: readonly string[];
  readonly percentage?: readonly [key: string, part: string, whole: string];
  /** The column whose sum the bars show; null: they show the number of lines. */
  readonly bars: string | null;
}

const stay = [
  ['number', 'text'],
  ['start_date', 'date'],
  ['end_date', 'date'],
  ['nights', 'count'],
] as const;

/** The columns of each report, and what is summed and drawn. */
export const reportShapes: Readonly<Record<ReportName, ReportShape>> = {
  occupancy: {
    columns: [
      ['month', 'month'],
      ['pier', 'text'],
      ['berths', 'count'],
      ['available', 'count'],
      ['nights', 'count'],
      ['share', 'percent'],
    ],
    sums: ['available', 'nights'],
    percentage: ['share', 'nights', 'available'],
    bars: 'share',
  },
  revenue: {
    columns: [
      ['month', 'month'],
      ['charge', 'text'],
      ['stays', 'count'],
      ['amount', 'money'],
    ],
    sums: ['amount'],
    bars: 'amount',
  },
  arrivals: {
    columns: [
      ['month', 'month'],
      ['country', 'text'],
      ['arrivals', 'count'],
      ['nights', 'count'],
    ],
    sums: ['arrivals', 'nights'],
    bars: 'arrivals',
  },
  no_shows: {
    columns: [...stay, ['total', 'money'], ['paid', 'money']],
    sums: ['nights', 'total', 'paid'],
    bars: null,
  },
  cancellations: {
    columns: [
      ...stay,
      ['canceled_on', 'date'],
      ['by', 'text'],
      ['total', 'money'],
      ['paid', 'money'],
      ['refund', 'money'],
    ],
    sums: ['nights', 'total', 'paid', 'refund'],
    bars: null,
  },
  balances: {
    columns: [...stay, ['total', 'money'], ['paid', 'money'], ['balance', 'money']],
    sums: ['nights', 'total', 'paid', 'balance'],
    bars: 'balance',
  },
};
