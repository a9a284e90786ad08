import { KEPT_SELF, sessionToken } from '../api/session-token.js';
import type { Self } from './self.js';

/**
 * The signed-in user and the marina as the server last sent them, so that an installed console opens without a network.
 * The end of the session removes them. Null: nothing is stored for this token.
 */
export function keptSelf(token: string): Self | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_SELF) ?? 'null') as { of: string; self: Self } | null;
    return kept?.of === token ? kept.self : null;
  } catch {
    return null;
  }
}

export function keepSelf(self: Self): void {
  const token = sessionToken();
  if (token !== null) localStorage.setItem(KEPT_SELF, JSON.stringify({ of: token, self }));
}
