import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../ui/page/card-text.js';
import { Scroll } from '../../../ui/layout/scroll.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { besideSlot, drawnPiers, type Slot } from '../model/berth-slots.js';

const Side = styled('div')({ display: 'flex', gap: 2, '&[data-far=true]': { alignItems: 'flex-end' } });
const Pier = styled('div')({
  minWidth: 'max-content',
  padding: '4px 10px',
  fontSize: 13,
  fontWeight: 650,
  backgroundColor: role.lineStrong,
});
const Water = styled('div')({
  display: 'inline-grid',
  gap: 4,
  minWidth: '100%',
  padding: 12,
  borderRadius: radius.control,
  backgroundColor: role.seaSoft,
});
const Place = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'space-between',
  gap: 4,
  width: 64,
  minHeight: 96,
  padding: 4,
  fontSize: 12,
  border: `1px solid ${role.line}`,
  borderRadius: 4,
  '&[data-free=false]': { backgroundColor: role.sunk, color: role.ink3 },
  '&[data-over=true]': { outline: `2px solid ${role.sea}` },
});
const Gap = styled('div')({ width: 64 });
const Boat = styled('button')({
  width: '100%',
  minHeight: 56,
  padding: '6px 2px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: 12,
  fontWeight: 600,
  cursor: 'grab',
  color: role.seaStrong,
  backgroundColor: role.surface,
  border: `1.5px solid ${role.sea}`,
  borderRadius: '50% 50% 6px 6px / 30% 30% 6px 6px',
  '&[data-refused=true]': { color: role.wrong.on, borderColor: role.wrong.on, backgroundColor: role.wrong.bg },
  '&:focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
});

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** A boat of the group in the berth that it would get. */
export interface PlacedBoat {
  readonly key: string;
  readonly name: string;
  readonly berth_id: string;
  readonly refused: boolean;
}

interface BerthDrawingProps {
  berths: readonly Slot[];
  boats: readonly PlacedBoat[];
  /** The boat takes the berth, and the boat that was there takes its own. */
  onMove: (key: string, berth_id: string) => void;
}

/** The proposed berths. A boat is dragged to another berth, or moved with the arrow keys and dropped with Enter. */
export function BerthDrawing({ berths, boats, onMove }: BerthDrawingProps) {
  const { t } = useTranslation('groups');
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [aim, setAim] = useState<{ readonly key: string; readonly slot: Slot } | null>(null);
  const piers = drawnPiers(berths);
  const inBerth = new Map(boats.map((boat) => [boat.berth_id, boat]));
  const drop = (key: string | null, berth_id: string) => {
    if (key !== null) onMove(key, berth_id);
    setDragged(null);
    setOver(null);
    setAim(null);
  };
  const steer = (event: KeyboardEvent, boat: PlacedBoat) => {
    const from = aim?.key === boat.key ? aim.slot.id : boat.berth_id;
    const arrow = arrows.find((key) => key === event.key);
    if (arrow !== undefined) {
      event.preventDefault();
      const slot = besideSlot(piers, from, arrow);
      if (slot !== null) setAim({ key: boat.key, slot });
    } else if (event.key === 'Enter' && aim?.key === boat.key) {
      event.preventDefault();
      drop(boat.key, aim.slot.id);
    } else if (event.key === 'Escape') setAim(null);
  };
  const place = (slot: Slot | null, at: number) => {
    if (slot === null) return <Gap key={at} />;
    const boat = inBerth.get(slot.id);
    return (
      <Place
        key={slot.id}
        data-free={slot.free}
        data-over={over === slot.id || aim?.slot.id === slot.id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(slot.id);
        }}
        onDrop={(event) => {
          event.preventDefault();
          drop(dragged, slot.id);
        }}
      >
        <b>{`${slot.pier_name}${slot.number}`}</b>
        {boat !== undefined && (
          <Boat
            type="button"
            draggable
            data-refused={boat.refused}
            aria-label={t('boatInBerth', { boat: boat.name, berth: `${slot.pier_name}${slot.number}` })}
            onDragStart={() => setDragged(boat.key)}
            onDragEnd={() => setDragged(null)}
            onKeyDown={(event) => steer(event, boat)}
          >
            {boat.name}
          </Boat>
        )}
      </Place>
    );
  };
  return (
    <>
      <Scroll>
        <Water role="group" aria-label={t('drawing')}>
          {piers.map(({ pier_id, pier_name, far, near }) => (
            <div key={pier_id}>
              <Side data-far="true">{far.map(place)}</Side>
              <Pier>{t('trade:pierNamed', { pier: pier_name })}</Pier>
              <Side>{near.map(place)}</Side>
            </div>
          ))}
        </Water>
      </Scroll>
      <Quiet>{t('swapHint')}</Quiet>
      <span role="status" style={{ fontSize: 13 }}>
        {aim !== null &&
          t('aimsAt', {
            boat: boats.find(({ key }) => key === aim.key)?.name,
            berth: `${aim.slot.pier_name}${aim.slot.number}`,
          })}
      </span>
    </>
  );
}
