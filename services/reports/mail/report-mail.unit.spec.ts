import { describe, expect, it } from '@jest/globals';
import { type ReportMail, reportMail } from './report-mail.js';

const mail: ReportMail = {
  language: 'en',
  name: 'Ada',
  view: 'Revenue',
  marina: 'Port Saint-Maurice',
  foot: [],
  from: '2027-04',
  to: '2027-05',
  report: {
    report: 'revenue',
    title: 'Booked by charge',
    columns: [
      { key: 'charge', kind: 'text', label: 'Charge' },
      { key: 'nights', kind: 'count', label: 'Nights' },
      { key: 'amount', kind: 'money', label: 'Amount' },
    ],
    rows: [],
    total: 0,
    totals: [null, 1310, 124_000.5],
    currency: 'EUR',
    chart: { label: 'Amount', kind: 'money', bars: [] },
    piers: [],
  },
};
const textOf = (more: Partial<ReportMail> = {}) => reportMail({ ...mail, ...more }).text.replace(/\u00a0/g, ' ');

describe('the mail with a report', () => {
  it('writes sums as screens and documents do', () => {
    expect(textOf()).toContain('Nights 1,310, Amount EUR 124,000.50');
    expect(textOf({ language: 'de' })).toContain('Amount EUR 124,000.50');
  });

  it('names a single month once', () => {
    expect(textOf()).toContain('April 2027 to May 2027');
    expect(textOf({ from: '2027-05' })).toContain('Port Saint-Maurice, May 2027, is attached');
  });
});
