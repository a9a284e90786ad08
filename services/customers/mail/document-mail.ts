import type { DocumentType } from '../../../contracts/customers/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { mailHtml, mailText, paragraph } from '../../platform/mail/mail-html.js';
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

export interface DocumentMail {
  readonly language: Language;
  readonly document_type: DocumentType;
  /** Last day on which the document is valid, `YYYY-MM-DD`. */
  readonly expires_on: string;
  /** True: that day is over. */
  readonly over: boolean;
  /** First name; empty if unknown. */
  readonly name: string;
  /** The boat's name; empty if the document is about the person. */
  readonly boat: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
}

/** Subject and bodies of the mail that reminds a boater of a document that ends. */
export function documentMail(mail: DocumentMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, document_type, over, name, boat, marina, foot } = mail;
  const sender = { name: marina, foot };
  const t = words(language);
  const date = new Figures(language, 'UTC').date(mail.expires_on);
  const kind = t(`kind.${document_type}`);
  const document = boat === '' ? kind : t('of_boat', { kind, boat });
  const tense = over ? 'over' : 'soon';
  const parts = [
    name === '' ? t('greeting_nameless') : t('greeting', { name }),
    t(`${tense}.intro`, { document, date }),
    t('ask'),
    t('closing', { marina }),
  ];
  return {
    subject: t(`${tense}.subject`, { document, date }).replace(/\s+/g, ' '),
    text: mailText(sender, parts),
    html: mailHtml(language, sender, parts.map(paragraph)),
  };
}
