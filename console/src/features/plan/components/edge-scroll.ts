/** Pixels from an edge of the box at which a dragged bar scrolls it, and pixels of each step. */
const ZONE = 36;
const STEP = 14;

/** Scrolls a box while the pointer is held near its edges. */
export interface EdgeScroll {
  /** The pointer is here; `scrolled` runs after each step. */
  readonly follow: (box: HTMLElement, clientX: number, clientY: number, scrolled: () => void) => void;
  readonly stop: () => void;
}

export function edgeScroll(): EdgeScroll {
  let frame: number | undefined;
  const stop = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  return {
    stop,
    follow: (box, clientX, clientY, scrolled) => {
      stop();
      const rect = box.getBoundingClientRect();
      const [right, down] = [towards(clientX, rect.left, rect.right), towards(clientY, rect.top, rect.bottom)];
      if (right === 0 && down === 0) return;
      const step = (): void => {
        const [left, top] = [box.scrollLeft, box.scrollTop];
        box.scrollBy(right * STEP, down * STEP);
        if (box.scrollLeft === left && box.scrollTop === top) return;
        scrolled();
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
  };
}

/** -1, 0 or 1: the side that a position is close to. */
function towards(at: number, from: number, to: number): number {
  if (at < from + ZONE) return -1;
  return at > to - ZONE ? 1 : 0;
}
