import { EngineUnavailableError } from '../availability/engine-unavailable.js';

/** The mail server or the connection to it is at fault, not one mail. */
export class MailUnavailableError extends EngineUnavailableError {
  override readonly name = 'MailUnavailableError';
  override readonly sparable = 'mail';
}

/** The failure of one mail. */
export type SmtpFailure =
  /** The server is unavailable: this mail and all others may succeed later. */
  | { readonly kind: 'unavailable'; readonly error: MailUnavailableError }
  /** A temporary refusal of this mail: it may concern all mails, or this address for ever. */
  | { readonly kind: 'put_off'; readonly code: number }
  /** A permanent refusal: of this address or of the mail's content. */
  | { readonly kind: 'refused'; readonly code: number | null };

interface SmtpError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
  readonly message?: unknown;
}

/**
 * Classifies an error of the SMTP client. Servers repeat addresses in their answers, so only the reply code is logged,
 * and the client's error is not kept as a cause.
 */
export function smtpFailure(error: unknown, server: string): SmtpFailure {
  const { responseCode } = error as SmtpError;
  const number = typeof responseCode === 'number' ? responseCode : null;
  if (concernsOneMail(error as SmtpError, number)) {
    // An error without a code was raised by the client: the address is invalid, or the mail is too large for the
    // server.
    return number === null || number >= 500 ? { kind: 'refused', code: number } : { kind: 'put_off', code: number };
  }
  return { kind: 'unavailable', error: unavailable(error as SmtpError, number, server) };
}

/** Message too large: the only fault of a mail that servers report for `MAIL FROM`. */
const TOO_LARGE = 552;
/** The server closes the session (421), or received a command out of order (503). */
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
