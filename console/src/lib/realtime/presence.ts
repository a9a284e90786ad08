import { useEffect, useSyncExternalStore } from 'react';
import type { Presence, PresenceRecord, PresenceSign, PresentPerson } from '../../../../contracts/realtime.js';
import { MOST_SHOWN, PRESENCE_SIGN_MS, PRESENCE_SPACING_MS } from '../../../../contracts/vocabulary/presence.js';

type Shown = PresenceSign['shown'][number];

const NOBODY: readonly PresentPerson[] = [];
const listeners = new Set<() => void>();
/** What the mounted parts of the page show. */
const mounted = new Set<Shown>();
/** The others who show a record, as the server last said. */
const others = new Map<string, readonly PresentPerson[]>();

/** Sends a sign; null while there is no connection. */
let send: ((sign: PresenceSign) => void) | null = null;
let spacing: ReturnType<typeof setTimeout> | undefined;
let repeating: ReturnType<typeof setInterval> | undefined;
/** The last sign showed something, so that the server must hear when nothing is shown any more. */
let known = false;

const keyOf = ({ kind, id }: PresenceRecord) => `${kind} ${id}`;

function changed(): void {
  for (const listener of Array.from(listeners)) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nobody looks at a page in a hidden tab. */
function shownNow(): readonly Shown[] {
  if (document.visibilityState === 'hidden') return [];
  const shown = new Map<string, Shown>();
  for (const { kind, id, answering } of mounted) {
    const key = keyOf({ kind, id });
    shown.set(key, { kind, id, answering: answering || shown.get(key)?.answering === true });
  }
  return [...shown.values()].slice(-MOST_SHOWN);
}

function sign(): void {
  const shown = shownNow();
  const keys = new Set(shown.map(keyOf));
  const gone = [...others.keys()].filter((key) => !keys.has(key));
  for (const key of gone) others.delete(key);
  if (gone.length > 0) changed();
  if (send === null || (shown.length === 0 && !known)) return;
  known = shown.length > 0;
  send({ shown: [...shown] });
}

/** Signs soon: changes that follow each other closely make one sign. */
function signSoon(): void {
  if (send === null) return;
  spacing ??= setTimeout(() => {
    spacing = undefined;
    sign();
  }, PRESENCE_SPACING_MS);
}

/** Gives signs through a connection until the returned function is called, at its end. */
export function beginPresence(through: (sign: PresenceSign) => void): () => void {
  endPresence();
  send = through;
  repeating = setInterval(signSoon, PRESENCE_SIGN_MS);
  document.addEventListener('visibilitychange', signSoon);
  signSoon();
  return () => {
    // A later connection may have begun.
    if (send === through) endPresence();
  };
}

function endPresence(): void {
  send = null;
  known = false;
  clearTimeout(spacing);
  clearInterval(repeating);
  spacing = undefined;
  document.removeEventListener('visibilitychange', signSoon);
  others.clear();
  changed();
}

/** Takes the server's answer about a record. */
export function hearPresence({ record, people }: Presence): void {
  others.set(keyOf(record), people);
  changed();
}

/**
 * Says that this page shows a record, as long as the caller is mounted, and whether its user is writing an answer.
 * Returns the others of the marina who show it too; nobody while there is no connection.
 */
export function usePresence({ kind, id }: PresenceRecord, answering = false): readonly PresentPerson[] {
  useEffect(() => {
    const shown: Shown = { kind, id, answering };
    mounted.add(shown);
    signSoon();
    return () => {
      mounted.delete(shown);
      signSoon();
    };
  }, [kind, id, answering]);
  return useSyncExternalStore(subscribe, () => others.get(keyOf({ kind, id })) ?? NOBODY);
}
