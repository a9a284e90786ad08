import type { Language } from '../../../contracts/vocabulary/languages.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export type ReportColumn = keyof typeof en;

/** The titles of the reports' columns. */
export const reportWords: Readonly<Record<Language, Readonly<Record<ReportColumn, string>>>> = { en, fr, de, es, it };
