import { LOGO_TYPES } from '../../../../../contracts/marinas/vocabulary.js';
import { UPLOAD_LIMIT_BYTES } from '../../../../../contracts/vocabulary/uploads.js';

/** Returns why the server would refuse this file as a logo; null for one that it takes. */
export function logoProblem({ size, type }: Pick<File, 'size' | 'type'>): 'too_large' | 'wrong_type' | 'empty' | null {
  if (size === 0) return 'empty';
  if (size > UPLOAD_LIMIT_BYTES) return 'too_large';
  return LOGO_TYPES.some((known) => known === type) ? null : 'wrong_type';
}
