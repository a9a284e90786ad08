/** Letters that Unicode does not take apart into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Text as lists sort and search it: lower case, without accents, single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

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
