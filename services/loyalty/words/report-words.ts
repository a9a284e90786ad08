import type { Language } from '../../../contracts/vocabulary/languages.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** The words of the file of addresses that got no points: the titles of its columns, and the reasons. */
export const reportWords: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  fr,
  de,
  es,
  it,
};
