import type { NotificationSubject, NotificationType } from '../../../contracts/notifications/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { wordsOf } from '../../platform/words/words-of.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

const words = wordsOf(catalogues);

interface Told {
  readonly subject: NotificationSubject;
  readonly type: NotificationType;
  /** Empty once the person was erased. */
  readonly name: string;
}

/** The words of the mails with notifications. */
export function notificationMailWords(language: Language) {
  return words(language);
}

/** A notification in one line. */
export function notificationWords(language: Language, { subject, type, name }: Told): string {
  const t = words(language);
  return t(`news.${subject}_${type}`, { name: name === '' ? t('somebody') : name });
}
