import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { canonicalJson, type CanonicalValue } from './canonical-json.js';
import { chainedHash, hashOf, SEALED_FORMAT, signedBytes } from './sealed-file.js';

export type Verdict =
  | {
      readonly intact: true;
      readonly entries: number;
      /** Base64 of the 32 bytes of the key that signed the file. */
      readonly public_key: string;
      readonly head: Readonly<Record<string, unknown>>;
    }
  | {
      readonly intact: false;
      /** The first line that is wrong, counted from 1. */
      readonly line: number;
      readonly reason: string;
    };

const headSchema = z.looseObject({ format: z.literal(SEALED_FORMAT), public_key: z.base64() });
const entrySchema = z.strictObject({
  entry: z.record(z.string(), z.unknown()),
  hash: z.string(),
  previous: z.string(),
});
const closingSchema = z.strictObject({
  closing: z.strictObject({ entries: z.number().int(), last_hash: z.string() }),
  signature: z.base64(),
});

/** Signature and key have fixed lengths, and only one base64 text each. */
const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;
/** The ASN.1 bytes before the key in a SubjectPublicKeyInfo (RFC 8410). */
const PUBLIC_KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

class Broken extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
  }
}

/**
 * Checks every byte of a sealed file. `trustedKey` is the public key that the installation shows (base64); without it, the
 * verdict only says that the file is as the holder of its own key signed it.
 */
export function verifySealedFile(bytes: Uint8Array, trustedKey?: string): Verdict {
  try {
    return verified(bytes, trustedKey);
  } catch (error) {
    if (error instanceof Broken) return { intact: false, line: error.line, reason: error.message };
    throw error;
  }
}

function verified(bytes: Uint8Array, trustedKey: string | undefined): Verdict {
  const lines = linesOf(bytes);
  const head = parsed(headSchema, lines, 0);
  if (trustedKey !== undefined && head.public_key !== trustedKey) {
    throw new Broken(1, 'the file is signed with another key than the one given');
  }
  let hash = hashOf(lines[0] ?? '');
  const last = lines.length - 1;
  for (let at = 1; at < last; at += 1) {
    const { entry, hash: stated, previous } = parsed(entrySchema, lines, at);
    if (previous !== hash) throw new Broken(at + 1, 'the entry does not follow the line before it');
    hash = chainedHash(previous, entry as CanonicalValue);
    if (stated !== hash) throw new Broken(at + 1, 'the entry differs from its hash');
  }
  if (last < 1) throw new Broken(lines.length, 'the last line with the signature is missing');
  const { closing, signature } = parsed(closingSchema, lines, last);
  if (closing.entries !== last - 1) throw new Broken(last + 1, 'the number of entries differs from the signed one');
  if (closing.last_hash !== hash) throw new Broken(last + 1, 'the last hash differs from the signed one');
  const key = bytesOf(head.public_key, KEY_BYTES, 1, 'the public key is malformed');
  const signed = bytesOf(signature, SIGNATURE_BYTES, last + 1, 'the signature is malformed');
  const publicKey = createPublicKey({ key: Buffer.concat([PUBLIC_KEY_PREFIX, key]), format: 'der', type: 'spki' });
  if (!verify(null, signedBytes(closing), publicKey, signed)) throw new Broken(last + 1, 'the signature is wrong');
  return { intact: true, entries: closing.entries, public_key: head.public_key, head };
}

/** The lines without their line feeds. Bytes that are no UTF-8, a byte order mark or a missing last line feed are changes. */
function linesOf(bytes: Uint8Array): string[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Broken(1, 'the file is not UTF-8 text');
  }
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Broken(lines.length + 1, 'the file does not end with a line feed');
  if (lines.length === 0) throw new Broken(1, 'the file is empty');
  return lines;
}

function parsed<S extends z.ZodType>(schema: S, lines: readonly string[], at: number): z.output<S> {
  const line = lines[at] ?? '';
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Broken(at + 1, 'the line is not JSON');
  }
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Broken(at + 1, 'the line does not have the fields of its kind');
  if (canonicalJson(value as CanonicalValue) !== line) throw new Broken(at + 1, 'the line is not written canonically');
  return data;
}

function bytesOf(text: string, length: number, line: number, reason: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== length || bytes.toString('base64') !== text) throw new Broken(line, reason);
  return bytes;
}
