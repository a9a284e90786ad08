import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import type { MessageTemplate, TemplateForm, templateForm } from '../../../../../contracts/messages/template.js';
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

/** The values with which the form of a template opens; null: a new one. */
export function formOf(template: MessageTemplate | null) {
  return {
    name: template?.name ?? '',
    about: template?.about ?? undefined,
    texts: Object.fromEntries(languages.map((language) => [language, template?.texts[language] ?? ''])),
  };
}

type Texts = TemplateForm['texts'];

/** A language without a text is not saved. */
export function withoutBlanks(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** The user's `own` language, where the template has a text in it; else the first that has one. */
export function firstLanguage(template: Pick<MessageTemplate, 'texts'> | null, own: Language): Language {
  const isWritten = (language: Language) => (template?.texts[language] ?? '') !== '';
  return isWritten(own) ? own : (languages.find(isWritten) ?? own);
}
