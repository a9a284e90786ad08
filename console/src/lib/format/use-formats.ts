import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionContext } from '../session/session-context.js';
import type { FormatWords } from './format-words.js';
import { type Formats, formatsFor } from './formats.js';

export type { Formats } from './formats.js';

/** Formats are slow to create and needed in every row of a list, so they are cached by language and time zone. */
const made = new WeakMap<i18n, Map<string, Formats>>();

/** The marina's time zone on pages without a session, such as the boater's page. */
export const TimeZoneContext = createContext<string | null>(null);

/**
 * Formats in the screen's language and the marina's time zone. Pages without a session get the time zone from the
 * context; without either, the browser's own applies.
 */
export function useFormats(): Formats {
  const { i18n } = useTranslation('common');
  const marina = useContext(SessionContext)?.marina;
  const named = useContext(TimeZoneContext);
  const timeZone = named ?? marina?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return keptFormats(i18n, i18n.resolvedLanguage ?? 'en', timeZone);
}

function keptFormats(instance: i18n, language: string, timeZone: string): Formats {
  let kept = made.get(instance);
  if (kept === undefined) {
    kept = new Map();
    made.set(instance, kept);
  }
  const key = `${language} ${timeZone}`;
  let formats = kept.get(key);
  if (formats === undefined) {
    const words: FormatWords = (word, values = {}) => instance.getFixedT(language, 'common')(word, { ...values });
    formats = formatsFor(language, timeZone, words);
    kept.set(key, formats);
  }
  return formats;
}
