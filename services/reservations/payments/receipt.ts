import type { CounterMethod } from '../../../contracts/reservations/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { type Currency, roundHalfUp } from '../../../contracts/vocabulary/money.js';
import type { PricedOffer } from '../domain/events/event-shapes.js';
import type { PrintedLine } from '../../platform/printing/paper.js';
import { Figures } from '../../platform/words/figures.js';
import { pricedLines, words } from './price-lines.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';

/** A payment and the stay that it is for. Money in minor units. */
export interface Receipt {
  /** The reservation's number and the payment's, `R-1001-2`. */
  readonly number: string;
  readonly language: Language;
  readonly marina: {
    readonly name: string;
    readonly address: readonly string[];
    readonly time_zone: string;
    readonly vat_number: string | null;
  };
  /** Empty once the boater was erased. */
  readonly payer: string;
  readonly view_id: string;
  readonly stay: DateRange;
  readonly boat: string;
  readonly berth: string | null;
  readonly currency: Currency;
  readonly price: PricedOffer | null;
  readonly amount: number;
  /** VAT that the amount includes; null: none. */
  readonly vat_percent: number | null;
  readonly method: CounterMethod | 'ONLINE';
  /** The marina's calendar date. */
  readonly received_on: string;
  readonly reference: string;
  /** All payments up to this one, with it. */
  readonly paid: number;
  readonly refunded: number;
  /** What was due online after this payment. */
  readonly online: number;
  /** What was then left: for the harbour office, or for later instalments. */
  readonly rest: number;
  readonly in_instalments: boolean;
}

/** A label and its value. */
export type ReceiptLine = PrintedLine;

/** The texts of a receipt by their place on the page, in the language of the boater. */
export interface ReceiptPage {
  readonly title: string;
  readonly marina: readonly string[];
  readonly head: readonly ReceiptLine[];
  readonly facts: readonly ReceiptLine[];
  readonly price: readonly ReceiptLine[];
  readonly total: ReceiptLine | null;
  readonly received: ReceiptLine;
  readonly payment: readonly ReceiptLine[];
  readonly balance: readonly ReceiptLine[];
  readonly thanks: string;
}

/** The VAT inside an amount that includes it, in minor units, rounded half up. */
export function vatWithin(amount: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return roundHalfUp((amount * hundredths) / (10_000 + hundredths));
}

/** The share of a payment that pays taxes which are passed on without VAT, in minor units. */
function passedOnIn(price: PricedOffer | null, amount: number): number {
  if (price === null || price.breakdown.total === 0) return 0;
  const passed = price.offer.custom_surcharges.flatMap(({ active, vat_percent, amount: due }) =>
    active && vat_percent === null ? [due ?? 0] : [],
  );
  const together = passed.reduce((sum, one) => sum + one, 0);
  return roundHalfUp((amount * together) / price.breakdown.total);
}

export function receiptPage(receipt: Receipt): ReceiptPage {
  const { marina, currency, amount, vat_percent, price } = receipt;
  const t = words(receipt.language);
  const figures = new Figures(receipt.language, marina.time_zone);
  const money = (minor: number) => figures.money(minor, currency);
  const filled = (lines: readonly (readonly [string, string | null])[]): ReceiptLine[] =>
    lines.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]));
  const restLabel = t(receipt.in_instalments ? 'rest_in_instalments' : 'rest_at_office');
  const passedOn = passedOnIn(price, amount);
  const vat = vat_percent === null ? 0 : vatWithin(amount - passedOn, vat_percent);
  const vatLines: ReceiptLine[] =
    vat_percent === null
      ? []
      : [
          [t('net'), money(amount - passedOn - vat)],
          [t('vat', { percent: figures.percent(vat_percent) }), money(vat)],
          ...(passedOn === 0 ? [] : [[t('passed_on'), money(passedOn)] as const]),
        ];
  return {
    title: t('title'),
    marina: [
      marina.name,
      ...marina.address,
      ...(marina.vat_number === null ? [] : [`${t('vat_number')} ${marina.vat_number}`]),
    ],
    head: [
      [t('number'), receipt.number],
      [t('date'), figures.date(receipt.received_on)],
    ],
    facts: filled([
      [t('payer'), receipt.payer],
      [t('reservation'), receipt.view_id],
      [t('stay'), figures.stay(receipt.stay)],
      [t('boat'), receipt.boat],
      [t('berth'), receipt.berth],
    ]),
    price: price === null ? [] : pricedLines(price, receipt.language, money, figures),
    total: price === null ? null : [t('total'), money(price.breakdown.total)],
    received: [t('received'), money(amount)],
    payment: filled([...vatLines, [t('method'), t(`methods.${receipt.method}`)], [t('reference'), receipt.reference]]),
    balance: [
      [t('paid'), money(receipt.paid)],
      ...(receipt.refunded === 0 ? [] : [[t('refunded'), money(receipt.refunded)] as const]),
      ...(receipt.online === 0 ? [] : [[t('due_online'), money(receipt.online)] as const]),
      ...(receipt.rest === 0 ? [] : [[restLabel, money(receipt.rest)] as const]),
      ...(receipt.online + receipt.rest === 0 ? [[t('left'), money(0)] as const] : []),
    ],
    thanks: t('thanks', { marina: marina.name }),
  };
}
