import type { CounterMethod } from '../../../contracts/reservations/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { type Currency, roundHalfUp } from '../../../contracts/vocabulary/money.js';
import { wordsOf } from '../../platform/words/words-of.js';
import type { PricedOffer } from '../domain/events/event-shapes.js';
import type { PrintedLine } from '../../platform/printing/paper.js';
import { Figures } from '../../platform/words/figures.js';
import de from '../words/de.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import it from '../words/it.json' with { type: 'json' };
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';

export const receiptCatalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

const words = wordsOf(receiptCatalogues);

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
  /** What was left to pay after this payment. */
  readonly balance: number;
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

export function receiptPage(receipt: Receipt): ReceiptPage {
  const { marina, currency, amount, vat_percent, price } = receipt;
  const t = words(receipt.language);
  const figures = new Figures(receipt.language, marina.time_zone);
  const money = (minor: number) => figures.money(minor, currency);
  const filled = (lines: readonly (readonly [string, string | null])[]): ReceiptLine[] =>
    lines.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]));
  const vat = vat_percent === null ? 0 : vatWithin(amount, vat_percent);
  const vatLines: ReceiptLine[] =
    vat_percent === null
      ? []
      : [
          [t('net'), money(amount - vat)],
          [t('vat', { percent: figures.percent(vat_percent) }), money(vat)],
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
    price: price === null ? [] : priceLines(price, receipt.language, money, figures),
    total: price === null ? null : [t('total'), money(price.breakdown.total)],
    received: [t('received'), money(amount)],
    payment: filled([...vatLines, [t('method'), t(`methods.${receipt.method}`)], [t('reference'), receipt.reference]]),
    balance: [
      [t('paid'), money(receipt.paid)],
      ...(receipt.refunded === 0 ? [] : [[t('refunded'), money(receipt.refunded)] as const]),
      receipt.balance === 0 ? [t('settled'), money(0)] : [t('balance'), money(receipt.balance)],
    ],
    thanks: t('thanks', { marina: marina.name }),
  };
}

function priceLines(
  { offer, breakdown }: PricedOffer,
  language: Language,
  money: (minor: number) => string,
  figures: Figures,
): ReceiptLine[] {
  const t = words(language);
  const labelOf = ({ kind, of }: PricedOffer['breakdown']['lines'][number]): string => {
    switch (kind) {
      case 'NIGHTS':
        return t('nights', { count: breakdown.nights, price: money(offer.price_per_night) });
      case 'DISCOUNT':
        return `${t('discount')} ${figures.percent(offer.discount_percent)}`;
      case 'REDEEMED_NIGHTS':
        return `${t('redeemed')} (${String(offer.nights_to_redeem)})`;
      case 'ADDITIONAL_CHARGE':
        return t(chargeNames[of ?? ''] ?? 'fees');
      case 'POINTS':
        return t('points');
      case 'CUSTOM_SURCHARGE':
        return offer.custom_surcharges.find(({ id }) => id === of)?.name ?? '';
    }
  };
  return breakdown.lines.map((line) => [labelOf(line), money(line.amount)] as const);
}

const chargeNames: Readonly<Record<string, 'harbor_dues' | 'taxes' | 'fees'>> = {
  harbor_dues: 'harbor_dues',
  taxes: 'taxes',
  fees: 'fees',
};
