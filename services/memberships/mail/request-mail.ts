import type { RequestKind } from '../../../contracts/memberships/requests.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { dateIn, letter, membershipWords } from './card-mail.js';

export interface RequestMail {
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  readonly kind: RequestKind;
  /** Why the request was declined; null: it was approved. */
  readonly reason: string | null;
  /** The card that was issued or renewed. */
  readonly card: { readonly number: string; readonly expires_on: string } | null;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
}

/** Subject and bodies of the mail with the answer to a boater's request. */
export function requestMail(request: RequestMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, name, kind, reason, card, marina, foot } = request;
  const t = membershipWords(language);
  const answer = reason === null ? 'approved' : 'declined';
  const until = card === null ? '' : dateIn(language, card.expires_on);
  return letter(language, { name: marina, foot }, t(`request.${answer}_subject`, { marina }), [
    name === '' ? t('greeting_nameless') : t('greeting', { name }),
    t(`request.${answer}_${kind}`, { marina }),
    ...(reason === null ? [] : [reason]),
    ...(card === null || reason !== null ? [] : [t('request.card', { number: card.number, until })]),
    t('closing', { marina }),
  ]);
}
