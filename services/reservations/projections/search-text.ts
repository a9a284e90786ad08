import { folded } from '../../../contracts/vocabulary/folded-text.js';

/** The words of a search, the longest first: it leaves the fewest records to look at. */
export function searchWords(text: string): string[] {
  const words = folded(text)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Sorts berths as people count them: A2 before A12. */
export function berthOrder(label: string): string {
  return folded(label).replace(/\d+/g, (digits) => digits.padStart(6, '0'));
}
