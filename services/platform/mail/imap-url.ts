import { credentials } from './smtp-url.js';

/** The form of `MAILBOX_URL`, for the message about an invalid one. */
export const MAILBOX_URL_FORM = 'imaps://user:password@host/INBOX, with %40 for an @ in user or password';

export interface ImapServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** Whether the connection is upgraded to TLS with STARTTLS; it fails if the server does not offer it. */
  readonly startTls: boolean;
  readonly auth: { readonly user: string; readonly pass: string };
  /** The folder that replies arrive in. */
  readonly folder: string;
  /** The address without its credentials, safe to log. */
  readonly display: string;
}

/**
 * Reads `MAILBOX_URL`. `imap://` upgrades the connection with STARTTLS; only `imap://…?tls=none` sends the password
 * without encryption, for a server on the same machine. Undefined: the URL is invalid.
 */
export function readImapUrl(text: string): ImapServer | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.hostname === '') return undefined;
  const secure = url.protocol === 'imaps:';
  if (!secure && url.protocol !== 'imap:') return undefined;
  const tls = url.searchParams.get('tls');
  const known = url.search === '' || (!secure && url.search === '?tls=none');
  const auth = credentials(url);
  const folder = folderOf(url);
  if (!known || auth === undefined || auth === 'unreadable' || folder === undefined) return undefined;
  const port = url.port === '' ? (secure ? 993 : 143) : Number(url.port);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    secure,
    startTls: !secure && tls !== 'none',
    auth,
    folder,
    display: `${url.protocol}//${url.hostname}:${port}`,
  };
}

function folderOf({ pathname }: URL): string | undefined {
  try {
    const folder = decodeURIComponent(pathname.replace(/^\//, ''));
    return /\p{Cc}/u.test(folder) ? undefined : folder === '' ? 'INBOX' : folder;
  } catch {
    return undefined;
  }
}
