import { useContext, useEffect, useRef, useState } from 'react';
import { onSessionChanged, lastSessionEnd, sessionToken } from '../api/session-token.js';
import { SessionContext } from '../session/session-context.js';

const PREFIX = 'input:';

/**
 * Keeps typed input in this tab, so that it survives a reload and a session that ended, but neither leaving the page nor
 * signing out. Returns the input that was kept before; null: there is none. Only the user who typed it gets it back.
 * @param input what is typed now; null: nothing that could be lost
 */
export function useKeptInput<T extends object>(name: string, input: T | null): T | null {
  const user = useContext(SessionContext)?.user?.id ?? '';
  const key = `${PREFIX}${user}:${name}`;
  const [before] = useState(() => read<T>(key));
  // The first render has not yet taken the kept input into the form.
  const first = useRef(before !== null);
  const text = input === null ? null : JSON.stringify(input);
  useEffect(() => {
    if (first.current && text === null) return;
    first.current = false;
    write(key, text);
  }, [key, text]);
  useEffect(
    () => () => {
      // Without a session, the page closed because the server refused the token.
      if (sessionToken() !== null) write(key, null);
    },
    [key],
  );
  return before;
}

/** Forgets all kept input once a user signs out. */
export function forgetInputAfterSignOut(): () => void {
  return onSessionChanged(() => {
    if (sessionToken() !== null || lastSessionEnd() === 'refused') return;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}

function read<T>(key: string): T | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? (kept as T | null) : null;
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Private windows can forbid storage. The input then remains in the form only.
  }
}
