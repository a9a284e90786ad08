import { amountText, moneyText } from '../../../../contracts/vocabulary/money-text.js';
import { isSizeKnown } from '../../../../contracts/vocabulary/sizes.js';
import { localeOf } from '../i18n/language.js';
import { NOTHING } from './format-words.js';
import { onFirstUse } from './on-first-use.js';

export interface NumberFormats {
  /** `EUR 1,710.50`: English notation with two decimals in every language. Null gives a dash. */
  readonly money: (amount: number | null | undefined, currency: string) => string;
  /** The amount without the currency, for columns that name it in the head. */
  readonly amount: (amount: number | null | undefined) => string;
  /** Exactly `digits` decimals, or without `digits` up to two. */
  readonly number: (value: number, digits?: number) => string;
  /** `14.20 m` */
  readonly metres: (value: number | null | undefined) => string;
  /** `11.95 × 3.90 × 2.10 m`: length, beam, draft; unknown values are left out. */
  readonly sizes: (boat: Sizes) => string;
  /** `2nd`, for a place in a queue. */
  readonly ordinal: (place: number) => string;
  /** A percentage: 10 → `10%`. */
  readonly percent: (value: number) => string;
  /** The size of a file: whole kilobytes, from a thousand of them megabytes and then gigabytes, with at most one decimal. */
  readonly fileSize: (bytes: number) => string;
}

export interface Sizes {
  readonly length?: number | null;
  readonly beam?: number | null;
  readonly draft?: number | null;
}

/** A no-break space between a figure and its unit. */
const NBSP = '\u00A0';

export function numberFormats(language: string): NumberFormats {
  const locale = localeOf(language);
  const make = (options: Intl.NumberFormatOptions) => onFirstUse(() => new Intl.NumberFormat(locale, options));
  const plain = make({ maximumFractionDigits: 2 });
  const two = make({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = make({ style: 'percent', maximumFractionDigits: 2 });
  const inUnit = (unit: string, maximumFractionDigits: number) => make({ style: 'unit', unit, maximumFractionDigits });
  const kilobytes = inUnit('kilobyte', 0);
  const megabytes = inUnit('megabyte', 1);
  const gigabytes = inUnit('gigabyte', 1);
  const fixed = new Map<number, Intl.NumberFormat>();

  const amount: NumberFormats['amount'] = (value) =>
    value === null || value === undefined ? NOTHING : amountText(value);
  return {
    amount,
    money: (value, currency) => (value === null || value === undefined ? NOTHING : moneyText(value, currency)),
    number: (value, digits) => {
      if (digits === undefined) return plain().format(value);
      let format = fixed.get(digits);
      if (format === undefined) {
        format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
        fixed.set(digits, format);
      }
      return format.format(value);
    },
    metres: (value) => (value === null || value === undefined ? NOTHING : `${two().format(value)}${NBSP}m`),
    sizes: ({ length, beam, draft }) => {
      const known = [length, beam, draft].filter((value) => value != null && isSizeKnown(value));
      return known.length === 0 ? NOTHING : `${known.map((value) => two().format(value ?? 0)).join(' × ')}${NBSP}m`;
    },
    ordinal: (place) => ordinalIn(language, place),
    percent: (value) => share().format(value / 100),
    fileSize: (bytes) => {
      const whole = Math.max(1, Math.round(bytes / 1000));
      if (whole < 1000) return kilobytes().format(whole);
      return whole < 1_000_000 ? megabytes().format(whole / 1000) : gigabytes().format(whole / 1_000_000);
    },
  };
}

const englishEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const englishOrdinals = onFirstUse(() => new Intl.PluralRules('en', { type: 'ordinal' }));

/** Ordinal of a place in a queue, masculine in languages with gender. */
function ordinalIn(language: string, place: number): string {
  switch (language) {
    case 'fr':
      return place === 1 ? '1er' : `${place}e`;
    case 'de':
      return `${place}.`;
    case 'es':
      return `${place}.º`;
    case 'it':
      return `${place}º`;
    default:
      return `${place}${englishEndings[englishOrdinals().select(place)] ?? 'th'}`;
  }
}
