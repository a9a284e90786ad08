import type { Language } from '../../../contracts/vocabulary/languages.js';
import { Paper, type PrintedLine } from '../../platform/printing/paper.js';
import { Figures } from '../../platform/words/figures.js';
import { wordsOf } from '../../platform/words/words-of.js';
import { vatByRate } from '../domain/invoice-lines.js';
import type { InvoiceLine } from '../domain/invoicing-events.js';
import type { DrawnUp } from '../records/invoice-numbers.js';
import de from '../words/de.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import it from '../words/it.json' with { type: 'json' };

export const paymentCatalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

const words = wordsOf(paymentCatalogues);

/** Stands where there is no rate of VAT. */
const NONE = '–';

export interface PrintableInvoice {
  readonly drawn: DrawnUp;
  readonly number: string;
  /** Of a credit note: the number of its invoice. */
  readonly of_number: string | null;
  readonly marina: string;
  /** The lines of the marina's postal address. */
  readonly address: readonly string[];
  readonly time_zone: string;
}

/** The texts of an invoice by their place on the page, in the language of the boater. */
export interface InvoicePage {
  readonly title: string;
  readonly sender: readonly string[];
  readonly head: readonly PrintedLine[];
  readonly facts: readonly PrintedLine[];
  /** Description, rate, VAT, amount; the first row has the titles. */
  readonly lines: readonly (readonly string[])[];
  /** Rate, net amount, VAT. */
  readonly vat: readonly (readonly string[])[];
  readonly total: PrintedLine;
  readonly paid: readonly PrintedLine[];
  /** The instalment that it is for, and when that falls due; empty: it is for none. */
  readonly due: readonly PrintedLine[];
  readonly note: string;
}

export function invoicePage({ drawn, number, of_number, marina, address, time_zone }: PrintableInvoice): InvoicePage {
  const { language, currency } = drawn;
  const t = words(language);
  const figures = new Figures(language, time_zone);
  const money = (minor: number) => figures.money(minor, currency);
  const percent = (value: number) => figures.percent(value);
  const filled = (lines: readonly (readonly [string, string | null])[]): PrintedLine[] =>
    lines.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]));
  const credit = 'of_invoice_id' in drawn;
  const due = filled([[t('instalment'), instalmentText(drawn, t, figures)]]);
  const rates = vatByRate(drawn.lines);
  const taxed = rates.some(({ percent: rate }) => rate > 0);
  return {
    title: t(credit ? 'credit_note' : 'invoice'),
    sender: [marina, ...address, ...(drawn.vat_number === '' ? [] : [`${t('vat_number')} ${drawn.vat_number}`])],
    head: filled([
      [t('number'), number],
      [t('date'), figures.date(drawn.issued_on)],
      [t('of_invoice'), of_number],
    ]),
    facts: filled([
      [t('payer'), payerOf(drawn)],
      [t('reservation'), drawn.view_id],
      ...due,
      [t('supplied'), figures.stay(drawn)],
      [t('boat'), drawn.boat],
      [t('berth'), drawn.berth],
      [t('reason'), reasonOf(drawn, t)],
    ]),
    lines: [
      [t('description'), t('rate'), t('vat'), t('amount')],
      ...drawn.lines.map((line) => [
        nameOf(line, language, figures),
        line.passed_on === true ? NONE : percent(line.vat_percent),
        line.passed_on === true ? NONE : money(line.vat),
        money(line.amount),
      ]),
    ],
    vat: !taxed
      ? []
      : [
          [t('vat_summary'), t('net'), t('vat')],
          ...rates.map((rate) =>
            rate.passed_on === true
              ? [t('passed_on'), money(rate.net), NONE]
              : [percent(rate.percent), money(rate.net), money(rate.vat)],
          ),
        ],
    total: [t(credit ? 'credited' : 'total'), money(drawn.total)],
    paid: credit ? [] : paidLines(drawn.paid, drawn.total, t, money),
    due,
    note: !taxed ? t('no_vat') : t('prices_include_vat'),
  };
}

/** Name and postal address; null once the boater was erased. */
function payerOf({ payer, payer_address }: DrawnUp): string | null {
  return payer === null || payer_address == null ? payer : `${payer}\n${payer_address}`;
}

/** Which instalment of the contract the invoice is for, and when it falls due. */
function instalmentText({ instalment }: DrawnUp, t: ReturnType<typeof words>, figures: Figures): string | null {
  if (instalment === undefined) return null;
  const { number, of, due_on } = instalment;
  return t('instalment_of', { number, of, due: figures.date(due_on) });
}

/** Why a credit note was issued, or an invoice of a cancelled stay; null once the reason of staff was erased. */
function reasonOf(drawn: DrawnUp, t: ReturnType<typeof words>): string | null {
  if (!('of_invoice_id' in drawn)) return drawn.fell_through === true ? t('kept') : null;
  if (drawn.cause !== undefined) return t(drawn.cause === 'FELL_THROUGH' ? 'fell_through' : 'costs_less');
  return drawn.refund_no === null ? drawn.reason : t('refund');
}

function paidLines(
  paid: number,
  total: number,
  t: ReturnType<typeof words>,
  money: (minor: number) => string,
): readonly PrintedLine[] {
  return [
    [t('paid'), money(paid)],
    [t('to_pay'), money(Math.max(0, total - paid))],
  ];
}

function nameOf({ kind, of, name, nights, charge }: InvoiceLine, language: Language, figures: Figures): string {
  const t = words(language);
  const during = nights === null ? '' : ` (${figures.stay(nights)})`;
  switch (kind) {
    case 'NIGHTS':
      return `${t('nights')}${during}`;
    case 'DISCOUNT':
      return `${t('discount')}${during}`;
    case 'REDEEMED_NIGHTS':
      return `${t('redeemed')}${during}`;
    case 'POINTS':
      return `${t('points')}${during}`;
    case 'ADDITIONAL_CHARGE':
      return of === 'harbor_dues' || of === 'taxes' ? t(of) : t('fees');
    case 'CUSTOM_SURCHARGE':
      return charge === 'tourist_tax' ? `${t('tourist_tax')}${name === null ? '' : ` (${name})`}` : (name ?? t('fees'));
  }
}

/** The invoice as a PDF. @param page the invoice's own page, from `invoicePage` */
export function printInvoice(invoice: PrintableInvoice, page: InvoicePage): Promise<Buffer> {
  const about = { title: `${page.title} ${invoice.number}`, author: invoice.marina, language: invoice.drawn.language };
  return Paper.print(about, (paper) => {
    paper.head(page.sender, page.title, page.head);
    for (const line of page.facts) paper.fact(line);
    paper.space(16);
    paper.table(page.lines);
    paper.rule();
    paper.amount(page.total, 'bold', 14);
    paper.space(16);
    paper.table(page.vat);
    if (page.paid.length > 0) paper.rule();
    for (const line of page.paid) paper.amount(line);
    paper.note(page.note);
  });
}
