import type { Language } from '../../../contracts/vocabulary/languages.js';
import { mailHtml, type MailSender, mailText, paragraph } from '../../platform/mail/mail-html.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { Figures } from '../../platform/words/figures.js';
import { wordsOf } from '../../platform/words/words-of.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

export const membershipWords = wordsOf(catalogues);

/** A calendar date as the language writes it: "1 June 2027". */
export function dateIn(language: Language, date: string): string {
  return new Figures(language, 'UTC').date(date);
}

/** A mail of paragraphs, as text and as HTML. */
export function letter(
  language: Language,
  sender: MailSender,
  subject: string,
  parts: readonly string[],
): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: mailText(sender, parts),
    html: mailHtml(language, sender, parts.map(paragraph)),
  };
}

export interface CardMail {
  readonly language: Language;
  /** Full name; empty if unknown. */
  readonly holder: string;
  readonly card_number: string;
  /** Empty for a card without a boat. */
  readonly boat: string;
  /** Last day on which the card is valid. */
  readonly expires_on: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
}

/** Subject and bodies of the mail with which a marina sends a card. */
export function cardMail(card: CardMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, holder, card_number: number, boat, marina, foot } = card;
  const t = membershipWords(language);
  const until = dateIn(language, card.expires_on);
  return letter(language, { name: marina, foot }, t('card.subject', { number }), [
    holder === '' ? t('greeting_nameless') : t('greeting', { name: holder }),
    boat === '' ? t('card.intro_nameless', { number, until }) : t('card.intro', { number, boat, until }),
    t('card.use'),
    t('closing', { marina }),
  ]);
}
