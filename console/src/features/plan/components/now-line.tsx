import { useTimeOfDay } from './use-time-of-day.js';
import { NowLine } from './chart-shapes.js';
import { type ChartWindow, isIn } from '../model/chart-window.js';
import { xOf } from '../model/geometry.js';

interface NowProps {
  readonly window: ChartWindow;
  readonly night: number;
  /** The width of the berths' column. */
  readonly left: number;
  readonly height: number;
  /** The marina's date. */
  readonly today: string;
}

/** The line of the present moment, when the window holds it. */
export function Now({ window, night, left, height, today }: NowProps) {
  const share = useTimeOfDay();
  if (!isIn(window, today)) return null;
  return <NowLine data-part="now" style={{ left: left + xOf(window, night, today) + share * night, height }} />;
}
