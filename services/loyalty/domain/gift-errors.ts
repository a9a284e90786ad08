import type { AddressErrorLine } from '../../../contracts/loyalty/gift.js';
import type { Gift, GiftFile } from './gift.js';

/** Everyone who got no points: known from the start, or found while the points were given. */
export function errorsOf(gift: Gift, file: GiftFile | null): AddressErrorLine[] {
  if (file === null) return [];
  const later = gift.refused.map(({ row, code }) => ({ address: file.recipients[row]?.address ?? null, code }));
  return [...file.errors, ...later];
}
