import type { Language } from '../../../contracts/vocabulary/languages.js';
import { mailHtml, mailText, paragraph } from '../../platform/mail/mail-html.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { wordsOf } from '../../platform/words/words-of.js';
import { paymentCatalogues } from '../payments/invoice-page.js';

const words = wordsOf(paymentCatalogues);

export interface InvoiceMail {
  readonly language: Language;
  /** Empty if unknown. */
  readonly name: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  readonly number: string;
  /** The reservation's number. */
  readonly stay: string;
}

/** Subject and bodies of the mail with an invoice or a credit note. */
export function invoiceMail({ language, name, foot, ...facts }: InvoiceMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = words(language);
  const sender = { name: facts.marina, foot };
  const greeting = name === '' ? t('mail.greeting_nameless') : t('mail.greeting', { name });
  const parts = [greeting, t('mail.intro', facts), t('mail.closing', facts)];
  return {
    subject: t('mail.subject', facts).replace(/\s+/g, ' '),
    text: mailText(sender, parts),
    html: mailHtml(language, sender, parts.map(paragraph)),
  };
}
