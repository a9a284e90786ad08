import type * as z from 'zod';
import { callSchemas, receiptExample } from '../vocabulary/route.js';
import {
  exportAnswer,
  exportOfMarinasRequest,
  exportRequest,
  reportAnswer,
  reportOfMarinasRequest,
  reportRequest,
} from './report.js';

const months = { from: '2027-05', to: '2027-07' };
const arrivals: z.input<typeof reportAnswer> = {
  report: 'arrivals',
  title: 'Arrivals by country',
  columns: [
    { key: 'month', kind: 'month', label: 'Month' },
    { key: 'country', kind: 'text', label: 'Country' },
    { key: 'arrivals', kind: 'count', label: 'Arrivals' },
    { key: 'nights', kind: 'count', label: 'Nights' },
  ],
  rows: [{ id: '2027-06 NL', currency: 'EUR', reservation: null, cells: ['2027-06', 'Netherlands', 12, 31] }],
  total: 1,
  totals: [null, null, 12, 31],
  currency: 'EUR',
  chart: { label: 'Arrivals', kind: 'count', bars: [{ month: '2027-06', value: 12 }] },
  piers: [{ id: receiptExample.id, name: 'A' }],
};
const file: z.input<typeof exportAnswer> = {
  file_name: 'arrivals-2027-05-2027-07.csv',
  media_type: 'text/csv; charset=utf-8',
  content: 'TW9udGg=',
};

export const reportSchemas = {
  get: callSchemas({
    summary: 'A report of the marina by months: table, sums and bars',
    body: reportRequest,
    answer: reportAnswer,
    example: { body: { report: 'arrivals', ...months }, answer: arrivals },
  }),
  getAdmin: callSchemas({
    summary: 'A report of several marinas, or of all, for administrators',
    body: reportOfMarinasRequest,
    answer: reportAnswer,
    example: { body: { report: 'arrivals', ...months, marina_ids: [receiptExample.id] }, answer: arrivals },
  }),
  export: callSchemas({
    summary: 'All lines of a report as CSV',
    body: exportRequest,
    answer: exportAnswer,
    example: { body: { report: 'arrivals', ...months }, answer: file },
  }),
  exportAdmin: callSchemas({
    summary: 'All lines of a report of several marinas as CSV, for administrators',
    body: exportOfMarinasRequest,
    answer: exportAnswer,
    example: { body: { report: 'arrivals', ...months }, answer: file },
  }),
};
