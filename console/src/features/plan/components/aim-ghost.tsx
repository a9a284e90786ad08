import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { ChartBar } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import type { ChartWindow } from '../model/chart-window.js';
import { spanOf } from '../model/geometry.js';
import type { EmptyNights } from '../model/empty-nights.js';
import type { Aim, Gesture, Lifted } from '../model/gesture.js';
import { placedTogether } from '../model/several.js';
import { takenAlong } from './chart-control.js';
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
function AimGhost({ aim, bar, data, window, night, labelWidth, label }: AimGhostProps) {
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
function EmptyGhost({
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

interface ChartGhostsProps extends Pick<AimGhostProps, 'data' | 'window' | 'night' | 'labelWidth'> {
  readonly gesture: Gesture;
  readonly chosen: ReadonlySet<string>;
  readonly words: BarWords;
}

/** Where a held bar, and those that go with it, would be, or the empty nights that are marked. */
export function ChartGhosts({ gesture, chosen, words, ...drawn }: ChartGhostsProps) {
  if (gesture.phase === 'idle') return null;
  if (gesture.phase === 'booking') return <EmptyGhost {...drawn} nights={gesture.nights} />;
  const aim: Aim = gesture.phase === 'lifted' ? gesture.lifted : gesture.aim;
  const held = gesture.phase === 'lifted' ? gesture.lifted.bar : gesture.bar;
  const along = takenAlong({ data: drawn.data, chosen }, held);
  const placings = placedTogether(drawn.data.layout, along, held, aim.berthId);
  // The held bar comes first: the card stands beside it.
  const own = placings.find(({ bar }) => bar.id === held.id)?.berthId ?? aim.berthId;
  return (
    <>
      <AimGhost {...drawn} bar={held} aim={{ ...aim, berthId: own }} label={words.boat(held)} />
      {placings
        .filter(({ bar }) => bar.id !== held.id)
        .map(({ bar, berthId }) => (
          <AimGhost
            key={bar.id}
            {...drawn}
            bar={bar}
            aim={{ berthId, start: bar.start, end: bar.end, swapWith: null }}
            label={words.boat(bar)}
          />
        ))}
    </>
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
