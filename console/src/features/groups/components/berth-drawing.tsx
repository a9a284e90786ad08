import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Scroll } from '../../../ui/layout/scroll.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { besideSlot, columnWidths, drawnPiers, type Slot } from '../model/berth-slots.js';

/** Pixels of a metre, in both directions. */
const SCALE = 10;
const SCALE_METRES = 10;
/** The name of a berth has room. */
const LEAST_WIDTH = 32;
const px = (metres: number) => Math.round(metres * SCALE);

const Side = styled('div')({ display: 'flex', gap: 4, '&[data-far=true]': { alignItems: 'flex-end' } });
const Pier = styled('div')({
  minWidth: 'max-content',
  padding: '4px 10px',
  fontSize: 13,
  fontWeight: 650,
  backgroundColor: role.lineStrong,
});
const Water = styled('div')({
  display: 'inline-grid',
  gap: 16,
  minWidth: '100%',
  padding: 12,
  borderRadius: radius.control,
  backgroundColor: role.seaSoft,
});
/** A berth with its name on the water's side. */
const Place = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  fontSize: 12,
  '& > b': { whiteSpace: 'nowrap' },
});
/** The berth itself, to scale; the boat lies at the pier. */
const Berth = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  border: `1px solid ${role.line}`,
  '&[data-far=true]': { alignItems: 'flex-end', borderBottom: 0 },
  '&[data-far=false]': { alignItems: 'flex-start', borderTop: 0 },
  '&[data-free=false]': { backgroundColor: role.sunk, color: role.ink3 },
  '&[data-over=true]': { outline: `2px solid ${role.sea}` },
});
const hull = {
  flexShrink: 0,
  minWidth: 24,
  padding: '8px 0',
  overflow: 'hidden',
  '& > span': { writingMode: 'vertical-rl', transform: 'rotate(180deg)', whiteSpace: 'nowrap' },
  fontSize: 12,
  fontWeight: 600,
  color: role.seaStrong,
  backgroundColor: role.surface,
  border: `1.5px solid ${role.sea}`,
  borderRadius: '50% 50% 4px 4px / 30% 30% 4px 4px',
  '[data-far=false] > &': { borderRadius: '4px 4px 50% 50% / 4px 4px 30% 30%' },
  '&[data-refused=true]': { color: role.wrong.on, borderColor: role.wrong.on, backgroundColor: role.wrong.bg },
  '&[data-ours=true]': { color: role.ourMove.on, borderColor: role.ourMove.on, backgroundColor: role.ourMove.bg },
  '&:focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
} as const;
const Boat = styled('button')({ ...hull, cursor: 'grab' });
const BoatLink = styled(Link)({
  ...hull,
  display: 'grid',
  placeItems: 'center',
  textDecoration: 'none',
  '&:hover': { backgroundColor: role.seaSoft },
});
const ScaleBar = styled('div')({
  width: px(SCALE_METRES),
  paddingTop: 2,
  fontSize: 12,
  textAlign: 'center',
  color: role.ink2,
  border: `1px solid ${role.ink2}`,
  borderTop: 0,
  height: 6,
  '& > span': { position: 'relative', top: 6 },
});

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** A boat of the group in the berth that it would get. */
export interface PlacedBoat {
  readonly key: string;
  readonly name: string;
  readonly berth_id: string;
  /** Metres. */
  readonly length: number;
  readonly beam: number;
  readonly refused: boolean;
  /** Its stay waits for us. */
  readonly ours?: boolean;
  /** The page of its stay, where boats are not moved in the drawing. */
  readonly to?: string;
}

interface BerthDrawingProps {
  berths: readonly Slot[];
  boats: readonly PlacedBoat[];
  /** The boat takes the berth, and the boat that was there takes its own. Absent: the boats are links. */
  onMove?: ((key: string, berth_id: string) => void) | undefined;
}

/**
 * Berths with the boats of the group, to scale. A proposed boat is dragged to another berth, or moved with the arrow
 * keys and dropped with Enter.
 */
export function BerthDrawing({ berths, boats, onMove }: BerthDrawingProps) {
  const { t } = useTranslation('groups');
  const { number } = useFormats();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [aim, setAim] = useState<{ readonly key: string; readonly slot: Slot } | null>(null);
  const piers = drawnPiers(berths);
  const inBerth = new Map(boats.map((boat) => [boat.berth_id, boat]));
  const drop = (key: string | null, berth_id: string) => {
    if (key !== null) onMove?.(key, berth_id);
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
  const place = (slot: Slot | null, width: number, at: number, isFar: boolean) => {
    if (slot === null) return <div key={at} style={{ width }} />;
    const boat = inBerth.get(slot.id);
    const name = <b>{`${slot.pier_name}${slot.number}`}</b>;
    return (
      <Place
        key={slot.id}
        style={{ width }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(slot.id);
        }}
        onDrop={(event) => {
          event.preventDefault();
          drop(dragged, slot.id);
        }}
      >
        {isFar && name}
        <Berth
          data-far={isFar}
          data-free={slot.free}
          data-over={over === slot.id || aim?.slot.id === slot.id}
          style={{ width: px(slot.beam), height: px(slot.length) }}
        >
          {boat?.to !== undefined && onMove === undefined && (
            <BoatLink
              to={boat.to}
              data-ours={boat.ours}
              style={{ width: px(boat.beam), height: px(boat.length) }}
              aria-label={t('boatInBerth', { boat: boat.name, berth: `${slot.pier_name}${slot.number}` })}
            >
              <span>{boat.name}</span>
            </BoatLink>
          )}
          {boat !== undefined && onMove !== undefined && (
            <Boat
              type="button"
              draggable
              data-refused={boat.refused}
              style={{ width: px(boat.beam), height: px(boat.length) }}
              aria-label={t('boatInBerth', { boat: boat.name, berth: `${slot.pier_name}${slot.number}` })}
              onDragStart={() => setDragged(boat.key)}
              onDragEnd={() => setDragged(null)}
              onKeyDown={(event) => steer(event, boat)}
            >
              <span>{boat.name}</span>
            </Boat>
          )}
        </Berth>
        {!isFar && name}
      </Place>
    );
  };
  return (
    <>
      <Scroll>
        <Water role="group" aria-label={t('drawing')}>
          {piers.map((pier) => {
            const widths = columnWidths(pier).map((metres) => Math.max(px(metres), LEAST_WIDTH));
            return (
              <div key={pier.pier_id}>
                <Side data-far="true">{pier.far.map((slot, at) => place(slot, widths[at] ?? 0, at, true))}</Side>
                <Pier>{t('trade:pierNamed', { pier: pier.pier_name })}</Pier>
                <Side>{pier.near.map((slot, at) => place(slot, widths[at] ?? 0, at, false))}</Side>
              </div>
            );
          })}
          <ScaleBar aria-hidden>
            <span>{`${number(SCALE_METRES)}\u00a0m`}</span>
          </ScaleBar>
        </Water>
      </Scroll>
      {onMove !== undefined && <Quiet>{t('swapHint')}</Quiet>}
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
