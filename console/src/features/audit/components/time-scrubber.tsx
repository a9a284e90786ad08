import { styled } from '../../../ui/theme/styled.js';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { motion, radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { nearestStop, stopAfterKey, type Tick } from '../model/scrubber-scale.js';

const NOW = 0.985;

const Track = styled('div')({
  position: 'relative',
  height: 44,
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
});
const Stroke = styled('span')({
  position: 'absolute',
  top: 10,
  bottom: 10,
  width: 2,
  marginLeft: -1,
  backgroundColor: role.lineStrong,
  '&[data-ours=true]': { backgroundColor: role.ourMove.on },
});
const Handle = styled('span')({
  position: 'absolute',
  top: 4,
  bottom: 4,
  width: 12,
  marginLeft: -6,
  borderRadius: 6,
  backgroundColor: role.sea,
  transition: `left ${motion.move}`,
});

interface TimeScrubberProps {
  /** Ticks, oldest first. */
  ticks: readonly (Tick & { readonly ours: boolean })[];
  /** Index of the tick under the handle. The number of ticks means now. */
  stop: number;
  /** Returns the text of a stop. */
  wordsOf: (stop: number) => string;
  onStop: (stop: number) => void;
}

/** A slider over the record's changes. It can be dragged or clicked, and the arrow keys move from change to change. */
export function TimeScrubber({ ticks, stop, wordsOf, onStop }: TimeScrubberProps) {
  const { t } = useTranslation('audit');
  const track = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const wanted = nearestStop(ticks, (event.clientX - box.left) / box.width);
    if (wanted !== stop) onStop(wanted);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const wanted = stopAfterKey(event.key, stop, ticks.length);
    if (wanted === null) return;
    event.preventDefault();
    if (wanted !== stop) onStop(wanted);
  };
  return (
    <Track
      ref={track}
      role="slider"
      tabIndex={0}
      aria-label={t('scrubber')}
      aria-valuemin={0}
      aria-valuemax={ticks.length}
      aria-valuenow={stop}
      aria-valuetext={wordsOf(stop)}
      title={wordsOf(stop)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      {ticks.map((tick) => (
        <Stroke key={tick.id} data-ours={tick.ours} style={{ left: `${tick.share * 100}%` }} />
      ))}
      <Handle style={{ left: `${(ticks[stop]?.share ?? NOW) * 100}%` }} />
    </Track>
  );
}
