import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import type { templateForm } from '../../../../../contracts/messages/template.js';
import type { Placeholder } from '../../../../../contracts/messages/vocabulary.js';
import { type Language, languages } from '../../../lib/i18n/language.js';

/** The language whose text has an error; null: none. */
export function languageOfProblem({ texts }: FieldErrors<z.input<typeof templateForm>>): Language | null {
  return languages.find((language) => texts?.[language] !== undefined) ?? null;
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
