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

/** The signatures of all types that may be attached are in these bytes. */
const SIGNATURE_BYTES = 4100;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Detects the type from the bytes, whatever the file name or the browser claims. Markup or a program disguised as a
 * picture is refused (415). Text formats have no signature and are refused as well.
 */
export async function detectAttachmentType(bytes: Uint8Array): Promise<AttachmentType | Refusal> {
  const found = (await fileTypeFromBuffer(telling(bytes)))?.mime;
  return found !== undefined && isAttachmentType(found)
    ? found
    : refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE', { details: { allowed: Object.keys(ATTACHMENT_TYPES) } });
}

/**
 * The bytes that tell the type. The detector inflates archives to look for what is in them, which takes it half a second for
 * 10 MB, and no archive may be attached. In a picture of type PNG it skips from chunk to chunk to see whether it is an animation.
 */
function telling(bytes: Uint8Array): Uint8Array {
  return PNG.equals(bytes.subarray(0, PNG.length)) ? bytes : bytes.subarray(0, SIGNATURE_BYTES);
}

function isAttachmentType(type: string): type is AttachmentType {
  return Object.hasOwn(ATTACHMENT_TYPES, type);
}
