import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Milliseconds of a pointer on a bar, or of the focus, before its card opens. */
const DELAY_MS = 300;

export interface HoveredBar {
  readonly barId: string;
  readonly by: 'pointer' | 'focus' | 'touch';
}

/**
 * The bar whose card is open: the one under the pointer or with the focus for a while, or that a finger has tapped. A
 * press, a scroll and Escape close it. The chart itself is not drawn again for it.
 */
export function useHoveredBar(scroller: RefObject<HTMLElement | null>): {
  readonly hovered: HoveredBar | null;
  readonly close: () => void;
} {
  const [hovered, setHovered] = useState<HoveredBar | null>(null);
  const close = useCallback(() => setHovered(null), []);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      setHovered(null);
    };
    const wait = (barId: string, by: HoveredBar['by']): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setHovered({ barId, by }), DELAY_MS);
    };
    const listeners: { [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void } = {
      pointerover: (event) => {
        const barId = barIdOf(event.target);
        if (event.pointerType === 'touch') return;
        if (barId === null || event.buttons !== 0) leave();
        else wait(barId, 'pointer');
      },
      pointerleave: leave,
      pointerdown: leave,
      click: (event) => {
        const barId = barIdOf(event.target);
        if (barId !== null && event instanceof PointerEvent && event.pointerType === 'touch') {
          setHovered({ barId, by: 'touch' });
        }
      },
      focusin: (event) => {
        const barId = barIdOf(event.target);
        // A press focuses too, and closes the card.
        if (barId !== null && event.target instanceof Element && event.target.matches(':focus-visible'))
          wait(barId, 'focus');
        else leave();
      },
      // A tap on a button of the card takes the focus from its bar.
      focusout: () => {
        clearTimeout(timer);
        setHovered((now) => (now?.by === 'touch' ? now : null));
      },
      keydown: (event) => {
        if (event.key === 'Escape' || event.altKey) leave();
      },
      scroll: leave,
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) box.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of entries) box.removeEventListener(name, listener);
    };
  }, [scroller]);
  return { hovered, close };
}

function barIdOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-bar]')?.getAttribute('data-bar') ?? null) : null;
}
