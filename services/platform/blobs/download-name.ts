import { ATTACHMENT_TYPES } from './content-type.js';

/** What else the names of a type end in. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpeg', 'jpe', 'jfif'],
  'image/heic': ['heif', 'hif'],
  'image/heif': ['heif', 'hif'],
};

/**
 * The name of a downloaded file. Its sender chose it: it may end like a program or a page, or hide its end behind
 * characters that turn the text round. So those are left out, and the name ends as the type found in the bytes does.
 */
export function downloadName(name: string, contentType: string): string {
  const visible = name.replace(/\p{C}/gu, '').trim() || 'document';
  const extension = new Map<string, string>(Object.entries(ATTACHMENT_TYPES)).get(contentType);
  if (extension === undefined) return visible;
  const ending = /[^.]\.([^.]+)$/u.exec(visible)?.[1]?.toLowerCase() ?? '';
  return ending === extension || ALSO[contentType]?.includes(ending) === true ? visible : `${visible}.${extension}`;
}
