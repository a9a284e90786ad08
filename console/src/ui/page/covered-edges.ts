type Edge = 'top' | 'head' | 'bottom';

/**
 * Pixels at an edge of the window that a bar covers, as custom properties of the document. The head of a list stays below
 * the bar at the top.
 */
export const covered = { top: '--covered-top', head: '--covered-head', bottom: '--covered-bottom' } as const;

/**
 * Returns a ref for a bar that stays at this edge over the page. It keeps the document's property at the height that the
 * bar covers, so that the focus scrolls clear of the bar and messages appear beside it.
 */
function covering(edge: Edge): (bar: HTMLElement | null) => (() => void) | undefined {
  return (bar) => {
    if (bar === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const read = () => {
      const { position, bottom } = getComputedStyle(bar);
      const height = position === 'sticky' ? Math.ceil(bar.getBoundingClientRect().height) : 0;
      const pixels = height + (edge === 'bottom' ? Number.parseFloat(bottom) || 0 : 0);
      if (height === 0) style.removeProperty(covered[edge]);
      else style.setProperty(covered[edge], `${pixels}px`);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(covered[edge]);
    };
  };
}

export const coversTop = covering('top');
export const coversHead = covering('head');
export const coversBottom = covering('bottom');
