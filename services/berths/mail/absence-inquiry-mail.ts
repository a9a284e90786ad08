import type { Language } from '../../../contracts/vocabulary/languages.js';
import { button, mailHtml, mailText, paragraph, plainLink } from '../../platform/mail/mail-html.js';
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
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  /** Page on which the resident reports absences; null: none could be issued. */
  readonly link: string | null;
}

/** Subject and bodies of the mail that asks a resident whether the boat will be away. */
export function absenceInquiryMail({
  language,
  name,
  boat,
  berth,
  marina,
  foot,
  link,
}: AbsenceInquiryMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = words(language);
  const sender = { name: marina, foot };
  const before = [
    name === '' ? t('greeting_nameless') : t('greeting', { name }),
    boat === '' ? t('intro_nameless', { berth }) : t('intro', { boat, berth }),
    link === null ? t('answer') : t('answer_link'),
  ];
  const after = [t('stays'), t('closing', { marina })];
  const subject = boat === '' ? t('subject_nameless', { berth }) : t('subject', { boat, berth });
  const linked = link === null ? [] : [`${t('button')}:\n${link}`];
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: mailText(sender, [...before, ...linked, ...after]),
    html: mailHtml(language, sender, [
      ...before.map(paragraph),
      ...(link === null ? [] : [button(t('button'), link), plainLink(t('address'), link)]),
      ...after.map(paragraph),
    ]),
  };
}
