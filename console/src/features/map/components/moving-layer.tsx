import { type ReactNode, useEffect, useState } from 'react';
import type { ScreenSize, Viewport } from '../model/viewport.js';

/** Milliseconds without a movement after which the layer is drawn anew, sharp and in place. */
const STILL = 140;

interface MovingLayerProps {
  readonly view: Viewport;
  readonly size: ScreenSize;
  /** Drawn in metres of the map. */
  readonly children: ReactNode;
}

/**
 * A part of the map that the browser draws once and then moves as a picture: thousands of berths would take far longer
 * than a frame to draw while the user drags or zooms.
 */
export function MovingLayer({ view, size, children }: MovingLayerProps) {
  const drawn = useSettled(view);
  const ratio = view.scale / drawn.scale;
  const moved = `translate(${view.x - drawn.x * ratio}px, ${view.y - drawn.y * ratio}px) scale(${ratio})`;
  return (
    <svg
      width={size.width}
      height={size.height}
      aria-hidden="true"
      style={{
        position: 'absolute',
        inset: 0,
        overflow: 'visible',
        pointerEvents: 'none',
        transformOrigin: '0 0',
        transform: moved,
        willChange: 'transform',
      }}
    >
      <g transform={`translate(${drawn.x} ${drawn.y}) scale(${drawn.scale})`}>{children}</g>
    </svg>
  );
}

/** The viewport once it has not changed for a moment. */
function useSettled({ scale, x, y }: Viewport): Viewport {
  const [settled, setSettled] = useState<Viewport>({ scale, x, y });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ scale, x, y }), STILL);
    return () => clearTimeout(timer);
  }, [scale, x, y]);
  return settled;
}
