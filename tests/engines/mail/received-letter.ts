import type { Letter } from './mail-suite.js';

/** A mail as its server received it: enough of MIME to read one with a plain and an HTML version. */
export interface ReceivedLetter extends Letter {
  readonly message_id: string;
  readonly headers: ReadonlyMap<string, string>;
}

export function readLetter(source: string): ReceivedLetter {
  const { headers, body } = parted(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? 'none';
  const parts = body.split(`--${boundary}`).map((part) => parted(part.replace(/^\r\n/, '')));
  const version = (type: string): string => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type) === true);
    return part === undefined ? '' : decoded(part.headers.get('content-transfer-encoding') ?? '', part.body);
  };
  return {
    headers,
    message_id: headers.get('message-id') ?? '',
    to: headers.get('to') ?? '',
    language: (headers.get('content-language') ?? '') as Letter['language'],
    subject: words(headers.get('subject') ?? ''),
    text: version('text/plain').trimEnd(),
    html: version('text/html').trimEnd(),
  };
}

function parted(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const lines = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map(
    lines.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

function decoded(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  return quoted(body.replaceAll('=\r\n', '').replaceAll('\r\n', '\n'));
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header with non-ASCII words. */
function words(header: string): string {
  const word = /=\?UTF-8\?([QB])\?([^?]*)\?=(?:\s+(?==\?))?/gi;
  return header.replace(word, (_, how: string, text: string) =>
    how.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : quoted(text.replaceAll('_', ' ')),
  );
}
