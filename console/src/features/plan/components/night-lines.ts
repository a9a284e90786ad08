import type { CSSProperties } from 'react';
import { role } from '../../../ui/theme/role.js';
import type { ChartWindow } from '../model/chart-window.js';
import { weekdayOf } from '../../../lib/time/weekday.js';

/** Width of a night below which only the Mondays have a line. */
const LINES_FROM = 20;

/** The vertical lines between nights, as one background: thousands of cells would cost more. */
export function nightLines(window: ChartWindow, night: number, left: number): CSSProperties {
  const every = night < LINES_FROM ? night * 7 : night;
  const first = night < LINES_FROM ? ((7 - weekdayOf(window.start)) % 7) * night : 0;
  return {
    backgroundImage: `linear-gradient(to right, ${role.line} 1px, transparent 1px)`,
    backgroundSize: `${every}px 100%`,
    backgroundPosition: `${left + first}px 0`,
    backgroundRepeat: 'repeat-x',
  };
}
