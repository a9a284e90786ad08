/** The first character, then one asterisk for each further character; an empty text stays empty. */
export function masked(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first + '*'.repeat(rest.length);
}
