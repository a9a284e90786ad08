import { memo } from 'react';
import { useFormats } from '../../../lib/format/use-formats.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import type { PlacedBar } from '../model/bar-index.js';
import type { ChartBar } from '../model/chart-bar.js';
import type { ChartRow } from '../model/chart-rows.js';
import type { ChartWindow } from '../model/chart-window.js';
import { type Span, spanOf } from '../model/geometry.js';
import type { namedBelow } from '../model/paper-names.js';
import type { PlanDifference } from '../model/plan-difference.js';
import type { Place } from '../model/walk.js';
import { BerthLabel, BerthLine, EmptyCell } from './chart-shapes.js';
import { StayBar } from './stay-bar.js';
import type { BarWords } from './use-bar-words.js';

/** Whether the selected boat could lie on a berth, in a few words. */
export interface BerthWhy {
  readonly fits: boolean;
  readonly words: string;
  /** The whole reason, on hover and for screen readers. */
  readonly full: string;
}

interface BerthRowProps {
  readonly row: Extract<ChartRow, { kind: 'berth' }>;
  readonly rowIndex: number;
  readonly bars: readonly PlacedBar[];
  readonly window: ChartWindow;
  readonly night: number;
  readonly nights: readonly [number, number];
  readonly labelWidth: number;
  readonly words: BarWords;
  /** The names of a bar's berths: "C09 + C10". */
  readonly berthsOf: (bar: ChartBar) => string;
  /** The place with the keyboard, when it is in this row. */
  readonly place: Place | null;
  readonly selectedId: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly liftedId: string | null;
  readonly aimed: boolean;
  readonly changed: ReadonlySet<string>;
  /** Bars of the past that are gone or changed since, by id; null: the chart does not compare. */
  readonly past: PlanDifference['past'] | null;
  /** Whether the selected boat could lie here, and why; undefined: no boat is selected. */
  readonly fits: boolean | undefined;
  readonly why: string | undefined;
  readonly fullWhy: string | undefined;
  readonly readOnly: boolean;
  /** The boats that paper names below the chart, by bar; null: on the screen. */
  readonly named: ReturnType<typeof namedBelow> | null;
}

/** The bars of a berth without any: always the same value, so that its row is not drawn again. */
export const NO_BARS: readonly PlacedBar[] = [];

/** A berth with its bars. */
export const BerthRow = memo(function BerthRow(props: BerthRowProps) {
  const { row, rowIndex, bars, window, night, nights, labelWidth, words, berthsOf, place, selectedId, chosen } = props;
  const { liftedId, aimed, changed, past, fits, why, fullWhy, readOnly, named } = props;
  const { sizes } = useFormats();
  const { berth, top, height } = row;
  const [from, to] = nights;
  return (
    <BerthLine role="row" aria-rowindex={rowIndex} data-aimed={aimed || undefined} style={{ top, height }}>
      <BerthLabel
        role="rowheader"
        aria-colindex={1}
        tabIndex={place !== null && place.barId === null && place.night === undefined ? 0 : -1}
        data-berth={berth.id}
        data-why={fits === undefined ? undefined : fits ? 'fits' : 'no'}
        title={fullWhy}
        aria-description={fullWhy}
        style={{ width: labelWidth }}
      >
        <strong>{berth.name}</strong>
        {fits === true && <StatusMark kind="booked" size={10} />}
        <small>{why ?? sizes({ length: berth.length, beam: berth.beam })}</small>
      </BerthLabel>
      {place?.night !== undefined && (
        <EmptyCell
          role="gridcell"
          tabIndex={0}
          aria-label={words.empty(place.night, berth.name)}
          aria-colindex={nightsBetween(window.start, place.night) + 2}
          data-night={place.night}
          data-of={berth.id}
          style={emptyStyle(spanOf(window, night, place.night, addDays(place.night, 1)), labelWidth)}
        />
      )}
      {bars.map((placed) => {
        const { bar } = placed;
        const span = spanOf(window, night, bar.start, bar.end);
        const has = place?.barId === bar.id;
        if (span === null || ((span.left > to * night || span.left + span.width < from * night) && !has)) return null;
        const closed = bar.kind === 'CLOSED' ? null : closedWithin(bar, span, window, night);
        const first = Math.max(0, nightsBetween(window.start, bar.start < window.start ? window.start : bar.start));
        const last = nightsBetween(window.start, bar.end > window.end ? window.end : bar.end);
        return (
          <StayBar
            key={bar.id}
            placed={placed}
            span={span}
            rowHeight={height}
            labelWidth={labelWidth}
            label={words.label(bar)}
            name={words.name(bar, berthsOf(bar))}
            column={first + 2}
            columns={Math.max(1, last - first)}
            focusable={has}
            selected={selectedId === bar.id || chosen.has(bar.id)}
            lifted={liftedId === bar.id}
            closedFrom={closed?.from ?? null}
            closedTo={closed?.to ?? null}
            change={past?.get(bar.id)}
            glows={[bar.reservationId, bar.allocationId].some((id) => id !== null && changed.has(id))}
            readOnly={readOnly}
            number={named?.get(bar.id)?.number}
          />
        );
      })}
    </BerthLine>
  );
});

/** The closed nights within the bar of a boat, in pixels from its left; null: none is in view. */
function closedWithin({ closed }: ChartBar, span: Span, window: ChartWindow, night: number) {
  const column = closed === undefined ? null : spanOf(window, night, closed.start, closed.end);
  if (column === null) return null;
  return {
    from: Math.max(0, column.left - span.left),
    to: Math.min(column.left + column.width - span.left, span.width),
  };
}

function emptyStyle(span: Span | null, labelWidth: number) {
  return span === null ? { display: 'none' } : { left: span.left + labelWidth, width: span.width };
}
