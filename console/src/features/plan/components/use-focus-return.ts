import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../lib/screens/content-focus.js';
import type { BarIndex } from '../model/bar-index.js';
import type { Gesture } from '../model/gesture.js';

/**
 * Gives the focus back to the bar of a gesture that has ended: when it is put back, and when it reappears in another
 * row. A focus that the user has moved elsewhere stays there.
 */
export function useFocusReturn(scroller: RefObject<HTMLElement | null>, gesture: Gesture, index: BarIndex): void {
  const barId = useRef<string | null>(null);
  if (gesture.phase === 'asked') barId.current = gesture.bar.id;
  useEffect(() => {
    if (gesture.phase !== 'idle' || barId.current === null) return;
    if (isFocusLost()) scroller.current?.querySelector<HTMLElement>(`[data-bar="${barId.current}"]`)?.focus();
    else if (document.activeElement?.getAttribute('data-bar') !== barId.current) barId.current = null;
  }, [scroller, gesture.phase, index]);
}
