import { useEffect, useState } from 'react';
import type { Hint, HintTopic } from '../../../../contracts/realtime.js';
import { isOwnPosition } from '../api/last-seen-position.js';

/** Milliseconds for which a change counts as recent; equals the duration of the row's glow. */
const NEW_FOR_MS = 3000;

const listeners = new Set<(hint: Hint) => void>();

/** Passes a hint to the screens that show recent changes. */
export function tellChanged(hint: Hint): void {
  for (const listener of Array.from(listeners)) listener(hint);
}

/** Calls back with every hint until the returned function is called. */
export function followHints(listener: (hint: Hint) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ids of a topic's records that others changed in the last seconds, to highlight their rows. */
export function useRecentChanges(topic: HintTopic): ReadonlySet<string> {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const listener = (hint: Hint): void => {
      if (hint.topic !== topic || hint.ids.length === 0 || isOwnPosition(hint.position)) return;
      setIds((before) => new Set([...before, ...hint.ids]));
      const timer = setTimeout(() => {
        timers.delete(timer);
        setIds((before) => new Set([...before].filter((id) => !hint.ids.includes(id))));
      }, NEW_FOR_MS);
      timers.add(timer);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [topic]);
  return ids;
}
