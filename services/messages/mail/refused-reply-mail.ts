import type { Language } from '../../../contracts/vocabulary/languages.js';
import { mailHtml, mailText, paragraph } from '../../platform/mail/mail-html.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { wordsOf } from '../../platform/words/words-of.js';
import { catalogues } from './message-mail.js';

const words = wordsOf(catalogues);

/** Why a boater's reply was not posted, or which of its files were not stored. Sizes in MB. */
export type ReplyRefusal =
  | { readonly why: 'too_large'; readonly size: number }
  | { readonly why: 'closed' }
  | { readonly why: 'too_many'; readonly most: number }
  | { readonly why: 'too_long'; readonly most: number }
  | { readonly why: 'empty' }
  | { readonly why: 'files'; readonly files: string; readonly size: number }
  /** The allowance of a day is used up. */
  | { readonly why: 'files_of_day'; readonly files: string };

export interface RefusedReplyMail {
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  readonly refusal: ReplyRefusal;
}

/** Subject and bodies of the mail that says what became of a reply. */
export function refusedReplyMail({
  language,
  name,
  marina,
  foot,
  refusal,
}: RefusedReplyMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = words(language);
  const sender = { name: marina, foot };
  const { why, ...facts } = refusal;
  const parts = [
    name === '' ? t('greeting_nameless') : t('greeting', { name }),
    t(`refused_${why}`, facts),
    t('closing', { marina }),
  ];
  return {
    subject: t('refused_subject', { marina }).replace(/\s+/g, ' '),
    text: mailText(sender, parts),
    html: mailHtml(language, sender, parts.map(paragraph)),
  };
}
