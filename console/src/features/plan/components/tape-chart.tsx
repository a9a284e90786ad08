import { type Dispatch, type MouseEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecentChanges } from '../../../lib/realtime/recent-changes.js';
import { Unseen } from '../../../ui/page/unseen.js';
import type { ChartBar } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import type { ChartWindow } from '../model/chart-window.js';
import { HEAD_HEIGHT } from '../model/geometry.js';
import type { EmptyNights } from '../model/empty-nights.js';
import type { Gesture, GestureEvent, Lifted } from '../model/gesture.js';
import { namedBelow } from '../model/paper-names.js';
import type { PlanDifference } from '../model/plan-difference.js';
import { toggled } from '../model/several.js';
import { firstPlace } from '../model/walk.js';
import { ChartGhosts, useAimWords } from './aim-ghost.js';
import { BarCard } from './bar-card.js';
import { type BerthWhy, BerthRow, NO_BARS } from './berth-row.js';
import { barOf, type ChartControl } from './chart-control.js';
import { ChartHead } from './chart-head.js';
import { Body, Frame, PierRow, Scroller } from './chart-shapes.js';
import { DifferenceGhosts } from './difference-ghosts.js';
import { nightLines } from './night-lines.js';
import { Now } from './now-line.js';
import { PaperNames } from './paper-names.js';
import { useBarWords } from './use-bar-words.js';
import { useChartKeys } from './use-chart-keys.js';
import { useChartPointer } from './use-chart-pointer.js';
import { usePrinting } from './use-printing.js';
import { useFocusReturn } from './use-focus-return.js';
import { useChartView } from './use-chart-view.js';
import { usePierWords } from './use-pier-words.js';

export interface TapeChartProps {
  readonly data: ChartData;
  /** The nights that are laid out. */
  readonly window: ChartWindow;
  /** The nights in view. */
  readonly view: ChartWindow;
  /** Called with the first night in view after a scroll. */
  readonly onView: (start: string) => void;
  /** Called when a scroll comes near the end of the nights that are laid out. */
  readonly onNearEnd: (near: ChartWindow) => void;
  readonly today: string;
  readonly labelWidth: number;
  readonly gesture: Gesture;
  readonly dispatch: Dispatch<GestureEvent>;
  readonly selectedId: string | null;
  /** The stays that move together. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly onSelect: (barId: string | null) => void;
  readonly onOpen: (bar: ChartBar) => void;
  readonly onMenu: (bar: ChartBar, anchor: HTMLElement) => void;
  readonly onBerth: (berthId: string, anchor: HTMLElement) => void;
  /** The first night that can be booked; null: none can. */
  readonly bookFrom: string | null;
  readonly onBook: (nights: EmptyNights) => void;
  /** The berths in view, `[first, last)` in order. */
  readonly onShown: (first: number, last: number) => void;
  /** Whether the selected boat could lie on the berths in view. */
  readonly whyOf: (berthId: string) => BerthWhy | undefined;
  /** What has changed since the moment shown; null: the chart does not compare. */
  readonly difference: PlanDifference | null;
  /** True for a past moment and for people who may only read. */
  readonly readOnly: boolean;
  /** The preview of a dropped bar, placed beside it. */
  readonly children?: ReactNode;
}

/** A chart of more than a page begins on the first one: other parts of a page are kept together. */
const LONG_ON_PAPER = { breakInside: 'auto' } as const;

const NO_CHANGES: ReadonlySet<string> = new Set();

/** The first tap of a finger selects a bar and opens its card, the second one opens the stay. */
function isTapAgain({ nativeEvent }: MouseEvent, selected: boolean): boolean {
  return selected && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}

/** The rows in view, and before them the row of the place that has the focus, so that it stays. */
function drawnRows([from, until]: readonly [number, number], pinned: number | undefined): number[] {
  const inView = Array.from({ length: until - from }, (_, at) => from + at);
  return pinned === undefined || inView.includes(pinned) ? inView : [pinned, ...inView];
}

