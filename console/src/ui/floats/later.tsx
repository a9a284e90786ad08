import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** Until a file that did not come is asked for again. */
const AGAIN_MS = 2_000;

/**
 * What floats over the page, loaded when it is first drawn; until then there is nothing. Unlike what suspends, it is drawn
 * the moment it is there, and what cannot be loaded takes nothing else down: it is asked for again as long as it is wanted.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading = false;
  const watchers = new Set<() => void>();
  const begin = async (): Promise<void> => {
    if (loading || loaded !== undefined) return;
    loading = true;
    try {
      loaded = await load();
      for (const changed of watchers) changed();
    } catch {
      setTimeout(() => watchers.size > 0 && void begin(), AGAIN_MS);
    } finally {
      loading = false;
    }
  };
  const watch = (changed: () => void) => {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  };
  const current = () => loaded;
  return function Later(props: Props) {
    const Loaded = useSyncExternalStore(watch, current);
    useEffect(() => void begin(), []);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
