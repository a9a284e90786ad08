import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { RefusedError } from './problem.js';
import type { ExpectedUpload } from './upload-allowance.js';

/** An uploaded file. Only its bytes are trusted, not what the sender says about it. */
export interface UploadedFile {
  /** Last part of the file's given name, for display; at most 120 characters. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/**
 * Reads a multipart body: the part `file` and the other fields as text.
 * @param expected takes the allowance of the file before its bytes are read
 * @throws RefusedError
 */
export async function readUpload(
  request: FastifyRequest,
  expected: ExpectedUpload,
): Promise<{ fields: Record<string, unknown>; file: UploadedFile }> {
  if (!request.isMultipart()) throw new RefusedError(refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE'));
  await expected.announce(lengthOf(request));
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
      } else if (part.fieldname === 'file' && file === undefined) {
        const bytes = await bytesOf(part.file, expected);
        const sha256 = createHash('sha256').update(bytes).digest('base64url');
        file = { name: shownName(part.filename), bytes, sha256 };
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    const tooLarge = (error as { statusCode?: unknown }).statusCode === 413;
    throw new RefusedError(tooLarge ? refuse('too_large', 'PAYLOAD_TOO_LARGE') : refuse('validation', 'VALIDATION'));
  }
  if (file === undefined || file.bytes.length === 0) {
    throw new RefusedError(refuseFields({ path: 'file', code: 'fileRequired' }));
  }
  return { fields, file };
}

/** Undefined: the body is chunked, and its end is its length. */
function lengthOf({ headers }: FastifyRequest): number | undefined {
  return headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
}

async function bytesOf(stream: MultipartFile['file'], expected: ExpectedUpload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    await expected.cover(length);
    chunks.push(chunk);
  }
  if (stream.truncated) throw new RefusedError(refuse('too_large', 'PAYLOAD_TOO_LARGE'));
  return Buffer.concat(chunks);
}

function shownName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').slice(-120) || 'document';
}
