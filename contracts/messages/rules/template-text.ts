import { type Placeholder, placeholders } from '../vocabulary.js';

/** Anything in braces is meant as a placeholder, so that a misspelt one is found when the template is saved. */
const braces = /\{([^{}]*)\}/g;

function known(name: string): Placeholder | undefined {
  const written = name.trim().toLowerCase();
  return placeholders.find((placeholder) => placeholder === written);
}

/** The placeholders of a text that were not filled, with their braces. */
export function unknownIn(text: string): string[] {
  return [...text.matchAll(braces)].map(([, name = '']) => name).filter((name) => known(name) === undefined);
}

/** The placeholders of a text, each once. A message with one of them is not sent. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...new Set([...text.matchAll(braces)].flatMap(([, name = '']) => known(name) ?? []))];
}

/** The facts of a record, by placeholder. An absent, null or blank fact counts as missing. */
export type TemplateFacts = Readonly<Partial<Record<Placeholder, string | null>>>;

/** The text with the facts in it. Placeholders without a fact stay as they are, for the writer to replace. */
export function fill(text: string, facts: TemplateFacts): { readonly text: string; readonly missing: Placeholder[] } {
  const filled = text.replace(braces, (written, name: string) => {
    const placeholder = known(name);
    const fact = placeholder === undefined ? '' : plain(facts[placeholder] ?? '');
    return fact === '' ? written : fact;
  });
  return { text: filled, missing: placeholdersIn(filled) };
}

/** A fact without line breaks and braces, with which a name could pass for a placeholder. */
function plain(fact: string): string {
  return fact.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();
}
