import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { retryImport } from '../../lib/files/retry-import.js';

/**
 * Loads a component when it is first rendered, and renders nothing until then. Unlike `React.lazy`, it does not
 * suspend, and a failed load does not throw: it is retried while the component is mounted.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let stop: (() => void) | undefined;
  const watchers = new Set<() => void>();
  const watch = (changed: () => void) => {
    watchers.add(changed);
    return () => {
      watchers.delete(changed);
      if (watchers.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
  const begin = (): void => {
    if (loaded !== undefined) return;
    stop ??= retryImport(load, (component) => {
      loaded = component;
      for (const changed of watchers) changed();
    });
  };
  const current = () => loaded;
  return function Later(props: Props) {
    const Loaded = useSyncExternalStore(watch, current);
    useEffect(begin, []);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}
