import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { ChartBar } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import type { ChartWindow } from '../model/chart-window.js';
import { spanOf } from '../model/geometry.js';
import type { EmptyNights } from '../model/empty-nights.js';
import type { Aim, Lifted } from '../model/gesture.js';
import { Ghost } from './bar-shape.js';
import type { BarWords } from './use-bar-words.js';

const INSET = 4;

interface AimGhostProps {
  readonly aim: Aim;
  readonly bar: ChartBar;
  readonly data: ChartData;
  readonly window: ChartWindow;
  readonly night: number;
  readonly labelWidth: number;
  readonly label: string;
}

/** The bar where it would go. */
export function AimGhost({ aim, bar, data, window, night, labelWidth, label }: AimGhostProps) {
  const row = data.layout.rows[data.layout.rowOf.get(aim.berthId) ?? -1];
  const span = spanOf(window, night, aim.start, aim.end);
  if (row === undefined || span === null) return null;
  return (
    <Ghost
      data-part="ghost"
      data-look={bar.look}
      data-swap={aim.swapWith === null ? undefined : true}
      style={{ left: labelWidth + span.left, width: span.width, top: row.top + INSET, height: row.height - INSET * 2 }}
    >
      {label}
    </Ghost>
  );
}

/** The empty nights that a new stay would have: "4 nights". */
export function EmptyGhost({
  nights,
  data,
  window,
  night,
  labelWidth,
}: Omit<AimGhostProps, 'aim' | 'bar' | 'label'> & { readonly nights: EmptyNights }) {
  const { nightsOf } = useFormats();
  const row = data.layout.rows[data.layout.rowOf.get(nights.berthId) ?? -1];
  const span = spanOf(window, night, nights.start, nights.end);
  if (row === undefined || span === null) return null;
  return (
    <Ghost
      data-part="ghost"
      style={{ left: labelWidth + span.left, width: span.width, top: row.top + INSET, height: row.height - INSET * 2 }}
    >
      {nightsOf(nights.start, nights.end)}
    </Ghost>
  );
}

/** Returns what is announced while a bar is held: "B14, 12 to 18 July 2027". */
export function useAimWords(data: ChartData, words: BarWords): (lifted: Lifted) => string {
  const { t } = useTranslation('plan');
  return (lifted) => {
    const aim = { berth: data.berths.get(lifted.berthId)?.name ?? '', dates: words.dates(lifted.start, lifted.end) };
    if (lifted.swapWith !== null) return t('aimSwap', { ...aim, boat: words.boat(lifted.swapWith) });
    return t(lifted.splitFrom === null ? 'aimMove' : 'aimSplit', { ...aim, boat: words.boat(lifted.bar) });
  };
}
