import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus into the panel of a record that is opened, once that panel is there: until then the panel is missing,
 * or still shows the record before.
 */
export function usePanelFocus<E extends HTMLElement>(
  shownId: string | null,
): { readonly panel: RefObject<E | null>; readonly focusPanelOf: (id: string) => void } {
  const panel = useRef<E>(null);
  const [wantedId, setWantedId] = useState<string | null>(null);
  useEffect(() => {
    if (wantedId === null || wantedId !== shownId) return;
    panel.current?.focus();
    setWantedId(null);
  }, [wantedId, shownId]);
  return { panel, focusPanelOf: setWantedId };
}
