import { folded } from '../../../contracts/vocabulary/folded-text.js';

/** The words of a search, longest first, because it is the most selective. */
export function searchWords(text: string): string[] {
  const words = folded(text)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Natural sort key of a berth label: A2 before A12. */
export function berthOrder(label: string): string {
  return folded(label).replace(/\d+/g, (digits) => digits.padStart(6, '0'));
}
