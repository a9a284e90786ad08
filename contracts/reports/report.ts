import * as z from 'zod';
import { currency } from '../vocabulary/money-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { spreadsheetFile } from '../vocabulary/spreadsheets-schemas.js';
import { cellKinds, MOST_MONTHS, reportNames } from './vocabulary.js';

/** `YYYY-MM` of the marina's calendar. */
const month = z.string('monthRequired').regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'monthRequired');

const numbered = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));

/** Both months are included. */
const months = { from: month, to: month };
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const notTooMany = ({ from, to }: { from: string; to: string }) => numbered(to) - numbered(from) < MOST_MONTHS;

const asked = {
  report: z.enum(reportNames),
  ...months,
  /** Absent: all piers. Only reports on berths and stays in berths are narrowed. */
  pier_ids: z.array(id).min(1).max(100, 'tooMany').optional(),
};
const byColumn = { column: z.string().max(40), direction: z.enum(['asc', 'desc']).default('asc') };
const paged = {
  /** Rows with equal cells in the column are sorted by `then`. Absent: the report's own order. */
  sort: z.strictObject({ ...byColumn, then: z.strictObject(byColumn).optional() }).optional(),
  page: pageRequest.page,
  page_size: pageRequest.page_size.default(25),
};
/** Absent: all marinas of the installation. */
const marinas = { marina_ids: z.array(id).min(1).max(100, 'tooMany').optional() };

const checked = <S extends z.ZodType<{ from: string; to: string }>>(schema: S) =>
  schema
    .refine(inOrder, { path: ['to'], error: 'endBeforeStart' })
    .refine(notTooMany, { path: ['to'], error: 'upTo24Months' });

export const reportRequest = checked(z.strictObject({ ...asked, ...paged }));
export const reportOfMarinasRequest = checked(z.strictObject({ ...asked, ...paged, ...marinas }));
export const exportRequest = checked(z.strictObject(asked));
export const exportOfMarinasRequest = checked(z.strictObject({ ...asked, ...marinas }));

/** A number is a count, a percentage or an amount in units of the row's currency; text is in the reader's language. */
export const cell = z.union([z.string(), z.number(), z.null()]);
export type ReportCell = z.infer<typeof cell>;

export const reportColumn = z.object({ key: z.string(), kind: z.enum(cellKinds), label: z.string() });
export type ReportColumn = z.infer<typeof reportColumn>;

export const reportAnswer = z.object({
  report: z.enum(reportNames),
  title: z.string(),
  columns: z.array(reportColumn),
  rows: z.array(
    z.object({
      id: z.string(),
      currency,
      /** The stay that the row is about. */
      reservation: z.object({ id: z.string(), marina_id: z.string() }).nullable(),
      cells: z.array(cell),
    }),
  ),
  total: z.number().int(),
  /** Sums of the whole report, by column; null where a sum has no meaning. Absent currency: amounts of several currencies. */
  totals: z.array(z.number().nullable()),
  currency: currency.nullable(),
  chart: z.object({
    /** What the bars show. */
    label: z.string(),
    kind: z.enum(cellKinds),
    bars: z.array(z.object({ month: z.string(), value: z.number() })),
  }),
  piers: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

export const exportAnswer = spreadsheetFile;
