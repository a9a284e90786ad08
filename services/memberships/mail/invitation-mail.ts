import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { dateIn, letter, membershipWords } from './card-mail.js';

export interface InvitationMail {
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  /** The marina's referral code. */
  readonly code: string;
  /** Last day on which the code can be used. */
  readonly valid_until: string;
}

/** Subject and bodies of the mail that invites a berth holder to the membership. */
export function invitationMail(invitation: InvitationMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, name, marina, foot, code, valid_until } = invitation;
  const t = membershipWords(language);
  return letter(language, { name: marina, foot }, t('invitation.subject', { marina }), [
    name === '' ? t('greeting_nameless') : t('greeting', { name }),
    t('invitation.intro', { marina }),
    t('invitation.use'),
    t('invitation.code', { code, until: dateIn(language, valid_until) }),
    t('closing', { marina }),
  ]);
}
