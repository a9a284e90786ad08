import { UPLOAD_LIMIT_BYTES } from '../../../../contracts/vocabulary/uploads.js';

/** The content types that the server accepts. It detects them from the bytes. */
const DOCUMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const;
/** The filter of the file picker. Some phones recognise HEIC by the file extension only. */
export const DOCUMENT_ACCEPT = [...DOCUMENT_TYPES, '.heic', '.heif'].join(',');

export type FileProblem = 'too_large' | 'wrong_type' | 'empty';

/**
 * Returns why the server would refuse a file, so that nobody waits for a useless upload; null for an
 * accepted file.
 */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  if (file.size === 0) return 'empty';
  if (file.size > UPLOAD_LIMIT_BYTES) return 'too_large';
  // A browser that does not know the extension leaves the type empty. The server still checks the bytes.
  const known = file.type === '' ? /\.(pdf|jpe?g|png|webp|hei[cf])$/i.test(file.name) : isDocumentType(file.type);
  return known ? null : 'wrong_type';
}

function isDocumentType(type: string): boolean {
  return DOCUMENT_TYPES.some((known) => known === type);
}
