import type { ApiScope } from '../../../../../contracts/vocabulary/api-scopes.js';

type Subject<S extends ApiScope> = S extends `${infer Name}:read` ? Name : never;

/** The key of the text of a scope. */
export function scopeWord(scope: ApiScope): `scope_${Subject<ApiScope>}` {
  return `scope_${scope.replace(':read', '') as Subject<ApiScope>}`;
}
