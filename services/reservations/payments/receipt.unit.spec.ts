import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { offer } from '../../../tests/fixtures/reservation-examples.js';
import { receiptCatalogues } from './price-lines.js';
import { type Receipt, receiptPage, vatWithin } from './receipt.js';
import { printable } from '../../platform/printing/paper.js';
import { receiptPdf } from './receipt-pdf.js';

const terms = {
  ...offer,
  discount_percent: 12.5,
  additional_charges: [{ name: 'harbor_dues' as const, type: 'TOTAL' as const, amount: 10_00 }],
  custom_surcharges: [{ id: 'power', name: 'Électricité', active: true, amount: 15_00 }],
};

const { lines, ...sums } = priceStay(terms, 7);
const breakdown = { ...sums, lines: [...lines] };

const receipt: Receipt = {
  number: 'R-1001-2',
  language: 'fr',
  marina: {
    name: 'Port Saint-Maurice',
    address: ['1 quai du Levant', '29750 Loctudy'],
    time_zone: 'Europe/Paris',
    vat_number: 'FR40303265045',
  },
  payer: 'Ada Moreau',
  view_id: 'R-1001',
  stay: { start_date: '2027-07-10', end_date: '2027-07-17' },
  boat: 'Belle Île',
  berth: 'A12',
  currency: 'EUR',
  price: { offer: terms, breakdown },
  amount: 120_00,
  vat_percent: 20,
  method: 'CARD',
  received_on: '2027-07-10',
  reference: 'Ticket 0417',
  paid: 190_00,
  refunded: 0,
  online: 0,
  rest: 141_25,
  in_instalments: false,
};

describe('a receipt', () => {
  it('takes the VAT of a payment without the share of tourist tax that is passed on', () => {
    const tourist_tax = { rule_id: 't', municipality: 'Loctudy', persons: 2, nights: 7, free_nights: 0, exempt: [] };
    const tax = { id: 't', name: 'Loctudy', active: true, amount: 20_00, vat_percent: null, tourist_tax };
    const taxed = {
      ...offer,
      discount_percent: 0,
      nights_to_redeem: 0,
      additional_charges: [],
      custom_surcharges: [tax],
    };
    const { lines: parts, ...more } = priceStay(taxed, 7);
    const whole = { offer: taxed, breakdown: { ...more, lines: [...parts] } };
    const page = receiptPage({ ...receipt, price: whole, amount: more.total });
    const plain = (text: string) => text.replace(/\s/g, ' ');
    const nights = more.total - 20_00;
    const vat = vatWithin(nights, 20);
    const euros = (minor: number) => `EUR ${(minor / 100).toFixed(2)}`;
    expect(page.payment.slice(0, 3).map((line) => line.map(plain))).toEqual([
      ['Hors taxes', euros(nights - vat)],
      ['TVA 20 %', euros(vat)],
      ['Débours, hors TVA', 'EUR 20.00'],
    ]);
    expect(page.price.map((line) => line.map(plain))).toContainEqual(['Taxe de séjour (Loctudy)', 'EUR 20.00']);
  });

  it('shows number, payment, VAT and balance in the language of the boater', () => {
    const page = receiptPage(receipt);
    expect(page.head).toEqual([
      ['Numéro de reçu', 'R-1001-2'],
      ['Date', '10 juillet 2027'],
    ]);
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(page.received.map(plain)).toEqual(['Montant reçu', 'EUR 120.00']);
    expect(page.payment.map((line) => line.map(plain))).toEqual([
      ['Hors taxes', 'EUR 100.00'],
      ['TVA 20 %', 'EUR 20.00'],
      ['Mode de paiement', 'Carte bancaire'],
      ['Référence', 'Ticket 0417'],
    ]);
    expect(page.balance.map((line) => line.map(plain))).toEqual([
      ['Déjà payé', 'EUR 190.00'],
      ['Reste à payer à la capitainerie', 'EUR 141.25'],
    ]);
    expect(page.price).toHaveLength(4);
    expect(page.marina.slice(0, 3)).toEqual(['Port Saint-Maurice', '1 quai du Levant', '29750 Loctudy']);
  });

  it('states what is left as the mail and the pages do: online, at the office, in instalments, or nothing', () => {
    const left = (more: Partial<Receipt>) =>
      receiptPage({ ...receipt, language: 'en', ...more })
        .balance.slice(1)
        .map((line) => line.join(': ').replace(/\s/g, ' '));
    expect(left({ online: 40_00, rest: 101_25 })).toEqual([
      'Due online: EUR 40.00',
      'Balance to pay at the harbour office: EUR 101.25',
    ]);
    expect(left({ in_instalments: true })).toEqual(['Still to pay in instalments: EUR 141.25']);
    expect(left({ rest: 0 })).toEqual(['Left to pay: EUR 0.00']);
  });

  it('has no VAT lines where the marina charges none', () => {
    const page = receiptPage({ ...receipt, vat_percent: null, marina: { ...receipt.marina, vat_number: null } });
    expect(page.payment).toHaveLength(2);
    expect(page.marina).toEqual(['Port Saint-Maurice', '1 quai du Levant', '29750 Loctudy']);
  });

  it('rounds the VAT within an amount half up', () => {
    expect(vatWithin(100_00, 20)).toBe(16_67);
    expect(vatWithin(100_00, 5.5)).toBe(5_21);
    expect(vatWithin(1, 20)).toBe(0);
  });

  it('is a PDF of one page, the same each time but for its identifier', async () => {
    const bytes = await receiptPdf(receiptPage(receipt), 'fr');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(bytes.length).toBeLessThan(100_000);
    expect(inflateSync(contentOf(bytes)).length).toBeGreaterThan(1000);
  });

  it('has a glyph for every character of the five languages', () => {
    const require = createRequire(import.meta.url);
    const fontkit = require('fontkit') as {
      openSync(path: string): { hasGlyphForCodePoint(code: number): boolean };
    };
    const font = fontkit.openSync(
      require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    );
    const letters = 'ÀÂÄÆÇÈÉÊËÎÏÑÓÔÖŒÙÚÛÜŸÁÍÌÒßàâäæçèéêëîïñóôöœùúûüÿáíìò€£₪¿¡«»„“”’–−ºª';
    const texts = languages.flatMap((language) => {
      const { title, marina, head, facts, price, total, received, payment, balance, thanks } = receiptPage({
        ...receipt,
        language,
      });
      return [title, ...marina, thanks, ...[head, facts, price, total ?? [], received, payment, balance].flat(3)];
    });
    const catalogues = JSON.stringify(receiptCatalogues);
    const missing = [...new Set(printable(`${letters}${catalogues}${texts.join('')}`))].filter(
      (sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!),
    );
    expect(missing).toEqual([]);
  });
});

/** The first compressed stream of the file, which is the page's content. */
function contentOf(bytes: Buffer): Buffer {
  const start = bytes.indexOf('stream\n') + 'stream\n'.length;
  return bytes.subarray(start, bytes.indexOf('endstream', start));
}
