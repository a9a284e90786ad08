import { cardImportColumns } from '../../../contracts/memberships/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { SheetVocabulary } from '../../platform/spreadsheets/sheet-vocabulary.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** The texts of a file of cards in each language. */
export const cardSheetWords: Readonly<Record<Language, typeof en>> = { en, fr, de, es, it };

export const cardSheet = new SheetVocabulary(cardImportColumns, Object.values(cardSheetWords));
