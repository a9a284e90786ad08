import { createHash, type KeyObject, sign } from 'node:crypto';
import { canonicalJson, type CanonicalValue } from './canonical-json.js';

/** A signed file that is written while it is read. Whoever got it reads all lines, or closes it. */
export interface OpenedSeal {
  readonly file_name: string;
  readonly entries: number;
  readonly lines: AsyncIterable<string>;
  readonly close: () => void;
}

/** First field of every file, and part of what is signed: a signature cannot be moved to a file of another kind. */
export const SEALED_FORMAT = 'quayside-history/1';

/** The parts of the first line that the caller knows. */
export type SealedHead = Readonly<Record<string, CanonicalValue>>;

interface SealedFileInput {
  readonly head: SealedHead;
  /** Base64 of the public key's 32 bytes. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/**
 * A file of history entries that shows each later change. Every line is canonical JSON and ends with a line feed: a head with
 * the public key, one line for each entry with the hash of the entry and of the line before, and a last line with the number of
 * entries, the last hash and the signature over both. The lines are made one by one, so that no caller must hold the whole file.
 */
export class SealedLines {
  readonly first: string;
  private hash: string;
  private count = 0;

  constructor(private readonly input: SealedFileInput) {
    const first = canonicalJson({ ...input.head, format: SEALED_FORMAT, public_key: input.publicKey });
    this.hash = hashOf(first);
    this.first = `${first}\n`;
  }

  next(entry: CanonicalValue): string {
    const previous = this.hash;
    const text = canonicalJson(entry);
    this.hash = hashOf(`${previous}\n${text}`);
    this.count += 1;
    // Canonical JSON of these three; the entry is written once.
    return `{"entry":${text},"hash":"${this.hash}","previous":"${previous}"}\n`;
  }

  last(): string {
    const closing = { entries: this.count, last_hash: this.hash };
    const signature = sign(null, signedBytes(closing), this.input.privateKey).toString('base64');
    return `${canonicalJson({ closing, signature })}\n`;
  }
}

/** SHA-256 in hexadecimal digits of a line. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The hash of an entry in its place: SHA-256 over the hash before it, a line feed, and the entry as canonical JSON. */
export function chainedHash(previous: string, entry: CanonicalValue): string {
  return hashOf(`${previous}\n${canonicalJson(entry)}`);
}

/** What the signature is over. */
export function signedBytes(closing: { readonly entries: number; readonly last_hash: string }): Buffer {
  return Buffer.from(`${SEALED_FORMAT}\n${canonicalJson(closing)}`);
}
