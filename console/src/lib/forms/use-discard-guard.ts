import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface DiscardGuard {
  /** Somebody wants to leave with unsaved input: show the discard dialog. */
  readonly asking: boolean;
  readonly discard: () => void;
  readonly stay: () => void;
  /** Runs `leave` past the guard: after saving, when the form does not know yet that it is clean. */
  readonly letPass: (leave: () => void) => void;
}

/** Keeps unsaved input from being lost by navigation, closing or reloading, while `dirty`. Another tab of the same page passes. */
export function useDiscardGuard(dirty: boolean): DiscardGuard {
  const passing = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !passing.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

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
