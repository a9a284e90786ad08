import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import { minorText } from '../../../contracts/vocabulary/money-text.js';

/** European English writes day before month. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de', es: 'es', it: 'it' };

type Formats = Intl.NumberFormat | Intl.DateTimeFormat;

/**
 * Creating a format costs a hundred times more than using it. There are few: languages by time zones.
 */
const formats = new Map<string, Formats>();

function kept<F extends Formats>(name: string, make: () => F): F {
  const known = formats.get(name) as F | undefined;
  if (known !== undefined) return known;
  const made = make();
  formats.set(name, made);
  return made;
}

/** Formats dates and times as the language writes them, and money as the pages do. */
export class Figures {
  private readonly locale: string;

  constructor(
    language: Language,
    /** IANA name; times are given in the marina's time zone. */
    private readonly timeZone: string,
  ) {
    this.locale = LOCALES[language];
  }

  /** Minor units, written as on the pages. */
  money(minor: number, currency: Currency): string {
    return minorText(minor, currency);
  }

  /** Marina-local calendar dates. */
  stay({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }): string {
    const { locale } = this;
    const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const range = kept(`stay ${locale}`, make).formatRange(
      new Date(`${start_date}T00:00:00Z`),
      new Date(`${end_date}T00:00:00Z`),
    );
    return this.withFirst(range);
  }

  /** A marina-local calendar date. */
  date(day: string): string {
    const { locale } = this;
    const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    return this.withFirst(kept(`stay ${locale}`, make).format(new Date(`${day}T00:00:00Z`)));
  }

  /** `percent` of 100, with at most two decimals. */
  percent(percent: number): string {
    const { locale } = this;
    const make = () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    return kept(`percent ${locale}`, make).format(percent / 100);
  }

  /** A UTC instant. */
  hour(instant: string): string {
    const { locale, timeZone } = this;
    const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
    return this.withFirst(kept(`hour ${locale} ${timeZone}`, make).format(new Date(instant)));
  }

  /** French writes the first day of a month as an ordinal, which the formats of the platform do not. */
  private withFirst(dates: string): string {
    return this.locale === 'fr' ? dates.replace(/(?<![\d:])1(?=\s?–\s?\d|\s\p{L})/gu, '1er') : dates;
  }
}
