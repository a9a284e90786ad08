import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormats } from '../../lib/format/use-formats.js';
import { motion, type as text } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import {
  fittingMarks,
  marksOf,
  momentAt,
  shareOf,
  type Span,
  strokesOf,
  type Tick,
  type TimeWindow,
} from './time-span.js';

const Slider = styled('div')({
  position: 'relative',
  height: 54,
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  borderRadius: 6,
});
const line = { position: 'absolute', top: 17, height: 2, borderRadius: 1 } as const;
const Line = styled('span')({ ...line, left: 0, right: 0, backgroundColor: role.line });
const Since = styled('span')({ ...line, right: 0, height: 4, top: 16, backgroundColor: role.sea, opacity: 0.45 });
const Before = styled('span')({ ...line, left: 0, height: 6, top: 15, backgroundColor: role.lineStrong });
const Stroke = styled('span')({
  position: 'absolute',
  top: 9,
  height: 18,
  width: 2,
  marginLeft: -1,
  backgroundColor: role.edge,
  '&[data-ours=true]': { top: 6, height: 24, backgroundColor: role.ourMove.on },
});
const Handle = styled('span')({
  position: 'absolute',
  top: 0,
  width: 14,
  height: 36,
  marginLeft: -7,
  borderRadius: 7,
  backgroundColor: role.sea,
  border: `2px solid ${role.surface}`,
  transition: `left ${motion.move}`,
});
const Mark = styled('span')({
  ...text.second,
  position: 'absolute',
  top: 38,
  paddingLeft: 0,
  color: role.ink2,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: -8,
    height: 6,
    width: 1,
    backgroundColor: role.lineStrong,
  },
  '&[data-chosen=true]': { color: role.ink, fontWeight: 650 },
});

/** Pixels of a label with the space beside it. */
const LABEL = 84;
/** Pixels of turning the wheel that change the length of the slider once. */
const NOTCH = 60;

interface TimeTrackProps {
  readonly span: Span;
  readonly window: TimeWindow;
  readonly ticks: readonly Tick[];
  /** First moment on record; null: none. */
  readonly first: string | null;
  readonly at: string | null;
  readonly now: number;
  readonly label: string;
  readonly valueText: string;
  readonly onMoment: (at: string | null) => void;
  readonly onZoom: (step: 1 | -1) => void;
  readonly onKey: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/** The line of the time slider with its changes, days and handle. */
export function TimeTrack(props: TimeTrackProps) {
  const { span, window, ticks, first, at, now, label, valueText, onMoment, onZoom, onKey } = props;
  const formats = useFormats();
  const track = useRef<HTMLDivElement>(null);
  const width = useWidth(track);
  useWheel(track, onZoom);
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const moment = momentAt(window, (event.clientX - box.left) / box.width, now);
    onMoment(moment !== null && first !== null && moment < first ? first : moment);
  };
  const place = at === null ? 1 : shareOf(window, Date.parse(at));
  const chosenDay = formats.dayOf(at ?? now);
  const begins = first === null ? 0 : shareOf(window, Date.parse(first));
  return (
    <Slider
      ref={track}
      data-part="track"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={Math.round(window.from / 1000)}
      aria-valuemax={Math.round(now / 1000)}
      aria-valuenow={Math.round((at === null ? now : Date.parse(at)) / 1000)}
      aria-valuetext={valueText}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <Line />
      {begins > 0 && <Before style={{ width: `${begins * 100}%` }} />}
      {at !== null && <Since style={{ left: `${place * 100}%` }} />}
      {strokesOf(ticks, window).map(({ share, ours }) => (
        <Stroke key={share} data-ours={ours} style={{ left: `${share * 100}%` }} />
      ))}
      {fittingMarks(
        marksOf(span, window, (time) => formats.dayOf(time)),
        width,
        LABEL,
      ).map(({ share, time, is }) => (
        <Mark
          key={time}
          data-chosen={is === 'day' && formats.dayOf(time) === chosenDay}
          style={{ left: `${share * 100}%` }}
        >
          {is === 'hour' ? formats.time(time) : formats.dateShort(formats.dayOf(time), Number(chosenDay.slice(0, 4)))}
        </Mark>
      ))}
      <Handle style={{ left: `${place * 100}%` }} />
    </Slider>
  );
}

/** The width of an element in pixels. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = (): void => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** React adds passive wheel listeners, which cannot keep the page from scrolling. */
function useWheel(track: RefObject<HTMLDivElement | null>, onZoom: (step: 1 | -1) => void): void {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    let turned = 0;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      turned += event.deltaY;
      if (Math.abs(turned) < NOTCH) return;
      latest.current(turned > 0 ? 1 : -1);
      turned = 0;
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [track]);
}
