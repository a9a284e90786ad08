import { dayNumber, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { moneyText } from '../../../contracts/vocabulary/money-text.js';
import type { AuditValue } from '../../platform/audit-trail/audit-values.js';
import type { AuditRow } from '../../platform/audit-trail/audit-views.js';
import type { AuditWords } from './audit-words.js';

/** The reader's context: time zone, and currency of amounts without one. */
export interface Place {
  readonly timeZone: string;
  readonly currency: string;
}

/** Looks up the names of records. */
export interface RecordNames {
  label(kind: string, id: string): Promise<AuditValue | null | undefined>;
}

/** English with day before month, as in the rest of Europe. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB' };
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Formats values in one reader's language; looks up each record's name once. */
export class SpokenValues {
  private readonly names = new Map<string, Promise<string | null>>();
  private readonly locale: string;
  private readonly dates: Intl.DateTimeFormat;
  private readonly numbers: Intl.NumberFormat;
  private readonly percents: Intl.NumberFormat;
  private readonly metres: Intl.NumberFormat;
  private readonly instants: Intl.DateTimeFormat;
  private readonly displayNames: Readonly<Record<'region' | 'language', Intl.DisplayNames>>;

  constructor(
    readonly words: AuditWords,
    private readonly place: Place,
    private readonly records: RecordNames,
  ) {
    this.locale = locales[words.language] ?? words.language;
    this.dates = new Intl.DateTimeFormat(this.locale, day);
    // Each takes longer to make than to use.
    const { locale } = this;
    this.numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    this.percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    this.metres = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    this.instants = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: place.timeZone,
    });
    this.displayNames = {
      region: new Intl.DisplayNames([locale], { type: 'region' }),
      language: new Intl.DisplayNames([locale], { type: 'language' }),
    };
  }

  /** Null if there is nothing to show. */
  async say(value: AuditValue | null): Promise<string | null> {
    if (value === null) return null;
    switch (value.is) {
      case 'record':
        return (await this.nameOf(value.kind, value.id)) ?? value.id;
      case 'list':
        return (await this.each(value.items)).join('; ');
      case 'joined':
        return (await this.each(value.parts)).join('');
      default:
        return this.plain(value);
    }
  }

  /** A field's label, with its row's name if the record has several. */
  async label(field: string, of: AuditRow | undefined): Promise<string> {
    return this.words.field(field, of === undefined ? null : await this.say(of.name));
  }

  /** A record's current name; null if it has none. */
  nameOf(kind: string, id: string): Promise<string | null> {
    const key = `${kind}/${id}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = this.records.label(kind, id).then((label) => this.say(label ?? null));
    this.names.set(key, name);
    return name;
  }

  private async each(values: readonly AuditValue[]): Promise<string[]> {
    const texts = await Promise.all(values.map((value) => this.say(value)));
    return texts.filter((one) => one !== null);
  }

  private plain(value: Exclude<AuditValue, { is: 'record' | 'list' | 'joined' }>): string {
    switch (value.is) {
      case 'text':
        return value.text;
      case 'number':
        return this.numbers.format(value.value);
      case 'money':
        return this.money(value.minor, value.currency ?? this.place.currency);
      case 'percent':
        return this.percents.format(value.value / 100);
      case 'metres':
        return `${this.metres.format(value.value)} m`;
      case 'date':
        return this.date(value.date);
      case 'nights':
        return this.nights(value.start_date, value.end_date);
      case 'instant':
        return this.instant(value.at);
      case 'flag':
        return this.words.flag(value.value);
      case 'word':
        return this.words.word(value.set, value.code);
      case 'count':
        return this.words.count(value.of, value.count);
      case 'country':
        return this.displayName('region', value.code);
      case 'language':
        return this.displayName('language', value.code);
      case 'erased':
        return this.words.actor('erased');
      default:
        return value satisfies never;
    }
  }

  /** `EUR 1,710.50`: English notation in every language, like the console (spec 1 §9). */
  private money(minor: number, currency: string): string {
    return moneyText(toDecimal(minor), currency).replace('\u00A0', ' ');
  }

  private date(date: string): string {
    return this.dates.format(dayNumber(date) * 86_400_000);
  }

  /** The dates of arrival and departure, and the number of nights. */
  private nights(start: string, end: string | null): string {
    if (end === null) return this.words.since(this.date(start));
    const [from, to] = [dayNumber(start), dayNumber(end)];
    const dates = this.dates.formatRange(from * 86_400_000, to * 86_400_000);
    return this.words.stay(dates, this.words.count('nights', nightsBetween(start, end)));
  }

  private instant(at: string): string {
    return this.instants.format(Date.parse(at));
  }

  /** Codes unknown to `Intl.DisplayNames` are shown as they are. */
  private displayName(type: 'region' | 'language', code: string): string {
    try {
      return this.displayNames[type].of(code) ?? code;
    } catch {
      return code;
    }
  }
}
