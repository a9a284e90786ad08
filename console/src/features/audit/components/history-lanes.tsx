import { useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lane, Lanes } from '../../../../../contracts/audit/everywhere-schemas.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { media, radius, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { heightOf, instantAt, shareOf } from '../model/lane-scale.js';

const Frame = styled('section')({
  position: 'relative',
  display: 'grid',
  gap: 2,
  padding: '14px 20px 10px',
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  [media.phone]: { padding: '12px 12px 8px' },
});
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(60px, 150px) minmax(0, 1fr) 64px',
  gap: 12,
  alignItems: 'center',
  minHeight: 26,
  // On a phone, the line stands below its name and count.
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    '& > :nth-child(2)': { gridArea: '2 / 1 / auto / -1' },
  },
});
const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Total = styled('span')({ ...text.second, color: role.ink2, textAlign: 'right' });
const Line = styled('div')({
  position: 'relative',
  height: 22,
  cursor: 'col-resize',
  touchAction: 'pan-y',
  backgroundImage: `linear-gradient(${role.line}, ${role.line})`,
  backgroundSize: '100% 1px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
});
const Tick = styled('span')({
  position: 'absolute',
  top: '50%',
  width: 2,
  marginLeft: -1,
  transform: 'translateY(-50%)',
  backgroundColor: role.lineStrong,
  '&[data-moves=true]': { backgroundColor: role.ourMove.on },
});
const Chosen = styled('span')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  backgroundColor: role.seaSoft,
  border: `1px solid ${role.sea}`,
  opacity: 0.7,
});
const Days = styled('div')({ ...text.second, color: role.ink2, display: 'flex', justifyContent: 'space-between' });

interface HistoryLanesProps {
  lanes: Lanes;
  /** Shows the entries of these days, both included. */
  onDays: (from: string, to: string) => void;
}

/** Shows when entries happened, one lane for each marina. Dragging across a lane chooses days; the day filter does the same. */
export function HistoryLanes({ lanes, onDays }: HistoryLanesProps) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const [drag, setDrag] = useState<{ start: number; end: number } | null>(null);
  const days = [lanes.from, lanes.to].flatMap((at) => (at === null ? [] : [formats.dayOf(at)]));
  const finish = () => {
    setDrag(null);
    if (drag === null || Math.abs(drag.end - drag.start) < 0.01) return;
    const ends = [drag.start, drag.end].sort((one, other) => one - other).map((share) => instantAt(share, lanes));
    const [from, to] = ends;
    if (from != null && to != null) onDays(formats.dayOf(from), formats.dayOf(to));
  };
  return (
    <Frame aria-label={t('lanes')}>
      {lanes.lanes.map((lane) => (
        <LaneRow key={lane.marina?.id ?? 'all'} lane={lane} lanes={lanes} drag={drag} onDrag={setDrag} onEnd={finish} />
      ))}
      <Row aria-hidden>
        <span />
        <Days>
          {[...new Set(days)].map((day) => (
            <span key={day}>{formats.dateShort(day, Number(formats.today().slice(0, 4)))}</span>
          ))}
        </Days>
        <span />
      </Row>
    </Frame>
  );
}

interface LaneRowProps {
  lane: Lane;
  lanes: Lanes;
  drag: { start: number; end: number } | null;
  onDrag: (drag: { start: number; end: number } | null) => void;
  onEnd: () => void;
}

function LaneRow({ lane, lanes, drag, onDrag, onEnd }: LaneRowProps) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const line = useRef<HTMLDivElement>(null);
  const name = lane.marina?.name ?? t('trade:allMarinas');
  const shareAt = (event: PointerEvent): number => {
    const box = line.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? 0 : (event.clientX - box.left) / box.width;
  };
  const [left, right] = drag === null ? [0, 0] : [Math.min(drag.start, drag.end), Math.max(drag.start, drag.end)];
  return (
    <Row>
      <Name title={name}>{name}</Name>
      <Line
        ref={line}
        role="img"
        aria-label={t('laneOf', { marina: name, count: lane.total })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onDrag({ start: shareAt(event), end: shareAt(event) });
        }}
        onPointerMove={(event) => {
          if (drag !== null && event.currentTarget.hasPointerCapture(event.pointerId)) {
            onDrag({ start: drag.start, end: shareAt(event) });
          }
        }}
        onPointerUp={onEnd}
        onPointerCancel={() => onDrag(null)}
      >
        {drag !== null && <Chosen style={{ left: `${left * 100}%`, width: `${(right - left) * 100}%` }} />}
        {lane.ticks.map(({ at, count, moves }) => (
          <Tick
            key={at}
            data-moves={moves > 0}
            style={{ left: `${shareOf(at, lanes) * 100}%`, height: `${heightOf(count) * 100}%` }}
          />
        ))}
      </Line>
      <Total>{formats.number(lane.total)}</Total>
    </Row>
  );
}
