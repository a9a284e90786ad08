import { useCallback, useState } from 'react';

/**
 * Whether the measured element is at least `width` pixels wide. It is true until it is measured, which happens before
 * the first paint.
 */
export function useRoomFor(width: number): {
  readonly fits: boolean;
  /** The measured width in pixels; null until the element is laid out. */
  readonly room: number | null;
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [measured, setMeasured] = useState<number | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const read = () => setMeasured(Math.floor(element.getBoundingClientRect().width));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // An element that is not laid out has no width.
  const room = measured === 0 ? null : measured;
  return { fits: room === null || room >= width, room, measure };
}
