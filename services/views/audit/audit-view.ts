import { viewedLists, viewMailings } from '../../../contracts/views/vocabulary.js';
import { flag, text, word } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type ViewState } from '../domain/view.js';
import type { ViewEvent } from '../domain/view-events.js';

const fields = [
  'view_name',
  'view_list',
  'view_query',
  'view_shared',
  'view_default',
  'view_mail',
  'view_of_marina',
] as const;

/** How the history shows saved views. */
export const viewAuditView: FoldedView<ViewState, ViewEvent, (typeof fields)[number]> = {
  kind: 'saved_view',
  events: { ViewSaved: 'settings', ViewChanged: 'settings', ViewDeleted: 'settings', ViewPassedOn: 'settings' },
  fields,
  sets: { viewed_list: viewedLists, view_mailing: viewMailings },
  initial,
  evolve,
  facts: (state) => {
    if (!state.exists) return [];
    const { name, query, shared, is_default, mail } = state.details;
    return [
      { field: 'view_name', value: text(name) },
      { field: 'view_list', value: word('viewed_list', state.list) },
      { field: 'view_query', value: text(query) },
      { field: 'view_shared', value: flag(shared) },
      { field: 'view_default', value: flag(is_default) },
      { field: 'view_mail', value: word('view_mailing', mail) },
      { field: 'view_of_marina', value: flag(state.passed_on) },
    ];
  },
  label: (state) => (state.exists ? text(state.details.name) : null),
};
