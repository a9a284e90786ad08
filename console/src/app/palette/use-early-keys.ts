import { useCallback, useEffect, useRef } from 'react';

interface EarlyKeys {
  /** Collects from now on what is typed. */
  readonly start: () => void;
  /** Returns what was typed since, and ends. */
  readonly take: () => string;
}

/** Keeps what is typed between the key that opens the palette and its input, whose code may still have to load. */
export function useEarlyKeys(): EarlyKeys {
  const typed = useRef<{ text: string; end: () => void } | null>(null);
  const take = useCallback(() => {
    const text = typed.current?.text ?? '';
    typed.current?.end();
    typed.current = null;
    return text;
  }, []);
  const start = useCallback(() => {
    if (typed.current !== null) return;
    const press = (event: KeyboardEvent) => {
      const keys = typed.current;
      if (keys === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') keys.text = keys.text.slice(0, -1);
      else if (event.key.length === 1) keys.text += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    typed.current = { text: '', end: () => window.removeEventListener('keydown', press, { capture: true }) };
  }, []);
  useEffect(() => () => void take(), [take]);
  return { start, take };
}
