import { languages } from '../../../contracts/vocabulary/languages.js';
import { text, word } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type TemplateState } from '../domain/template.js';
import type { TemplateEvent } from '../domain/template-events.js';

const fields = [
  'template_name',
  'template_about',
  'template_text_en',
  'template_text_fr',
  'template_text_de',
  'template_text_es',
  'template_text_it',
] as const;

/** The history of message templates. */
export const templateAuditView: FoldedView<TemplateState, TemplateEvent, (typeof fields)[number]> = {
  kind: 'message_template',
  events: {
    MessageTemplateCreated: 'settings',
    MessageTemplateChanged: 'settings',
    MessageTemplateDeleted: 'settings',
  },
  fields,
  initial,
  evolve,
  facts: (state) => {
    if (!state.exists) return [];
    const { name, about, texts } = state.form;
    return [
      { field: 'template_name', value: text(name) },
      { field: 'template_about', value: word('template_about', about ?? null) },
      ...languages.map((language) => ({
        field: `template_text_${language}` as const,
        value: text(texts[language] ?? null),
      })),
    ];
  },
  label: (state) => (state.exists ? text(state.form.name) : null),
};
