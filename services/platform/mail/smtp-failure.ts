import { EngineUnavailableError } from '../availability/engine-unavailable.js';

/** The mail server, or the way to it, is at fault, and no mail in particular. */
export class MailUnavailableError extends EngineUnavailableError {
  override readonly name = 'MailUnavailableError';
  override readonly sparable = 'mail';
}

/** What went wrong with one mail. */
export type SmtpFailure =
  /** The mail can wait: the same may work in a while, for it and for all others. */
  | { readonly kind: 'unavailable'; readonly error: MailUnavailableError }
  /** "Not now" about this mail: perhaps about all, perhaps for ever about its address alone. */
  | { readonly kind: 'put_off'; readonly code: number }
  /** "Never": to this address, or for what the mail holds. */
  | { readonly kind: 'refused'; readonly code: number | null };

interface SmtpError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
  readonly message?: unknown;
}

/**
 * Reads what the client throws. Servers repeat addresses in their answers, so of these only the number is told, and the
 * client's own error is not kept as a cause.
 */
export function smtpFailure(error: unknown, server: string): SmtpFailure {
  const { responseCode } = error as SmtpError;
  const number = typeof responseCode === 'number' ? responseCode : null;
  if (concernsOneMail(error as SmtpError, number)) {
    // Without a number: the client itself finds that this is no address, or too much for the server.
    return number === null || number >= 500 ? { kind: 'refused', code: number } : { kind: 'put_off', code: number };
  }
  return { kind: 'unavailable', error: unavailable(error as SmtpError, number, server) };
}

/** Too large; the one thing about a mail that is told at its sender. */
const TOO_LARGE = 552;
/** The server ends the conversation, or has lost its thread. */
const NO_FAULT_OF_THE_MAIL = [421, 503];

function concernsOneMail({ code, command }: SmtpError, number: number | null): boolean {
  if (number !== null && NO_FAULT_OF_THE_MAIL.includes(number)) return false;
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && (command !== 'MAIL FROM' || number === TOO_LARGE));
}

function unavailable(error: SmtpError, number: number | null, server: string): MailUnavailableError {
  return new MailUnavailableError(`The mail server ${server} ${whatItDoes(error, number)}.`);
}

function whatItDoes({ code, originalCode, command, message }: SmtpError, number: number | null): string {
  const answer = number === null ? '' : ` (${number})`;
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return `refuses the user or the password of MAIL_URL${answer}`;
    case 'EDNS':
      return 'is not found: no such host';
    case 'ETIMEDOUT':
      return 'does not answer in time';
    case 'ETLS':
      return `offers no TLS, or none to be trusted${reason(originalCode)}`;
    default:
      if (command === 'MAIL FROM') return `takes no mails from MAIL_FROM${answer}`;
      if (number !== null) return `takes no mails now${answer}`;
      return certificateTrouble(originalCode, message)
        ? `has a certificate that is not trusted${reason(originalCode)}; NODE_EXTRA_CA_CERTS adds an authority`
        : `does not answer${reason(originalCode)}`;
  }
}

function certificateTrouble(originalCode: unknown, message: unknown): boolean {
  return /CERT|SIGNATURE|ALTNAME/.test(String(originalCode)) || /certificate/i.test(String(message));
}

function reason(code: unknown): string {
  return typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? ` (${code})` : '';
}
