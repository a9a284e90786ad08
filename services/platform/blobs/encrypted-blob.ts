import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { DamagedBlobError, type NewBlob, type StoredBlob } from './blob-store.js';

/** First bytes of every file, which identify the format and its version. */
const MAGIC = Buffer.from('QSB1');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const label = z.object({ person: z.string(), marina: z.string(), content_type: z.string() });
/** The unencrypted part of a blob: whose key decrypts it, and nothing that describes the person. */
export type BlobLabel = z.infer<typeof label>;

/**
 * Layout: magic, length of the label (4 bytes, big endian), label as JSON, nonce, tag, AES-256-GCM ciphertext. Id and
 * label are authenticated with the bytes, so a blob can neither replace another one nor change its owner.
 */
export function encryptBlob(blob: NewBlob, key: Buffer): Buffer {
  const written = Buffer.from(
    JSON.stringify({ person: blob.person, marina: blob.marina, content_type: blob.content_type } satisfies BlobLabel),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32BE(written.length);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(authenticated(blob.id, written));
  const ciphertext = [cipher.update(blob.bytes), cipher.final()];
  return Buffer.concat([MAGIC, length, written, nonce, cipher.getAuthTag(), ...ciphertext]);
}

/** @throws DamagedBlobError if the file does not start like an encrypted blob */
export function readLabel(id: string, file: Buffer): BlobLabel {
  return parts(id, file).label;
}

/** @throws DamagedBlobError if anything was changed since the blob was encrypted, or the key is another's */
export function decryptBlob(id: string, file: Buffer, key: Buffer): StoredBlob {
  const { label: found, written, nonce, tag, ciphertext } = parts(id, file);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(authenticated(id, written));
    decipher.setAuthTag(tag);
    const bytes = Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    return { id, ...found, bytes, size: bytes.length };
  } catch (cause) {
    throw new DamagedBlobError(id, { cause });
  }
}

function parts(id: string, file: Buffer) {
  try {
    if (!file.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('not a encrypted blob');
    const start = MAGIC.length + 4;
    const end = start + file.readUInt32BE(MAGIC.length);
    const written = file.subarray(start, end);
    const bytesFrom = end + NONCE_BYTES + TAG_BYTES;
    return {
      label: label.parse(JSON.parse(written.toString('utf8'))),
      written,
      nonce: file.subarray(end, end + NONCE_BYTES),
      tag: file.subarray(end + NONCE_BYTES, bytesFrom),
      ciphertext: file.subarray(bytesFrom),
    };
  } catch (cause) {
    throw new DamagedBlobError(id, { cause });
  }
}

function authenticated(id: string, written: Buffer): Buffer {
  return Buffer.concat([Buffer.from(id), written]);
}
