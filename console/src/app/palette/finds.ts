const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== '');

/** Whether a typed text finds a command: it is a part of its name, or each of its words begins a word of its words. */
export function finds(
  typed: string,
  { label, words = '' }: { readonly label: string; readonly words?: string },
): boolean {
  if (plain(label).includes(plain(typed.trim()))) return true;
  const known = wordsOf(`${label} ${words}`);
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)));
}
