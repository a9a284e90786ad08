/**
 * Characters that are parsed at once. The parser needs up to half a microsecond for a quotation mark, so a part takes 60 ms
 * at most.
 */
export const CSV_PART = 128 * 1024;

/**
 * A CSV text in parts of whole rows, each about {@link CSV_PART} characters. Line ends within quoted cells end no row; a
 * cell is quoted if it begins with a quotation mark. Null in place of a part: a row is longer than two parts, which no
 * sheet of the product is.
 */
export function* csvParts(text: string, delimiter: string): Generator<string | null> {
  let start = 0;
  let quoted = false;
  let cellBegins = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '"') {
        if (text[at + 1] === '"') at += 1;
        else quoted = false;
      }
    } else if (character === '"' && cellBegins) {
      quoted = true;
    } else if (character === '\n' && at - start >= CSV_PART) {
      yield text.slice(start, at + 1);
      start = at + 1;
    }
    cellBegins = !quoted && (character === delimiter || character === '\n' || character === '\r');
    if (at - start > 2 * CSV_PART) {
      yield null;
      return;
    }
  }
  yield text.slice(start);
}
