import type { TFunction } from 'i18next';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { ReportName } from '../../../contracts/reports/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { ReportCell } from '../../../contracts/reports/report.js';
import { wordsOf } from '../../platform/words/words-of.js';
import type { ReportLine } from '../domain/report-lines.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

export const reportWords: (language: Language) => TFunction = wordsOf(catalogues);

/** The words of a column: those of this report where it has its own. */
export function columnLabel(t: TFunction, report: ReportName, column: string): string {
  return t([`column_of.${report}.${column}`, `column.${column}`]);
}

/** A line's marina as the cells need it. */
export interface LineMarina {
  readonly name: string;
  readonly currency: Currency;
}

const moneyColumns: ReadonlySet<string> = new Set(['amount', 'total', 'paid', 'refund', 'balance']);

/** The value of a column in the reader's language; dates, months and numbers stay raw. */
export function cellOf(
  { values }: ReportLine,
  column: string,
  {
    language,
    marina,
    piers,
  }: { language: Language; marina: LineMarina | undefined; piers: ReadonlyMap<string, string> },
): ReportCell {
  if (column === 'marina') return marina?.name ?? null;
  const value = values[column] ?? null;
  if (typeof value === 'number') return moneyColumns.has(column) ? toDecimal(value) : value;
  const t = reportWords(language);
  switch (column) {
    case 'pier':
      return piers.get(value ?? '') ?? null;
    case 'charge':
      return value === null ? null : t(`charge.${value}`);
    case 'by':
      return value === null ? null : t(`by.${value}`);
    case 'country':
      return value === null ? t('unknown_country') : countryName(value, language);
    default:
      return value;
  }
}

/** Boaters write countries in their own words where a form let them. */
function countryName(country: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}
