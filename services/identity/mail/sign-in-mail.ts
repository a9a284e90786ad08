import { createInstance } from 'i18next';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

const texts = createInstance({
  resources: Object.fromEntries(Object.entries(catalogues).map(([lng, mail]) => [lng, { mail }])),
  fallbackLng: 'en',
  defaultNS: 'mail',
  interpolation: { escapeValue: false }, // the plain text needs none, the HTML is escaped as a whole
  initAsync: false,
});
void texts.init();

export interface SignInMail {
  readonly kind: 'invitation' | 'reset';
  readonly language: Language;
  /** First name; empty when it is not known. */
  readonly name: string;
  /** The marina's name. */
  readonly place: string;
  /** The address that signs in. */
  readonly link: string;
}

/** Subject and bodies of the mail that signs a user in. */
export function signInMail(mail: SignInMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = texts.getFixedT(mail.language);
  const say = (part: string) => t(`${mail.kind}.${part}`, { place: mail.place });
  const greeting = t('greeting', { name: mail.name });
  const [intro, action, validity, ignore] = [say('intro'), say('action'), say('validity'), say('ignore')];
  const [fallback, closing] = [t('fallback'), t('closing')];
  return {
    subject: say('subject').replace(/\s+/g, ' '),
    text: [greeting, intro, `${action}: ${mail.link}`, validity, ignore, closing].join('\n\n') + '\n',
    html: [
      `<!doctype html><html lang="${mail.language}"><body style="font-family:sans-serif;line-height:1.5">`,
      paragraph(greeting),
      paragraph(intro),
      `<p><a href="${escaped(mail.link)}" style="${BUTTON}">${escaped(action)}</a></p>`,
      paragraph(validity),
      `<p>${escaped(fallback)}<br>${escaped(mail.link)}</p>`,
      paragraph(ignore),
      paragraph(closing),
      '</body></html>',
    ].join('\n'),
  };
}

const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#0b4f6c;color:#ffffff;text-decoration:none';

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
