import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Shortcut, ShortcutRegistry } from './registry.js';

export type { Shortcut } from './registry.js';

const Registry = createContext<ShortcutRegistry | null>(null);

/** Listens to the keyboard for all shortcuts of its children. */
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

/**
 * Registers a shortcut while this component is mounted. Without a ShortcutProvider, as on the boater's page, it does
 * nothing.
 */
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

/** All current shortcuts, for the help sheet and the palette. */
export function useShortcuts(): readonly Shortcut[] {
  const registry = useContext(Registry);
  return useSyncExternalStore(registry?.subscribe ?? nothingChanges, registry?.list ?? (() => none));
}

function nothingChanges(): () => void {
  return () => undefined;
}
