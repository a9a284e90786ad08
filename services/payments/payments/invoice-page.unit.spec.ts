import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { invoiceLines, totalOf } from '../domain/invoice-lines.js';
import type { DrawnUp } from '../records/invoice-numbers.js';
import { invoicePage, paymentCatalogues, type PrintableInvoice, printInvoice } from './invoice-page.js';

const stay = { start_date: '2027-07-10', end_date: '2027-07-17' };
const rates = [
  {
    used_for: ['NIGHTS' as const],
    rates: [
      { valid_from: '2014-01-01', percent: 10 },
      { valid_from: '2027-07-15', percent: 12 },
    ],
  },
];
const lines = invoiceLines(
  {
    ...stay,
    lines: [
      { kind: 'NIGHTS', of: null, name: null, amount: 420_00 },
      { kind: 'ADDITIONAL_CHARGE', of: 'taxes', name: null, amount: 7_00 },
      { kind: 'CUSTOM_SURCHARGE', of: 's1', name: 'Électricité', amount: 15_00 },
    ],
  },
  rates,
);
const drawn: DrawnUp = {
  invoice_id: 'i1',
  reservation_id: 'r1',
  view_id: 'R-1001',
  boater_id: 'b1',
  issued_on: '2027-07-17',
  language: 'fr',
  payer: 'Ada Moreau',
  boat: 'Belle Île',
  berth: 'A12',
  ...stay,
  currency: 'EUR',
  lines,
  total: totalOf(lines),
  vat_number: 'FR40303265045',
  paid: 100_00,
  at: '2027-07-17T08:00:00.000Z',
};
const invoice: PrintableInvoice = {
  drawn,
  number: '2027-00042',
  of_number: null,
  marina: 'Port Saint-Maurice',
  time_zone: 'Europe/Paris',
  address: ['1 quai du Levant', '29750 Loctudy'],
};

const printed = (one: PrintableInvoice) => printInvoice(one, invoicePage(one));

