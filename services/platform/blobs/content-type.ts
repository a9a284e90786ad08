import { fileTypeFromBuffer } from 'file-type';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

/** Types that may be attached, with the extension a download gets. Phones write HEIC under both of its names. */
export const ATTACHMENT_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/**
 * What the bytes are, whatever their name or the browser claims: markup or a program that calls itself a
 * picture is refused (415). Text formats have no signature and are refused with them.
 */
export async function detectAttachmentType(bytes: Uint8Array): Promise<AttachmentType | Refusal> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  return found !== undefined && isAttachmentType(found)
    ? found
    : refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE', { details: { allowed: Object.keys(ATTACHMENT_TYPES) } });
}

function isAttachmentType(type: string): type is AttachmentType {
  return Object.hasOwn(ATTACHMENT_TYPES, type);
}
