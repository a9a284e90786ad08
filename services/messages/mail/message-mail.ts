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

export interface MessageMail {
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  /** As staff wrote it; empty for a file without a text. */
  readonly text: string;
  /** Name of the file that came with the message. */
  readonly file: string | null;
  /** The page on which a berth holder files absences; null for a general message. */
  readonly link: string | null;
}

/** Subject and bodies of the mail with a message that is about no reservation. */
export function messageMail({
  language,
  name,
  marina,
  foot,
  text,
  file,
  link,
}: MessageMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = words(language);
  const sender = { name: marina, foot };
  const parts = [
    name === '' ? t('greeting_nameless') : t('greeting', { name }),
    ...text.split(/\n+/).filter((line) => line.trim() !== ''),
    ...(file === null ? [] : [t('file', { file })]),
  ];
  const closing = t('closing', { marina });
  const plain = [...parts, ...(link === null ? [] : [`${t('link')} ${link}`]), closing];
  return {
    subject: t('subject', { marina }).replace(/\s+/g, ' '),
    text: mailText(sender, plain),
    html: mailHtml(language, sender, [
      ...parts.map(paragraph),
      ...(link === null ? [] : [button(t('link_button'), link), plainLink(t('link'), link)]),
      paragraph(closing),
    ]),
  };
}
