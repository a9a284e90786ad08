import { memo } from 'react';
import type { PlacedBar } from '../model/bar-index.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { type ChartBar, hasEdge, isMovable, markOf } from '../model/chart-bar.js';
import type { BarChange } from '../model/plan-difference.js';
import { type Span, WORDS_FROM } from '../model/geometry.js';
import { barClass, closedNightsClass, concernedClass, joinClass } from './bar-shape.js';

/** Space above and below a bar in its row. */
const INSET = 4;

const MARK_FROM = 14;
const MARK_SIZE = 12;
/** Side of the round ground on which the mark of a boat in a closing berth stands. */
const CONCERNED_SIZE = 20;
/** Bars wider than this keep their words in sight while they run off to the left. */
const LONG_FROM = 160;

interface StayBarProps {
  readonly placed: PlacedBar;
  readonly span: Span;
  readonly rowHeight: number;
  /** The width of the berths' column, where words of a bar stop that runs off to the left. */
  readonly labelWidth: number;
  readonly label: string;
  readonly name: string;
  /** Column of the bar's first shown night, from 1, and the number of nights shown. */
  readonly column: number;
  readonly columns: number;
  readonly focusable: boolean;
  readonly selected: boolean;
  readonly lifted: boolean;
  /** The closed nights within the bar of a boat, in pixels from its left; null: its berth does not close. */
  readonly closedFrom: number | null;
  readonly closedTo: number | null;
  /** What became of it since, on a plan as it stood. */
  readonly change: BarChange | undefined;
  readonly glows: boolean;
  readonly readOnly: boolean;
  /** The number under which paper names the boat below the chart; undefined: its name has room. */
  readonly number: number | undefined;
}

/** The value of a data attribute that is there or not. */
const flag = (on: boolean): true | undefined => on || undefined;

/** One bar of the chart, as a cell of its row. */
export const StayBar = memo(function StayBar(props: StayBarProps) {
  const { placed, span, rowHeight, labelWidth, label, name, column, columns } = props;
  const { focusable, selected, lifted, closedFrom, closedTo, change, glows, readOnly, number } = props;
  const { bar, lane, lanes, rows, gap } = placed;
  const room = rowHeight * rows - INSET * 2;
  // The columns of a closure in neighbouring rows are one.
  const isColumn = bar.kind === 'CLOSED' && bar.closed !== undefined;
  const height = isColumn ? rowHeight : room / lanes - (lanes > 1 ? 1 : 0);
  const top = isColumn ? 0 : INSET + (room / lanes) * lane;
  const movable = !readOnly && isMovable(bar);
  return (
    <div
      className={barClass}
      role="gridcell"
      aria-label={name}
      aria-colindex={column}
      aria-colspan={columns}
      aria-selected={bar.kind === 'CLOSED' ? undefined : selected}
      tabIndex={focusable ? 0 : -1}
      data-bar={bar.id}
      data-look={bar.look}
      data-movable={flag(movable)}
      data-start={flag(movable && hasEdge(bar, 'start') && !span.before)}
      data-end={flag(movable && hasEdge(bar, 'end') && !span.after)}
      data-long={flag(span.width >= LONG_FROM)}
      data-before={flag(span.before)}
      data-after={flag(span.after)}
      data-change={change}
      data-column={flag(isColumn)}
      data-lifted={flag(lifted)}
      data-glow={flag(glows)}
      style={{ left: span.left + labelWidth, width: span.width, top, height }}
    >
      <ClosedPart from={closedFrom} to={closedTo} />
      {!isColumn && (
        <BarText
          bar={bar}
          width={span.width}
          label={label}
          labelWidth={labelWidth}
          from={wordsFrom(span.width, closedFrom, closedTo)}
          number={number}
        />
      )}
      {gap !== null && (
        // Down to the middle of the next row of the bar, whose own bar covers the rest.
        <i className={joinClass} style={{ height: rowHeight * rows - top - height + gap + rowHeight / 2 }} />
      )}
    </div>
  );
});

interface BarTextProps {
  readonly bar: ChartBar;
  readonly width: number;
  readonly label: string;
  readonly labelWidth: number;
  /** Pixels from the left of the bar at which its words begin. */
  readonly from: number;
  readonly number: number | undefined;
}

/** Behind the closed nights at the beginning of a bar, if there is room: their mark would cover the words. */
function wordsFrom(width: number, closedFrom: number | null, closedTo: number | null): number {
  if (closedFrom === null || closedTo === null || closedFrom >= WORDS_FROM) return 0;
  return width - closedTo >= WORDS_FROM ? closedTo : 0;
}

/** The words of a bar, or its mark where they have no room, or on paper its number. */
function BarText({ bar, width, label, labelWidth, from, number }: BarTextProps) {
  if (number !== undefined) {
    return (
      <span aria-hidden="true" data-part="number">
        {number}
      </span>
    );
  }
  if (width >= WORDS_FROM) {
    return (
      <span aria-hidden="true" style={{ left: labelWidth, marginLeft: from === 0 ? undefined : from }}>
        {label}
      </span>
    );
  }
  const mark = markOf(bar);
  if (mark === null || width < MARK_FROM) return null;
  return (
    <span aria-hidden="true" data-part="mark">
      <StatusMark kind={mark} size={MARK_SIZE} />
    </span>
  );
}

/** The closed nights of a boat's bar: hatched as the berth is, with the mark of a boat concerned at their end. */
function ClosedPart({ from, to }: { readonly from: number | null; readonly to: number | null }) {
  if (from === null || to === null) return null;
  return (
    <>
      <i className={closedNightsClass} style={{ left: from, width: to - from }} />
      <b className={concernedClass} aria-hidden="true" style={{ left: to - CONCERNED_SIZE }}>
        <StatusMark kind="our_move" size={MARK_SIZE} />
      </b>
    </>
  );
}
