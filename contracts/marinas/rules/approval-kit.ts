import { addDays } from '../../vocabulary/dates.js';
import type { Language } from '../../vocabulary/languages.js';
import { type ApprovalKitSchedule, approvalKitTimes } from '../vocabulary.js';

/**
 * Whether the approval kit of a stay may be sent.
 * @param now marina-local date and time of day (`HH:MM`)
 */
export function kitIsDue(
  schedule: ApprovalKitSchedule,
  arrival: string,
  now: { readonly date: string; readonly time: string },
): boolean {
  if (schedule === 'UPON_APPROVAL') return true;
  const date = schedule === 'ARRIVAL_DAY' ? arrival : addDays(arrival, -1);
  return now.date > date || (now.date === date && now.time >= approvalKitTimes[schedule]);
}

/** The words of the mail in the reader's language, else in English, else in any; empty: none. */
export function kitNote(notes: Readonly<Partial<Record<Language, string>>>, language: Language): string {
  const given = [notes[language], notes.en, ...Object.values(notes)].map((note) => note?.trim() ?? '');
  return given.find((note) => note !== '') ?? '';
}

/** Whether a reader of the language gets a file; a file without languages is for all. */
export function isForReader(file: { readonly languages: readonly Language[] }, language: Language): boolean {
  return file.languages.length === 0 || file.languages.includes(language);
}
