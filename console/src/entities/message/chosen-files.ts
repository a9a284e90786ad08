import { UPLOAD_LIMIT_BYTES } from '../../../../contracts/vocabulary/uploads.js';

/** Files that one go of writing sends at most. */
export const MOST_FILES = 10;

export interface RefusedFile {
  readonly name: string;
  readonly why: 'large' | 'many' | 'empty';
}

/** The files to send after some were chosen, and those that cannot be sent. */
export function filesToAdd(
  before: readonly File[],
  chosen: readonly File[],
): { readonly added: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const refused: RefusedFile[] = [];
  const added = [...before];
  for (const file of chosen) {
    const { name, size } = file;
    if (size === 0) refused.push({ name, why: 'empty' });
    else if (size > UPLOAD_LIMIT_BYTES) refused.push({ name, why: 'large' });
    else if (added.length >= MOST_FILES) refused.push({ name, why: 'many' });
    else added.push(file);
  }
  return { added, refused };
}
