import { folded } from '../../../../contracts/vocabulary/folded-text.js';
import type { DateWordsOfLanguage } from './date-words.js';

/** One day as it was said: a date, perhaps without month or year, or only a weekday. */
export interface SpokenDay {
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
  /** From 1, Monday, to 7. */
  readonly weekday?: number;
  /** Days after today. */
  readonly from_today?: number;
}

/** Reads the parts of spoken dates from left to right. */
export class SpokenText {
  private rest: string;

  constructor(
    typed: string,
    private readonly words: DateWordsOfLanguage,
  ) {
    this.rest = folded(typed)
      .replace(/[‐-―−]/g, '-')
      .replace(/['’,]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }

  get done(): boolean {
    return this.rest === '';
  }

  get unread(): string {
    return this.rest;
  }

  /** Reads "until", "to" or a dash; the words of a language may follow each other. */
  until(dash: 'with_dash' | 'words_only'): boolean {
    const dashed = dash === 'with_dash' && this.take(/^-\s*/) !== null;
    let found = dashed;
    while (this.oneOf('until')) found = true;
    return found;
  }

  /** Reads `3n`, `3 nights` or `1 week`, in nights; null: none is next. */
  nights(): number | null {
    const before = this.rest;
    this.skipBeside();
    const [, count = '', word = ''] = this.take(/^(\d{1,3}) ?([a-z]+)(?![a-z])\.?\s*/) ?? [];
    if (this.words.all('nights').includes(word)) return Number(count);
    if (this.words.all('weeks').includes(word)) return Number(count) * 7;
    this.rest = before;
    return null;
  }

  /** Reads one day; null: none is next. */
  day(): SpokenDay | null {
    this.skipBeside();
    if (this.oneOf('today')) return { from_today: 0 };
    if (this.oneOf('tomorrow')) return { from_today: 1 };
    const weekday = this.weekday();
    this.skipBeside();
    const before = this.rest;
    const date = this.startsWithNights() ? null : this.date();
    if (date === null) this.rest = before;
    if (weekday === null) return date;
    return { ...date, weekday };
  }

  private weekday(): number | null {
    const before = this.rest;
    const [, word = ''] = this.take(/^([a-z]+)\.?\s*/) ?? [];
    const weekday = this.words.weekdayOf(word);
    // "mar 3" is a Tuesday and "mar 3 june" too; a month that is no weekday begins a date.
    if (weekday === null) this.rest = before;
    return weekday;
  }

  private startsWithNights(): boolean {
    const before = this.rest;
    const found = this.nights() !== null;
    this.rest = before;
    return found;
  }

  private date(): SpokenDay | null {
    const iso = this.take(/^(\d{4})-(\d{2})-(\d{2})(?!\d)\s*/);
    if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
    const figures =
      this.take(/^(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)\s*/) ??
      this.take(/^(\d{1,2})[./] ?(\d{1,2})(?:[./] ?(\d{4})|[./](\d{2})(?![\da-z]))?(?!\d)\.?\s*/);
    if (figures !== null) {
      const [, day, month, year, short] = figures;
      return { day: Number(day), month: Number(month), ...yearOf(year ?? short) };
    }
    return this.named();
  }

  /** `3 août`, `3. Aug. 2027`, `3 de agosto`, `August 3`, or a day of the month alone. */
  private named(): SpokenDay | null {
    const month = this.month();
    const [, day] = this.take(/^(\d{1,2})(?!\d)[.°º]?\s*/) ?? [];
    if (day === undefined) return null;
    if (month !== null) return { day: Number(day), month, ...this.year() };
    const before = this.rest;
    this.skipBeside();
    const follows = this.month();
    if (follows !== null) return { day: Number(day), month: follows, ...this.year() };
    this.rest = before;
    // An ordinal's ending belongs to the day.
    this.take(/^(?:st|nd|rd|th|er)(?![a-z])\s*/);
    return { day: Number(day) };
  }

  private month(): number | null {
    const before = this.rest;
    const [, word = ''] = this.take(/^([a-z]+)\.?\s*/) ?? [];
    const month = this.words.monthOf(word);
    if (month === null) this.rest = before;
    return month;
  }

  private year(): { year?: number } {
    const before = this.rest;
    this.skipBeside();
    const [, year] = this.take(/^(\d{4})(?!\d)\s*/) ?? [];
    if (year === undefined) this.rest = before;
    return yearOf(year);
  }

  private skipBeside(): void {
    while (this.oneOf('beside'));
  }

  private oneOf(list: Parameters<DateWordsOfLanguage['all']>[0]): boolean {
    const word = this.words.all(list).find((one) => new RegExp(`^${one}(?![a-z])`).test(this.rest));
    if (word === undefined) return false;
    this.rest = this.rest.slice(word.length).replace(/^[\s.]+/, '');
    return true;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found !== null) this.rest = this.rest.slice(found[0].length);
    return found;
  }
}

function yearOf(typed: string | undefined): { year?: number } {
  if (typed === undefined) return {};
  return { year: typed.length === 2 ? 2000 + Number(typed) : Number(typed) };
}
