/** The form of `MAIL_URL`, for the message about an invalid one. */
export const MAIL_URL_FORM =
  'smtp://user:password@host:587 or smtps://user:password@host:465, with %40 for an @ in user or password';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise the connection is upgraded with STARTTLS. */
  readonly secure: boolean;
  /** Refuses a server that offers no TLS. */
  readonly requireTLS: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  /** The address without its credentials, safe to log. */
  readonly display: string;
}

const TLS_WORDS = ['required', 'optional'];

/**
 * Reads `MAIL_URL`. Special characters in the credentials are percent-encoded. TLS is required when there are
 * credentials and otherwise used when offered; `?tls=required` and `?tls=optional` override this. Undefined: the URL is
 * invalid.
 */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.hostname === '' || !['', '/'].includes(url.pathname)) return undefined;
  const secure = url.protocol === 'smtps:';
  if (!secure && url.protocol !== 'smtp:') return undefined;
  const unknown = [...url.searchParams.keys()].some((name) => name !== 'tls');
  const tls = url.searchParams.get('tls');
  if (unknown || (tls !== null && !TLS_WORDS.includes(tls))) return undefined;
  const auth = credentials(url);
  if (auth === 'unreadable') return undefined;
  const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    secure,
    requireTLS: !secure && (tls === null ? auth !== undefined : tls === 'required'),
    auth,
    display: `${url.protocol}//${url.hostname}:${port}`,
  };
}

/** User and password of a URL, percent-decoded. Undefined: the URL names none. */
export function credentials({ username, password }: URL): SmtpServer['auth'] | 'unreadable' {
  if (username === '' && password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return 'unreadable';
  }
}

/** Reads `ada@example.org` or `Quayside <ada@example.org>`. Undefined for any other form. */
export function readSender(text: string): { readonly name: string; readonly address: string } | undefined {
  const named = /^\s*("?)([^"<>\r\n]*)\1\s*<([^<>\s]+)>\s*$/.exec(text);
  const [name, address] = named === null ? ['', text.trim()] : [(named[2] ?? '').trim(), named[3] ?? ''];
  return isAddress(address) ? { name, address } : undefined;
}

/** Whether the text is exactly one mail address, and cannot be read as two. */
export function isAddress(text: string): boolean {
  return /^[^\s@<>()[\],;:\\"]+@[^\s@<>(),;\\"]+$/.test(text);
}
