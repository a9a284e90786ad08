import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import { useNow } from '../../lib/time/use-now.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { BackIcon, ForwardIcon, PauseIcon, PlayIcon } from '../../ui/icons.js';
import { media, radius, type as text } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { TimeTrack } from './time-track.js';
import { changeBeside, keyMove, type Span, spanBeside, windowOf } from './time-span.js';
import { usePlanTimeline } from './use-plan-timeline.js';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '8px 18px',
  padding: '8px 18px 8px 14px',
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: 10,
    '& > [data-part=track]': { gridColumn: '1 / -1', order: 3 },
  },
  '@media print': { display: 'none' },
});
const Buttons = styled('div')({
  display: 'flex',
  gap: 6,
  '& button': { border: `1px solid ${role.line}`, width: 32, height: 32, backgroundColor: role.surface },
});
const NowEnd = styled('button')({
  ...text.second,
  display: 'grid',
  justifyItems: 'end',
  minHeight: 36,
  padding: '2px 0',
  border: 0,
  background: 'none',
  color: role.ink2,
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: role.sea, fontWeight: 650 },
  '&:hover b': { textDecoration: 'underline' },
  [media.touch]: { minHeight: 44 },
});
const Note = styled('p')({ ...text.second, gridColumn: '1 / -1', color: role.ink2 });

/** Milliseconds between two changes while the slider plays. */
const BEAT = 900;

export interface TimeSliderProps {
  /** The moment shown, UTC ISO 8601; null: now. */
  readonly at: string | null;
  readonly onAt: (at: string | null) => void;
}

/**
 * A slider over the changes of the berth plan, for screens that show the harbour as it stood. Arrow keys go from change
 * to change, with Shift from day to day; Space plays; the wheel, + and − change its length.
 */
export function TimeSlider({ at, onAt }: TimeSliderProps) {
  const { t } = useTranslation('entities/berth-plan');
  const formats = useFormats();
  const now = useNow(30_000);
  const [span, setSpan] = useState<Span>('week');
  const [playing, setPlaying] = useState(false);
  const window = windowOf(span, at === null ? null : Date.parse(at), now);
  const { ticks, first, known } = usePlanTimeline(window);
  usePlaying(playing && at !== null, () => {
    const next = changeBeside(ticks, at, 1);
    if (next === null) setPlaying(false);
    onAt(next);
  });
  const play = (): void => {
    if (at === null) onAt(ticks[0]?.at ?? null);
    setPlaying((before) => !before || at === null);
  };
  const go = (moment: string | null): void => {
    setPlaying(false);
    if (moment !== at) onAt(moment);
  };
  const year = Number(formats.today().slice(0, 4));
  const wordsOf = (moment: string): string =>
    t('moment', { date: formats.dateShort(formats.dayOf(moment), year), time: formats.time(moment) });
  const running = playing && at !== null;
  return (
    <Frame role="group" aria-label={t('slider')}>
      <Buttons>
        <IconButton
          icon={<BackIcon />}
          label={t('previousChange')}
          onClick={() => go(changeBeside(ticks, at, -1))}
          disabledReason={ticks.length === 0 ? t('noChanges') : null}
        />
        <IconButton
          icon={running ? <PauseIcon /> : <PlayIcon />}
          label={running ? t('pause') : t('play')}
          aria-pressed={running}
          onClick={play}
          disabledReason={ticks.length === 0 ? t('noChanges') : null}
        />
        <IconButton
          icon={<ForwardIcon />}
          label={t('nextChange')}
          onClick={() => go(changeBeside(ticks, at, 1))}
          disabledReason={at === null ? t('isNow') : null}
        />
      </Buttons>
      <TimeTrack
        {...{ span, window, ticks, first, at, now, label: t('slider') }}
        valueText={at === null ? t('trade:now') : wordsOf(at)}
        onMoment={go}
        onZoom={(step) => setSpan((before) => spanBeside(before, step))}
        onKey={(event) => {
          const move = keyMove(event, { ticks, at, now, first });
          if (move === null) return;
          event.preventDefault();
          if (move === 'play') play();
          else if ('zoom' in move) setSpan((before) => spanBeside(before, move.zoom));
          else go(move.go);
        }}
      />
      <NowEnd type="button" onClick={() => go(null)} aria-current={at === null || undefined}>
        <b>{t('trade:now')}</b>
        <span>{formats.time(now)}</span>
      </NowEnd>
      {known && first === null && <Note>{t('nothingRecorded')}</Note>}
      {first !== null && Date.parse(first) > window.from && (
        <Note>{t('nothingBefore', { date: formats.dateLong(formats.dayOf(first)) })}</Note>
      )}
    </Frame>
  );
}

/** Calls `step` in a steady beat while `on`. */
function usePlaying(on: boolean, step: () => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => latest.current(), BEAT);
    return () => clearInterval(timer);
  }, [on]);
}
