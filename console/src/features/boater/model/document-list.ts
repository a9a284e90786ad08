import { UPLOAD_LIMIT_BYTES } from '../../../../../contracts/vocabulary/uploads.js';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { type DocumentRow, documentRows } from '../../../entities/document/document-rules.js';

/** The content types that the server accepts. It detects them from the bytes. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const;
/** The filter of the file picker. Some phones recognise HEIC by the file extension only. */
export const DOCUMENT_ACCEPT = [...DOCUMENT_TYPES, '.heic', '.heif'].join(',');

type Attachment = BoaterReservation['attachments'][number];

/**
 * Returns the rows in the order of the boater's work: missing documents, then uploaded ones, then those that are not
 * required.
 */
export function boaterDocumentRows(
  view: Pick<BoaterReservation, 'missing_documents' | 'attachments'>,
): DocumentRow<Attachment>[] {
  const rows = documentRows(view.attachments, view.missing_documents);
  return (['missing', 'uploaded', 'not_asked'] as const).flatMap((state) => rows.filter((row) => row.state === state));
}

/**
 * Returns why the server would refuse a file, so that the boater does not wait for a useless upload; null for an
 * accepted file.
 */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): 'too_large' | 'wrong_type' | 'empty' | null {
  if (file.size === 0) return 'empty';
  if (file.size > UPLOAD_LIMIT_BYTES) return 'too_large';
  // A browser that does not know the extension leaves the type empty. The server still checks the bytes.
  const known = file.type === '' ? /\.(pdf|jpe?g|png|webp|hei[cf])$/i.test(file.name) : isDocumentType(file.type);
  return known ? null : 'wrong_type';
}

function isDocumentType(type: string): boolean {
  return DOCUMENT_TYPES.some((known) => known === type);
}
