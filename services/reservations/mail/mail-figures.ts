import type { Language } from '../../../contracts/vocabulary/languages.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';

/** Europe writes day before month, so English does here as well. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', de: 'de', es: 'es', it: 'it' };

/** Money, dates and hours as people who read a language write them. */
export class Figures {
  private readonly locale: string;

  constructor(
    language: Language,
    /** IANA name: hours are told by the clock on the harbour wall. */
    private readonly timeZone: string,
  ) {
    this.locale = LOCALES[language];
  }

  /** Minor units. */
  money(minor: number, currency: Currency): string {
    return new Intl.NumberFormat(this.locale, { style: 'currency', currency }).format(toDecimal(minor));
  }

  /** Marina-local calendar dates. */
  stay({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }): string {
    const format = new Intl.DateTimeFormat(this.locale, { dateStyle: 'long', timeZone: 'UTC' });
    return format.formatRange(new Date(`${start_date}T00:00:00Z`), new Date(`${end_date}T00:00:00Z`));
  }

  /** A UTC instant. */
  hour(instant: string): string {
    const { locale, timeZone } = this;
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
      new Date(instant),
    );
  }
}
