import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../../contracts/vocabulary/money.js';
import { useFormats } from '../../lib/format/use-formats.js';
import type { AmountDue } from './amount-due.js';
import { type LineTerms, usePriceLineWords, type WordedLine } from './use-price-line-words.js';

/** The price of a stay. All amounts are decimals of `currency`. */
export interface PriceOfStay {
  readonly currency: Currency;
  readonly terms: Omit<LineTerms, 'price'> & { readonly pricePerNight: number | null };
  readonly lines: readonly (Omit<WordedLine, 'perNight'> & {
    readonly amount: number;
    /** The price per night of a charge that is charged by the night. */
    readonly perNight: number | null;
  })[];
  readonly total: number;
  /** Null if no deposit is shown. */
  readonly deposit: number | null;
  /** Stands in for a deposit where the price is paid in instalments; null: it is paid at once. */
  readonly firstInstalment: number | null;
  /** Whether the deposit is 100 % of the total. */
  readonly depositIsTotal: boolean;
  readonly paid: number;
  readonly refunded: number;
  /** The remaining amount, paid at the marina or in instalments. It is hidden if it is null or 0. */
  readonly rest: number | null;
  /** The amount that the boater can pay now; null if nothing can be paid. It replaces the deposit. */
  readonly due: AmountDue | null;
}

export interface PriceItem {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Whether this is the amount that the boater has to pay now. */
  readonly isDue: boolean;
}

export interface PriceItems {
  readonly lines: readonly PriceItem[];
  readonly total: PriceItem;
  readonly payments: readonly PriceItem[];
}

/**
 * Returns the lines of a price, its total and its payments in the order that every page uses. Amounts for staff have no
 * currency, because the total shows it. Amounts for boaters all have one.
 */
export function usePriceItems(reader: 'staff' | 'boater'): (price: PriceOfStay) => PriceItems {
  const { t } = useTranslation('entities/price');
  const { amount, money } = useFormats();
  const wordsOf = usePriceLineWords();
  return ({ currency, terms, lines, total, paid, refunded, rest, due, ...first }) => {
    const short = (value: number | null) => (reader === 'staff' ? amount(value) : money(value, currency));
    const item = (key: string, label: string, value: number): PriceItem => {
      return { key, label, value: short(value), isDue: key === 'due' };
    };
    const dueFirst = dueFirstOf(first, reader);
    const left = due?.rest ?? rest ?? 0;
    const lineTerms = { ...terms, price: short(terms.pricePerNight) };
    return {
      lines: lines.map(({ perNight, ...line }) => {
        const label = wordsOf({ ...line, perNight: perNight === null ? null : short(perNight) }, lineTerms);
        return item(`${line.kind}-${line.of ?? ''}`, label, line.amount);
      }),
      total: { key: 'total', label: t('trade:total'), value: money(total, currency), isDue: false },
      payments: [
        ...(dueFirst === null || due !== null ? [] : [item('deposit', t(dueFirst.words), dueFirst.amount)]),
        ...(paid > 0 ? [item('paid', t('trade:paid'), paid)] : []),
        ...(refunded > 0 ? [item('refunded', t('trade:refunded'), refunded)] : []),
        ...(due === null ? [] : [item('due', t('dueNow'), due.amount)]),
        ...(left > 0
          ? [item('rest', t(first.firstInstalment === null ? 'restAtMarina' : 'restInInstalments'), left)]
          : []),
      ],
    };
  };
}

function dueFirstOf(
  { deposit, depositIsTotal, firstInstalment }: Pick<PriceOfStay, 'deposit' | 'depositIsTotal' | 'firstInstalment'>,
  reader: 'staff' | 'boater',
) {
  if (firstInstalment !== null) return { words: 'firstInstalment', amount: firstInstalment } as const;
  if (deposit === null) return null;
  if (reader === 'boater') return { words: 'deposit_boater', amount: deposit } as const;
  return { words: depositIsTotal ? 'deposit_staff_full' : 'deposit_staff', amount: deposit } as const;
}
