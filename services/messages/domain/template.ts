import { templateErrors } from '../../../contracts/messages/errors.js';
import type { TemplateForm } from '../../../contracts/messages/template.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { TemplateEvent } from './template-events.js';

/** A template for messages. */
export type TemplateState =
  { readonly exists: false } | { readonly exists: true; readonly marina_id: string; readonly form: TemplateForm };

export type TemplateCommand =
  | { readonly type: 'Create'; readonly form: TemplateForm }
  | { readonly type: 'Change'; readonly form: TemplateForm }
  | { readonly type: 'Delete' };

export interface TemplateContext {
  readonly marina_id: string;
  /** UTC */
  readonly now: string;
}

export function initial(): TemplateState {
  return { exists: false };
}

export function evolve(state: TemplateState, event: TemplateEvent): TemplateState {
  switch (event.type) {
    case 'MessageTemplateCreated': {
      const { marina_id, at: _at, ...form } = event.data;
      return { exists: true, marina_id, form };
    }
    case 'MessageTemplateChanged': {
      const { at: _at, ...form } = event.data;
      return state.exists ? { ...state, form } : state;
    }
    case 'MessageTemplateDeleted':
      return { exists: false };
    default:
      return event satisfies never;
  }
}

export function decide(
  command: TemplateCommand,
  state: TemplateState,
  { marina_id, now: at }: TemplateContext,
): TemplateEvent[] | Refusal {
  if (command.type === 'Create') {
    if (state.exists) return [];
    return [{ type: 'MessageTemplateCreated', data: { marina_id, ...written(command.form), at } }];
  }
  if (!state.exists || state.marina_id !== marina_id) return refuse('not_found', templateErrors.not_found);
  if (command.type === 'Delete') return [{ type: 'MessageTemplateDeleted', data: { at } }];
  const form = written(command.form);
  const same =
    form.name === state.form.name &&
    form.about === state.form.about &&
    languages.every((language) => form.texts[language] === state.form.texts[language]);
  return same ? [] : [{ type: 'MessageTemplateChanged', data: { ...form, at } }];
}

/** Without languages that are blank. */
function written({ name, about, texts }: TemplateForm): TemplateForm {
  const given = languages.flatMap((language) => {
    const text = texts[language] ?? '';
    return text === '' ? [] : [[language, text] as const];
  });
  return { name, ...(about === undefined ? {} : { about }), texts: Object.fromEntries(given) };
}