/** The texts of each page of a PDF, as glyphs of its fonts. */
function textsOf(pdf: Buffer): string[][] {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g);
  return [...streams].flatMap(([, bytes = '']) => {
    const content = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    const texts = [...content.matchAll(/\[(.*)\] TJ/g)].map(([, glyphs = '']) => glyphs);
    return texts.length === 0 ? [] : [texts];
  });
}
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('an invoice', () => {
  it('shows tourist tax without a rate, and beside the rates as passed on', () => {
    const taxed = invoiceLines(
      {
        ...stay,
        lines: [
          { kind: 'NIGHTS', of: null, name: null, amount: 110_00 },
          {
            kind: 'CUSTOM_SURCHARGE',
            of: 't1',
            name: 'Loctudy',
            amount: 3_08,
            charge: 'tourist_tax',
            vat_percent: null,
          },
          { kind: 'CUSTOM_SURCHARGE', of: 's2', name: 'Grue', amount: 12_00, charge: 'services', vat_percent: 20 },
        ],
      },
      [{ used_for: ['NIGHTS'], rates: [{ valid_from: '2014-01-01', percent: 10 }] }],
    );
    const page = invoicePage({ ...invoice, drawn: { ...drawn, lines: taxed, total: totalOf(taxed) } });
    expect(page.lines.slice(1).map((line) => line.map(plain))).toEqual([
      ['Place (10–17 juillet 2027)', '10 %', 'EUR 10.00', 'EUR 110.00'],
      ['Taxe de séjour (Loctudy)', '–', '–', 'EUR 3.08'],
      ['Grue', '20 %', 'EUR 2.00', 'EUR 12.00'],
    ]);
    expect(page.vat.slice(1).map((line) => line.map(plain))).toEqual([
      ['20 %', 'EUR 10.00', 'EUR 2.00'],
      ['10 %', 'EUR 100.00', 'EUR 10.00'],
      ['Débours, hors TVA', 'EUR 3.08', '–'],
    ]);
  });

  it('shows each rate of VAT with its nights, and what is left to pay, in the language of the boater', () => {
    const page = invoicePage(invoice);
    expect(page.title).toBe('Facture');
    expect(page.sender).toEqual(['Port Saint-Maurice', '1 quai du Levant', '29750 Loctudy', 'N° de TVA FR40303265045']);
    expect(page.lines.slice(1).map((line) => line.map(plain))).toEqual([
      ['Place (10–15 juillet 2027)', '10 %', 'EUR 27.27', 'EUR 300.00'],
      ['Place (15–17 juillet 2027)', '12 %', 'EUR 12.86', 'EUR 120.00'],
      ['Taxes', '0 %', 'EUR 0.00', 'EUR 7.00'],
      ['Électricité', '0 %', 'EUR 0.00', 'EUR 15.00'],
    ]);
    expect(page.vat.slice(1).map((line) => line.map(plain))).toEqual([
      ['12 %', 'EUR 107.14', 'EUR 12.86'],
      ['10 %', 'EUR 272.73', 'EUR 27.27'],
      ['0 %', 'EUR 22.00', 'EUR 0.00'],
    ]);
    expect(page.total.map(plain)).toEqual(['Total TTC', 'EUR 442.00']);
    expect(page.paid.map((line) => line.map(plain))).toEqual([
      ['Déjà payé', 'EUR 100.00'],
      ['Reste à payer', 'EUR 342.00'],
    ]);
  });

  it('of a credit note names its invoice and the reason, and nobody’s name once the boater was erased', () => {
    const { paid: _, ...same } = drawn;
    const note = { ...same, payer: null, boat: null, of_invoice_id: 'i1', reason: null, refund_no: 1 };
    const page = invoicePage({ ...invoice, drawn: note, number: '2027-00043', of_number: '2027-00042' });
    expect(page.title).toBe('Avoir');
    expect(page.head).toContainEqual(['Pour la facture', '2027-00042']);
    expect(page.facts).toContainEqual(['Motif', 'Remboursement']);
    expect(page.facts.map(([label]) => label)).not.toContain('Client');
    expect(page.paid).toEqual([]);
  });

  it('has the postal address of its payer below the name, until the boater was erased', () => {
    const payer_address = '3 rue du Port, Brest, 29200, France';
    const payerOf = (other: Partial<DrawnUp>) =>
      invoicePage({ ...invoice, drawn: { ...drawn, ...other } }).facts.find(([label]) => label === 'Client');
    expect(payerOf({ payer_address })).toEqual(['Client', `Ada Moreau\n${payer_address}`]);
    expect(payerOf({})).toEqual(['Client', 'Ada Moreau']);
    expect(payerOf({ payer: null, payer_address: null })).toBeUndefined();
  });

  it('of an instalment names it, of how many, and the day on which it falls due', () => {
    const instalment = { number: 2, of: 6, due_on: '2027-11-01' };
    const { facts } = invoicePage({ ...invoice, drawn: { ...drawn, instalment } });
    expect(facts).toContainEqual(['Échéance', '2 sur 6, due le 1er novembre 2027']);
    expect(invoicePage(invoice).facts.map(([label]) => label)).not.toContain('Échéance');
  });

  it('names what made a note due, and what an invoice of a cancelled stay is for', () => {
    const { paid: _, ...same } = drawn;
    const note = { ...same, of_invoice_id: 'i1', reason: null, refund_no: null };
    const factsOf = (other: DrawnUp) => invoicePage({ ...invoice, drawn: other }).facts;
    expect(factsOf({ ...note, cause: 'FELL_THROUGH' })).toContainEqual(['Motif', 'Séjour annulé ou expiré']);
    expect(factsOf({ ...note, cause: 'COSTS_LESS' })).toContainEqual(['Motif', 'Prix réduit']);
    expect(factsOf({ ...note, reason: 'Parti plus tôt' })).toContainEqual(['Motif', 'Parti plus tôt']);
    expect(factsOf({ ...drawn, fell_through: true })).toContainEqual([
      'Motif',
      'Part du prix conservée après l’annulation',
    ]);
    expect(factsOf(drawn).map(([label]) => label)).not.toContain('Motif');
  });

  it('is a PDF, of several pages where it has many lines', async () => {
    const pagesOf = async (many: number) => {
      const longer = { ...drawn, lines: Array.from({ length: many }, () => lines).flat() };
      const text = (await printed({ ...invoice, drawn: longer })).toString('latin1');
      expect(text.slice(0, 5)).toBe('%PDF-');
      return text.match(/\/Type \/Page\b/g)?.length;
    };
    expect(await pagesOf(1)).toBe(1);
    expect(await pagesOf(20)).toBeGreaterThan(1);
  });

  it('repeats the head of its lines on every page, and numbers the pages', async () => {
    const longer = { ...drawn, lines: Array.from({ length: 30 }, () => lines).flat() };
    const pages = textsOf(await printed({ ...invoice, drawn: longer }));
    expect(pages.length).toBeGreaterThan(2);
    const [first = [], ...more] = pages;
    const head = more[0]?.[0] ?? '';
    // Each line is there many times, the head once.
    expect(first.filter((text) => text === head)).toHaveLength(1);
    for (const page of more) expect(page[0]).toBe(head);
    // The last texts of a page are the document and the number of the page.
    expect(new Set(pages.map((page) => page.at(-2))).size).toBe(1);
    expect(new Set(pages.map((page) => page.at(-1))).size).toBe(pages.length);
  });

  it('has its words in every language', () => {
    const [first, ...rest] = languages.map((language) => Object.keys(paymentCatalogues[language]));
    for (const keys of rest) expect(keys).toEqual(first);
  });
});
