import { fileTypeFromBuffer } from 'file-type';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

/** Types that may be attached, with the extension of a download. Phones use both names of HEIC. */
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
 * Detects the type from the bytes, whatever the file name or the browser claims. Markup or a program disguised as a
 * picture is refused (415). Text formats have no signature and are refused as well.
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
