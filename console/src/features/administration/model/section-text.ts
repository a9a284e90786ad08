interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Paragraphs as one text for a field, with an empty line between them. */
export function asText(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

/** The paragraphs of a typed text: an empty line divides them. */
export function asParagraphs(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** The sections with one of them moved by a place; unchanged at the ends. */
export function moved<S extends Section>(sections: readonly S[], from: number, by: 1 | -1): S[] {
  const to = from + by;
  const next = [...sections];
  const [section] = next.splice(from, 1);
  if (section === undefined || to < 0 || to > next.length) return [...sections];
  next.splice(to, 0, section);
  return next;
}
