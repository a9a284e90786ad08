import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';

/** A received mail, as far as the product reads it. Everything in it is what the sender claims. */
export interface ReceivedMail {
  /** The same for every copy of the mail. */
  readonly identity: string;
  /** The sender's address in lower case; empty without one. */
  readonly from: string;
  /** All addresses that it was sent to, in lower case. */
  readonly recipients: readonly string[];
  /** Sent by a program: an automatic reply, a bounce or a mailing list. */
  readonly automatic: boolean;
  /** The plain text with quoted parts; HTML is reduced to text, with `>` before the lines of a quotation. */
  readonly text: string;
  readonly files: readonly ReceivedFile[];
}

export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Headers in which mail servers keep the address that a mail was delivered to. */
const DELIVERY_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
/** Characters of a text that are read. A reply above 20,000 is refused; the rest is what it quotes. */
const TEXT_MAX = 200_000;
/** Characters and levels of HTML that are reduced to text. Both bound the time, which grows with their product. */
const HTML_MAX = 200_000;
const HTML_DEPTH = 40;
const HEADERS_MAX_BYTES = 131_072;
/**
 * Lines shorter than those of encoded files that a mail may have: the parser takes some 20 µs for each, so a mail of 10 MB
 * that has nothing else would block the process for minutes.
 */
const SHORT_LINES_MAX = 20_000;
const SHORT_LINE_BYTES = 56;
/** Pictures that a text shows and that are at most this large are logos of signatures. */
const LOGO_MAX_BYTES = 65_536;
const FILE_NAME_MAX = 120;

/** @throws Error if the bytes are no mail, or one that takes too long to read */
export async function readMail(bytes: Uint8Array): Promise<ReceivedMail> {
  if (takesTooLong(bytes)) throw new Error('the mail has too many lines or too long a header');
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 50 });
  const from = addressesOf(mail.from)[0] ?? '';
  return {
    identity: createHash('sha256').update(identityOf(mail, bytes)).digest('hex'),
    from,
    recipients: recipientsOf(mail),
    automatic: isAutomatic(mail, from),
    text: textOf(mail),
    files: mail.attachments.filter((part) => !isLogo(part)).map(fileOf),
  };
}

function takesTooLong(bytes: Uint8Array): boolean {
  const mail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headers = mail.indexOf('\r\n\r\n');
  if ((headers === -1 ? mail.length : headers) > HEADERS_MAX_BYTES) return true;
  let short = 0;
  for (let from = 0, end = mail.indexOf(10); end !== -1; from = end + 1, end = mail.indexOf(10, from)) {
    if (end - from < SHORT_LINE_BYTES) short += 1;
    if (short > SHORT_LINES_MAX) return true;
  }
  return false;
}

/** Copies of a mail have the same Message-ID; one without it is known by its content. */
function identityOf({ messageId = '' }: Email, bytes: Uint8Array): string | Uint8Array {
  return messageId.trim() === '' ? bytes : messageId.trim();
}

function addressesOf(address: Address | undefined): string[] {
  if (address === undefined) return [];
  const boxes = address.group ?? [address];
  return boxes.map((box) => box.address.trim().toLowerCase());
}

function recipientsOf(mail: Email): string[] {
  const named = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])].flatMap(addressesOf);
  const delivered = mail.headers.filter(({ key }) => DELIVERY_HEADERS.includes(key)).map(({ value }) => value);
  return [...named, ...delivered.map((value) => value.replace(/[<>]/g, '').trim().toLowerCase())];
}

/** RFC 3834 §2, and what programs of before it send. */
function isAutomatic({ headers }: Email, from: string): boolean {
  const values = (key: string) => headers.filter((one) => one.key === key).map(({ value }) => value.trim());
  const submitted = values('auto-submitted').some((value) => !/^no\b/i.test(value));
  const bulk = values('precedence').some((value) => /^(bulk|junk|list|auto_reply)\b/i.test(value));
  const programs = [
    'x-autoreply',
    'x-autorespond',
    'x-autoresponder',
    'list-id',
    'list-unsubscribe',
    'x-failed-recipients',
  ];
  const bounced = values('return-path').includes('<>') || /^(mailer-daemon|postmaster)@/.test(from);
  const report = values('content-type').some((value) => /^multipart\/report\b/i.test(value));
  return submitted || bulk || bounced || report || programs.some((key) => values(key).length > 0);
}

function textOf({ text = '', html = '' }: Email): string {
  if (text.trim() !== '' || html === '') return text.slice(0, TEXT_MAX);
  return convert(html.slice(0, HTML_MAX), {
    wordwrap: false,
    limits: { maxDepth: HTML_DEPTH },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}

function isLogo({ related = false, mimeType, content }: Attachment): boolean {
  return related && mimeType.startsWith('image/') && bytesOf(content).length <= LOGO_MAX_BYTES;
}

function fileOf({ filename, content }: Attachment): ReceivedFile {
  const last = (filename ?? '').split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(/\p{C}/gu, '').slice(-FILE_NAME_MAX) || 'document';
  return { name, bytes: bytesOf(content) };
}

function bytesOf(content: Attachment['content']): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}
