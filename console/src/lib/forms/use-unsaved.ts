import { useEffect } from 'react';

let unsaved = 0;

/** Whether a part of the page has input that a reload would lose. */
export function hasUnsavedInput(): boolean {
  return unsaved > 0;
}

/** While `dirty`, the browser asks before the page is closed or reloaded, and `hasUnsavedInput` is true. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    unsaved += 1;
    return () => {
      window.removeEventListener('beforeunload', ask);
      unsaved -= 1;
    };
  }, [dirty]);
}
