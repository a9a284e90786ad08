import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { type InvoiceMail, invoiceMail } from './invoice-mail.js';

const invoice: InvoiceMail = {
  language: 'en',
  name: 'Ada Moreau',
  marina: 'Port Saint-Maurice',
  foot: ['1 quai du Levant, 29750 Loctudy'],
  page: {
    title: 'Invoice',
    total: ['Total with VAT', 'EUR 442.00'],
    paid: [
      ['Paid', 'EUR 100.00'],
      ['Balance due', 'EUR 342.00'],
    ],
    due: [['Instalment', '2 of 6, due on 1 November 2027']],
  },
  is_credit: false,
  number: '2027-00042',
  stay: 'R-1001',
};

describe('the mail with an invoice', () => {
  it('names the invoice in its subject, and shows the amount, what is left to pay and when it falls due large', () => {
    const { subject, text, html } = invoiceMail(invoice);
    expect(subject).toBe('Invoice 2027-00042: your stay R-1001 at Port Saint-Maurice');
    expect(text).toContain(
      'Total with VAT: EUR 442.00\nBalance due: EUR 342.00\nInstalment: 2 of 6, due on 1 November',
    );
    for (const value of ['EUR 442.00', 'EUR 342.00', '2 of 6, due on 1 November 2027']) {
      expect(html).toMatch(new RegExp(`<strong style="font-size:24px[^>]*>${value}<`));
    }
  });

  it('names a credit note as such, with what it credits and no day to pay by', () => {
    const page = { ...invoice.page, title: 'Credit note', total: ['Credited', 'EUR −50.00'] as const, paid: [] };
    const { subject, text } = invoiceMail({ ...invoice, is_credit: true, page });
    expect(subject).toMatch(/^Credit note 2027-00042: /);
    expect(text).toContain('Please find attached credit note 2027-00042');
    expect(text).toContain('Credited: EUR −50.00');
    expect(text).not.toContain('due on');
  });

  it.each(languages)('is complete in %s', (language) => {
    for (const is_credit of [true, false]) {
      const { subject, text, html } = invoiceMail({ ...invoice, language, is_credit });
      for (const body of [subject, text, html]) expect(body).not.toMatch(/\{\{|undefined|mail\./);
      expect(text).toContain('2027-00042');
    }
  });
});
