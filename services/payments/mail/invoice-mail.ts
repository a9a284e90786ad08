import type { Language } from '../../../contracts/vocabulary/languages.js';
import { largeFacts, mailHtml, mailText, paragraph } from '../../platform/mail/mail-html.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { wordsOf } from '../../platform/words/words-of.js';
import { type InvoicePage, paymentCatalogues } from '../payments/invoice-page.js';

const words = wordsOf(paymentCatalogues);

export interface InvoiceMail {
  readonly language: Language;
  /** Empty if unknown. */
  readonly name: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  /** The invoice or credit note as it is printed, in the same language; the mail repeats its amounts. */
  readonly page: Pick<InvoicePage, 'title' | 'total' | 'paid' | 'due'>;
  readonly is_credit: boolean;
  readonly number: string;
  /** The reservation's number. */
  readonly stay: string;
}

/** Subject and bodies of the mail with an invoice or a credit note. */
export function invoiceMail({
  language,
  name,
  foot,
  page,
  is_credit,
  ...rest
}: InvoiceMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = words(language);
  const facts = { ...rest, document: page.title };
  const sender = { name: facts.marina, foot };
  const greeting = name === '' ? t('mail.greeting_nameless') : t('mail.greeting', { name });
  const intro = t(is_credit ? 'mail.intro_credit_note' : 'mail.intro_invoice', facts);
  const closing = t('mail.closing', facts);
  // The last line about payments is the balance due.
  const figures = [page.total, ...page.paid.slice(-1), ...(is_credit ? [] : page.due)];
  const lines = figures.map(([label, value]) => t('mail.line', { label, value }));
  return {
    subject: t('mail.subject', facts).replace(/\s+/g, ' '),
    text: mailText(sender, [greeting, intro, lines.join('\n'), closing]),
    html: mailHtml(language, sender, [paragraph(greeting), paragraph(intro), largeFacts(figures), paragraph(closing)]),
  };
}