/** What a pointer drags; the keys drag nothing. */
function draggedPart(lifted: Lifted | null): 'body' | 'edge' | undefined {
  if (lifted === null || lifted.by === 'keys') return undefined;
  return lifted.grip === 'body' ? 'body' : 'edge';
}

/** The tape chart: berths × nights, with the bars in view only. It is a grid with a cell for each bar. */
export function TapeChart(props: TapeChartProps) {
  const { data, view, today, labelWidth, gesture, dispatch, selectedId, readOnly, onShown, onView, onNearEnd, chosen } =
    props;
  const printing = usePrinting();
  const window = printing ? view : props.window;
  const { t } = useTranslation('plan');
  const { layout, index, berths } = data;
  const seen = { layout, window, view, labelWidth, printing, onView, onNearEnd };
  const { scroller, onScroll, night, rows, nights } = useChartView(seen);
  const words = useBarWords();
  const pierWords = usePierWords();
  const aimWords = useAimWords(data, words);
  const changed = useRecentChanges('occupancy');
  const control = useRef<ChartControl>(null as never);
  control.current = {
    data,
    window,
    night,
    labelWidth,
    view,
    gesture,
    dispatch,
    readOnly,
    bookFrom: props.bookFrom,
    book: props.onBook,
    selectedId,
    select: props.onSelect,
    chosen,
    choose: props.onChoose,
    open: props.onOpen,
    openMenu: props.onMenu,
    openBerth: props.onBerth,
  };
  const { onPress, ...pointer } = useChartPointer(scroller, control);
  const { place, setPlace, onKeyDown } = useChartKeys(control);
  const entry = place ?? firstPlace({ layout });

  const shownRows = layout.rows.slice(rows[0], rows[1]).filter((row) => row.kind === 'berth');
  const [first, last] = [shownRows[0]?.index ?? 0, (shownRows.at(-1)?.index ?? -1) + 1];
  useEffect(() => onShown(first, last), [onShown, first, last]);

  // The focus follows the place, once its row is drawn.
  const keyed = useRef(false);
  useLayoutEffect(() => {
    if (!keyed.current || place === null) return;
    keyed.current = false;
    const empty = place.night === undefined ? `[data-berth="${place.berthId}"]` : '[data-night]';
    const wanted = place.barId === null ? empty : `[data-bar="${place.barId}"]`;
    scroller.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [place, scroller]);

  useFocusReturn(scroller, gesture, index);

  const berthsOf = useCallback(
    (bar: ChartBar) => [bar.berthId, ...bar.alsoOn].map((id) => berths.get(id)?.name ?? '?').join(' + '),
    [berths],
  );

  const onClick = (event: MouseEvent): void => {
    const bar = barOf(control.current, event.target);
    const berth = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-berth]') : null;
    if (gesture.phase === 'lifted') return;
    if (bar !== null) {
      setPlace({ berthId: bar.berthId, barId: bar.id });
      if (bar.kind === 'CLOSED') {
        if (bar.closed !== undefined && gesture.phase === 'idle') props.onOpen(bar);
        return;
      }
      if ((event.shiftKey || event.ctrlKey || event.metaKey) && !readOnly) {
        props.onChoose(toggled(chosen, bar, index.byId.get(selectedId ?? '') ?? null));
        return;
      }
      if (isTapAgain(event, bar.id === selectedId) && gesture.phase === 'idle') props.onOpen(bar);
      else props.onSelect(bar.id);
    } else if (berth?.dataset.berth !== undefined) {
      setPlace({ berthId: berth.dataset.berth, barId: null });
      props.onBerth(berth.dataset.berth, berth);
    } else if (gesture.phase === 'idle' && selectedId !== null) props.onSelect(null);
    else onPress(event);
  };

  const named = printing ? namedBelow(layout.rows, index, window, night) : null;
  const lifted = gesture.phase === 'lifted' ? gesture.lifted : null;
  const pinned = entry === null ? undefined : layout.rowOf.get(entry.berthId);
  const drawn = drawnRows(rows, pinned);
  const width = labelWidth + window.nights * night;
  const aim = lifted ?? (gesture.phase === 'asked' ? gesture.aim : null);
  const held = lifted?.bar ?? (gesture.phase === 'asked' ? gesture.bar : null);

  return (
    <Frame data-part="chart" data-wide-paper style={printing ? LONG_ON_PAPER : undefined}>
      <Scroller
        ref={scroller}
        role="grid"
        aria-label={t('chartLabel')}
        aria-rowcount={layout.rows.length + 1}
        aria-colcount={window.nights + 1}
        aria-readonly={readOnly}
        aria-multiselectable={!readOnly}
        data-sideways={!printing || undefined}
        data-dragging={draggedPart(lifted)}
        style={{ scrollPadding: `${HEAD_HEIGHT}px 0 0 ${labelWidth}px` }}
        onScroll={onScroll}
        onKeyDown={(event) => {
          keyed.current = true;
          onKeyDown(event);
        }}
        onClick={onClick}
        onDoubleClick={(event) => {
          const bar = barOf(control.current, event.target);
          if (bar !== null) props.onOpen(bar);
        }}
        onContextMenu={(event) => {
          const bar = barOf(control.current, event.target);
          const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bar]') : null;
          if (bar === null || bar.kind === 'CLOSED' || element === null) return;
          event.preventDefault();
          if (gesture.phase === 'idle') props.onMenu(bar, element);
        }}
        {...pointer}
      >
        <ChartHead {...{ window, night, nights, labelWidth, today }} berths={berths.size} />
        <Body role="rowgroup" style={{ width, height: layout.height, ...nightLines(window, night, labelWidth) }}>
          {drawn.map((at) => {
            const row = layout.rows[at];
            if (row === undefined) return null;
            if (row.kind === 'pier') {
              return (
                <PierRow key={`pier-${row.pier.id}`} role="row" aria-rowindex={at + 2} style={{ top: row.top }}>
                  <div role="rowheader" aria-colindex={1}>
                    {pierWords.name(row.pier)} <small>{pierWords.fullness(row.pier)}</small>
                  </div>
                </PierRow>
              );
            }
            const { id } = row.berth;
            const bars = index.byBerth.get(id) ?? NO_BARS;
            const why = props.whyOf(id);
            const has = (barId: string | null | undefined): boolean =>
              barId != null && bars.some(({ bar }) => bar.id === barId);
            return (
              <BerthRow
                key={id}
                row={row}
                rowIndex={at + 2}
                bars={bars}
                window={window}
                night={night}
                nights={nights}
                labelWidth={labelWidth}
                words={words}
                berthsOf={berthsOf}
                place={entry?.berthId === id ? entry : null}
                selectedId={has(selectedId) ? selectedId : null}
                chosen={bars.some(({ bar }) => chosen.has(bar.id)) ? chosen : NO_CHANGES}
                liftedId={has(held?.id) ? (held?.id ?? null) : null}
                aimed={aim !== null && aim.berthId === id}
                changed={
                  bars.some(({ bar }) => bar.reservationId !== null && changed.has(bar.reservationId))
                    ? changed
                    : NO_CHANGES
                }
                past={props.difference?.past ?? null}
                fits={why?.fits}
                why={why?.words}
                fullWhy={why?.full}
                readOnly={readOnly}
                named={named}
              />
            );
          })}
          {props.difference !== null && (
            <DifferenceGhosts ghosts={props.difference.ghosts} {...{ data, window, night, rows, labelWidth, words }} />
          )}
          <ChartGhosts {...{ gesture, chosen, data, window, night, labelWidth, words }} />
          <Now window={window} night={night} left={labelWidth} height={layout.height} today={today} />
        </Body>
      </Scroller>
      {named !== null && <PaperNames {...{ named, words, berthsOf }} />}
      <BarCard {...{ scroller, data }} busy={gesture.phase !== 'idle'} onOpen={props.onOpen} onMenu={props.onMenu} />
      {props.children}
      <Unseen role="status">{lifted === null ? '' : aimWords(lifted)}</Unseen>
    </Frame>
  );
}
