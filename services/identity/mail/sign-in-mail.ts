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

const PRODUCT = 'Quayside';

export interface SignInMail {
  readonly kind: 'invitation' | 'reset' | 'one_more_marina' | 'factor_set' | 'factor_removed' | 'factor_reset';
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  /** The marina's name. */
  readonly place: string;
  /** For how many days an invitation to one more marina is valid. */
  readonly days?: number;
  /** The sign-in address. */
  readonly link: string;
  /** Address of the console, which stands at the foot. */
  readonly console: string;
}

/** Subject and bodies of a sign-in mail. */
export function signInMail(mail: SignInMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = words(mail.language);
  const say = (part: string) => t(`${mail.kind}.${part}`, { place: mail.place, days: String(mail.days ?? '') });
  const greeting = t('greeting', { name: mail.name });
  const [intro, action, validity, ignore] = [say('intro'), say('action'), say('validity'), say('ignore')];
  const [fallback, closing] = [t('fallback'), t('closing')];
  // The foot says who sends the mail, where the console is, and why its reader gets it.
  const sender = { name: PRODUCT, foot: [`${PRODUCT} · ${mail.console}`, say('why')] };
  return {
    subject: say('subject').replace(/\s+/g, ' '),
    text: mailText(sender, [greeting, intro, `${action}: ${mail.link}`, validity, ignore, closing]),
    html: mailHtml(mail.language, sender, [
      paragraph(greeting),
      paragraph(intro),
      button(action, mail.link),
      paragraph(validity),
      plainLink(fallback, mail.link),
      paragraph(ignore),
      paragraph(closing),
    ]),
  };
}
