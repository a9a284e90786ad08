import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsaved } from './use-unsaved.js';

export interface DiscardGuard {
  /** True while the discard dialog is shown, because the user tried to leave with unsaved input. */
  readonly asking: boolean;
  readonly discard: () => void;
  readonly stay: () => void;
  /** Runs `leave` without the guard, for after saving, when the form still counts as dirty. */
  readonly letPass: (leave: () => void) => void;
}

/**
 * While `dirty`, protects unsaved input from navigation, closing and reloading. Changes of tab within the page are
 * allowed unless `tabs` is set.
 */
export function useDiscardGuard(dirty: boolean, tabs = false): DiscardGuard {
  const passing = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !passing.current &&
      ((dirty && currentLocation.pathname !== nextLocation.pathname) ||
        (tabs && currentLocation.search !== nextLocation.search)),
  );

  useUnsaved(dirty);

  const letPass = useCallback((leave: () => void) => {
    passing.current = true;
    leave();
    queueMicrotask(() => {
      passing.current = false;
    });
  }, []);

  return {
    asking: blocker.state === 'blocked',
    discard: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    letPass,
  };
}
