import * as z from 'zod';
import { apiKeyErrors } from '../../../contracts/identity/errors.js';
import { apiScopes } from '../../../contracts/vocabulary/api-scopes.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';

const key = { key_id: z.string() };

export const apiKeyEvents = defineEvents({
  ApiKeyMade: {
    version: 1,
    data: z.object({
      ...key,
      marina_id: z.string(),
      /** Absent in older events: those keys name no maker. */
      made_by: z.string().optional(),
      name: z.string(),
      scopes: z.array(z.enum(apiScopes)),
      /** SHA-256 of the key's 32 random bytes, base64url. */
      secret_digest: z.string(),
      at: z.string(),
      expires_at: z.string(),
    }),
  },
  /** The first call of a day, UTC. */
  ApiKeyUsed: { version: 1, data: z.object({ ...key, on: z.string() }) },
  ApiKeyRevoked: { version: 1, data: z.object({ ...key, at: z.string() }) },
});
export type ApiKeyEvent = EventsOf<typeof apiKeyEvents>;
export type ApiKeyMade = Extract<ApiKeyEvent, { type: 'ApiKeyMade' }>['data'];

export type ApiKeyState =
  | { readonly exists: false }
  | (Omit<ApiKeyMade, 'at'> & {
      readonly exists: true;
      readonly created_at: string;
      readonly last_used_on: string | null;
      readonly revoked_at: string | null;
    });

export type ApiKeyCommand =
  | { readonly type: 'MakeKey'; readonly key: ApiKeyMade; /** Of the marina. */ readonly working_keys_left: number }
  | { readonly type: 'NoteUse'; readonly on: string }
  | { readonly type: 'RevokeKey'; readonly marina_id: string; readonly at: string };

export function initial(): ApiKeyState {
  return { exists: false };
}

export function evolve(state: ApiKeyState, event: ApiKeyEvent): ApiKeyState {
  if (event.type === 'ApiKeyMade') {
    const { at, ...data } = event.data;
    return { exists: true, ...data, created_at: at, last_used_on: null, revoked_at: null };
  }
  if (!state.exists) return state;
  return event.type === 'ApiKeyUsed'
    ? { ...state, last_used_on: event.data.on }
    : { ...state, revoked_at: event.data.at };
}

/** Whether the key opens anything at this moment. */
export function works(state: ApiKeyState, now: string): boolean {
  return state.exists && state.revoked_at === null && state.expires_at > now;
}

export function decide(command: ApiKeyCommand, state: ApiKeyState, _context: object = {}): ApiKeyEvent[] | Refusal {
  if (command.type === 'MakeKey') {
    if (state.exists) return [];
    if (command.working_keys_left <= 0) return refuse('conflict', apiKeyErrors.too_many);
    return [{ type: 'ApiKeyMade', data: command.key }];
  }
  const unknown = !state.exists || (command.type === 'RevokeKey' && command.marina_id !== state.marina_id);
  if (unknown) return refuse('not_found', apiKeyErrors.not_found);
  const { key_id } = state;
  if (command.type === 'NoteUse') {
    const noted = state.last_used_on !== null && state.last_used_on >= command.on;
    return noted ? [] : [{ type: 'ApiKeyUsed', data: { key_id, on: command.on } }];
  }
  return state.revoked_at === null ? [{ type: 'ApiKeyRevoked', data: { key_id, at: command.at } }] : [];
}
