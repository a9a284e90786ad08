import { UPLOAD_LIMIT_BYTES } from '../../../../../contracts/vocabulary/uploads.js';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import type { AttachmentType } from '../../../../../contracts/reservations/vocabulary-schemas.js';

/** What the server takes; it looks at the bytes and not at the name. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const;
/** For the file picker. Some phones know HEIC by its ending only. */
export const DOCUMENT_ACCEPT = [...DOCUMENT_TYPES, '.heic', '.heif'].join(',');

export type DocumentState = 'missing' | 'given' | 'optional';

export interface DocumentLine {
  readonly type: AttachmentType;
  readonly state: DocumentState;
  readonly files: BoaterReservation['attachments'];
}

const order: readonly AttachmentType[] = ['VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE', 'VESSEL_PHOTO'];

/** One line for each kind of document: what is still asked for first, then what is there, then what may be added. */
export function documentLines(
  view: Pick<BoaterReservation, 'missing_documents' | 'attachments'>,
): readonly DocumentLine[] {
  const lines = order.map((type): DocumentLine => {
    const files = view.attachments.filter((file) => file.attachment_type === type);
    const missing = view.missing_documents.includes(type);
    return { type, files, state: missing ? 'missing' : files.length > 0 ? 'given' : 'optional' };
  });
  return (['missing', 'given', 'optional'] as const).flatMap((state) => lines.filter((line) => line.state === state));
}

/** Why a file cannot be sent, told before a slow connection has carried it; null when it can. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): 'too_large' | 'wrong_type' | 'empty' | null {
  if (file.size === 0) return 'empty';
  if (file.size > UPLOAD_LIMIT_BYTES) return 'too_large';
  // A browser that does not know the ending says nothing about the type: the server will look.
  const known = file.type === '' ? /\.(pdf|jpe?g|png|webp|hei[cf])$/i.test(file.name) : isDocumentType(file.type);
  return known ? null : 'wrong_type';
}

function isDocumentType(type: string): boolean {
  return DOCUMENT_TYPES.some((known) => known === type);
}
