import { importColumns } from '../../../contracts/berths/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { SheetVocabulary } from '../../platform/spreadsheets/sheet-vocabulary.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** The texts of a file of berths in each language. */
export type SheetWords = typeof en;
/** A value that has a word: yes and no, a service, a place, boats, or whom a berth is kept for. */
export type SheetValue = keyof SheetWords['values'];

export const sheetWords: Readonly<Record<Language, SheetWords>> = { en, fr, de, es, it };

export const berthSheet = new SheetVocabulary(importColumns, Object.values(sheetWords));
