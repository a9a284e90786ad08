import { templateForm } from '../../../../../contracts/messages/template.js';
import type { ChatFlow, Placeholder } from '../../../../../contracts/messages/vocabulary.js';
import { type Language, languages } from '../../../lib/i18n/language.js';

interface Typed {
  readonly name: string;
  /** Undefined: all conversations. */
  readonly about?: ChatFlow | undefined;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** The first error code of each field by its path; empty: the form can be saved. */
export function problemsOf(form: Typed): ReadonlyMap<string, string> {
  const { error } = templateForm.safeParse(form);
  const issues = error?.issues ?? [];
  return new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** The language whose text has an error; null: none. */
export function languageOfProblem(problems: ReadonlyMap<string, string>): Language | null {
  return languages.find((language) => problems.has(`texts.${language}`)) ?? null;
}

/** The text with a placeholder instead of what is selected; at its end if the cursor was never in it. */
export function withPlaceholder(
  text: string,
  placeholder: Placeholder,
  from: number | null,
  to: number | null,
): string {
  const start = from ?? text.length;
  return `${text.slice(0, start)}{${placeholder}}${text.slice(Math.max(start, to ?? start))}`;
}
