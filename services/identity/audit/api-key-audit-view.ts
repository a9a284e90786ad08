import { apiScopes } from '../../../contracts/vocabulary/api-scopes.js';
import { flag, list, text, word } from '../../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../../platform/audit-trail/audit-views.js';
import { type ApiKeyEvent, type ApiKeyState, evolve, initial } from '../domain/api-key.js';

const fields = ['api_key_name', 'api_key_scopes', 'api_key_revoked'] as const;

/** How the history shows the keys of programs. Of their use it shows nothing: the list of keys has the latest day. */
export const apiKeyAuditView: FoldedView<ApiKeyState, ApiKeyEvent, (typeof fields)[number]> = {
  kind: 'api_key',
  events: { ApiKeyMade: 'users', ApiKeyRevoked: 'users', ApiKeyUsed: 'silent' },
  fields,
  sets: { api_scope: apiScopes },
  initial,
  evolve,
  facts: (state) =>
    state.exists
      ? [
          { field: 'api_key_name', value: text(state.name) },
          { field: 'api_key_scopes', value: list(state.scopes.map((scope) => word('api_scope', scope))) },
          { field: 'api_key_revoked', value: flag(state.revoked_at !== null) },
        ]
      : [],
  label: (state) => (state.exists ? text(state.name) : null),
};
