import { type Language, languages } from '../../../contracts/vocabulary/languages.js';

/**
 * The language of a template for a boater, of those that it has a text in: the boater's, else the first that the marina's
 * office speaks, else English, else any.
 */
export function templateLanguage(
  texts: Readonly<Partial<Record<Language, string>>>,
  boater: Language | null,
  /** ISO 639-1 codes in their order; some are no languages of mails. */
  office: readonly string[],
): Language {
  const ofOffice = office.flatMap((code) => languages.find((language) => language === code) ?? []);
  const wanted = [...(boater === null ? [] : [boater]), ...ofOffice, ...languages];
  return wanted.find((language) => (texts[language] ?? '') !== '') ?? languages[0];
}
