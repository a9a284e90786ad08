import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { id } from '../vocabulary/route.js';
import { paragraph, requiredLine } from '../vocabulary/text.js';
import { unknownIn } from './rules/template-text.js';
import { chatFlows, placeholders, TEMPLATE_NAME_MAX, TEMPLATE_TEXT_MAX } from './vocabulary.js';

const templateText = paragraph(TEMPLATE_TEXT_MAX).refine(
  (text) => unknownIn(text).length === 0,
  'templatePlaceholderUnknown',
);

/** The form of a template. At least one language has a text; blank languages are not stored. */
export const templateForm = z.strictObject({
  name: requiredLine(TEMPLATE_NAME_MAX, 'templateNameRequired'),
  /** The conversations that it is offered in; without it, all. */
  about: z.enum(chatFlows).optional(),
  texts: z
    .partialRecord(language, templateText)
    .refine((texts) => Object.values(texts).some((text) => text !== ''), 'templateTextRequired'),
});
export type TemplateForm = z.output<typeof templateForm>;

export const updateTemplate = templateForm.extend({ template_id: id });

export const template = z.object({
  id,
  /** For `If-Match`. */
  revision: z.number().int(),
  name: z.string(),
  /** The conversations that it is offered in; null: all. */
  about: z.enum(chatFlows).nullable(),
  texts: z.partialRecord(language, z.string()),
  updated_at: instant,
});
export type MessageTemplate = z.output<typeof template>;

/** Names the conversation that a template is for, as a new message does. */
export const fillTemplate = z.strictObject({
  template_id: id,
  boater_id: id,
  reservation_id: id.optional(),
  absence_report_id: id.optional(),
});

export const filledTemplate = z.object({
  text: z.string(),
  /** Language of the text: the boater's, the marina's, English, or any other, the first that the template has. */
  language,
  /** The boater's; null: not known. */
  boater_language: language.nullable(),
  /** Placeholders that stay in the text, because the record does not have the fact. */
  missing: z.array(z.enum(placeholders)),
});
export type FilledTemplate = z.output<typeof filledTemplate>;
