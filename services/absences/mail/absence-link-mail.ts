import type { Language } from '../../../contracts/vocabulary/languages.js';
import { button, mailHtml, mailText, paragraph, plainLink } from '../../platform/mail/mail-html.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { Figures } from '../../platform/words/figures.js';
import { wordsOf } from '../../platform/words/words-of.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

const words = wordsOf(catalogues);

export interface AbsenceLinkMail {
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  /** The boat's name; empty if it has none. */
  readonly boat: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  /** Last day on which the link can be used, YYYY-MM-DD. */
  readonly until: string;
  readonly link: string;
}

/** Subject and bodies of the mail with the link by which a berth holder files absences. */
export function absenceLinkMail(mail: AbsenceLinkMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, name, boat, marina, foot, link } = mail;
  const sender = { name: marina, foot };
  const t = words(language);
  const until = new Figures(language, 'UTC').date(mail.until);
  const greeting = name === '' ? t('greeting_nameless') : t('greeting', { name });
  const intro = boat === '' ? t('intro_nameless') : t('intro', { boat });
  const subject = boat === '' ? t('subject_nameless') : t('subject', { boat });
  const after = [t('until', { until }), t('closing', { marina })];
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: mailText(sender, [greeting, intro, t('kept'), `${t('button')}:\n${link}`, ...after]),
    html: mailHtml(language, sender, [
      ...[greeting, intro, t('kept')].map(paragraph),
      button(t('button'), link),
      plainLink(t('address'), link),
      ...after.map(paragraph),
    ]),
  };
}
