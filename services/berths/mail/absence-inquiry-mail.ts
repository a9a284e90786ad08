import type { Language } from '../../../contracts/vocabulary/languages.js';
import { mailHtml, paragraph } from '../../platform/mail/mail-html.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { wordsOf } from '../../platform/words/words-of.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

const words = wordsOf(catalogues);

export interface AbsenceInquiryMail {
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  /** The boat's name; empty if it has none. */
  readonly boat: string;
  /** Pier and number. */
  readonly berth: string;
  readonly marina: string;
}

/** Subject and bodies of the mail that asks a resident whether the boat will be away. */
export function absenceInquiryMail({
  language,
  name,
  boat,
  berth,
  marina,
}: AbsenceInquiryMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = words(language);
  const parts = [
    name === '' ? t('greeting_nameless') : t('greeting', { name }),
    boat === '' ? t('intro_nameless', { berth }) : t('intro', { boat, berth }),
    t('answer'),
    t('stays'),
    t('closing', { marina }),
  ];
  const subject = boat === '' ? t('subject_nameless', { berth }) : t('subject', { boat, berth });
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: `${parts.join('\n\n')}\n`,
    html: mailHtml(language, parts.map(paragraph)),
  };
}
