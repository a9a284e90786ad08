import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Shortcut, ShortcutRegistry } from './registry.js';

export type { Shortcut } from './registry.js';

const Registry = createContext<ShortcutRegistry | null>(null);

/** Listens to the keyboard for everything below it. */
export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(() => new ShortcutRegistry());
  useEffect(() => {
    window.addEventListener('keydown', registry.press);
    return () => window.removeEventListener('keydown', registry.press);
  }, [registry]);
  return <Registry value={registry}>{children}</Registry>;
}

export interface ShortcutOptions extends Omit<Shortcut, 'id'> {
  readonly enabled?: boolean;
}

/** Offers a shortcut while this component is on screen. Without a ShortcutProvider, as on the boater's page, there are none. */
export function useShortcut(id: string, { keys, label, group, run, enabled = true }: ShortcutOptions): void {
  const registry = useContext(Registry);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled || registry === null) return;
    return registry.add({ id, keys, label, group, run: () => latest.current() });
  }, [registry, id, keys, label, group, enabled]);
}

const none: readonly Shortcut[] = [];

/** All shortcuts offered just now, for the help sheet and the palette. */
export function useShortcuts(): readonly Shortcut[] {
  const registry = useContext(Registry);
  return useSyncExternalStore(registry?.subscribe ?? nothingChanges, registry?.list ?? (() => none));
}

function nothingChanges(): () => void {
  return () => undefined;
}
