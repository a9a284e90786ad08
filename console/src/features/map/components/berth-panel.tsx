import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { BerthChoice } from '../../../../../contracts/berths/matches.js';
import { BerthInfo } from '../../../entities/berth/berth-info.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { useRemovalWords } from '../../../entities/berth/use-removal-words.js';
import { useSeenThereWords } from '../../../entities/berth/use-seen-there-words.js';
import { newStay } from '../../../entities/reservation/new-stay.js';
import { useMay } from '../../../lib/session/may.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { boatsByBerth } from '../model/boat-looks.js';
import type { SizedBoat } from '../model/map-address.js';
import { emptyWord, useBerthNames, useBoatWords } from './use-berth-words.js';
import { fitOf } from './use-map-layers.js';

const Panel = styled(Card)({ overflow: 'hidden', '& > *': { width: '100%' } });
const Part = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '14px 16px',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Head = styled('h2')({ ...text.section });
const Verdict = styled('p')({
  ...text.strong,
  color: role.wrong.on,
  '&[data-fits=true]': { color: role.booked.on },
});
const Who = styled('p')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2px 8px', ...text.strong });

interface BerthPanelProps {
  readonly map: HarbourMap;
  readonly berthId: string;
  /** How the chosen boat fits into this berth; undefined: no boat is chosen. */
  readonly choice: BerthChoice | undefined;
  readonly boat: SizedBoat | null;
  readonly onClose: () => void;
  readonly panelRef: Ref<HTMLDivElement>;
}

/** Who lies in the chosen berth. A past moment shows what the map knows of it, and offers no actions. */
export function BerthPanel({ map, berthId, choice, boat, onClose, panelRef }: BerthPanelProps) {
  const { t } = useTranslation('map');
  return (
    <div ref={panelRef} tabIndex={-1} role="region" aria-label={t('berthPanel')} style={{ outlineOffset: 2 }}>
      <Panel>
        {choice !== undefined && boat !== null && <Fit map={map} choice={choice} boat={boat} />}
        {map.moment === null && <StillHere map={map} berthId={berthId} />}
        <SeenThere map={map} berthId={berthId} />
        {map.moment === null ? (
          <BerthInfo berthId={berthId} onClose={onClose}>
            <OpenStay map={map} berthId={berthId} />
          </BerthInfo>
        ) : (
          <BerthAsItStood map={map} berthId={berthId} />
        )}
      </Panel>
    </div>
  );
}

/** A boat that is still in the berth after its stay, which the plan no longer has there. */
function StillHere({ map, berthId }: Pick<BerthPanelProps, 'map' | 'berthId'>) {
  const boatWords = useBoatWords();
  const boat = map.boats.find(({ berth_id, phase }) => berth_id === berthId && phase === 'OVERDUE');
  if (boat === undefined) return null;
  const { name, when } = boatWords(boat);
  return (
    <Part>
      <Verdict>
        {name}, {when}
      </Verdict>
    </Part>
  );
}

/** A boat that nobody expected, and who saw it in the berth. */
function SeenThere({ map, berthId }: Pick<BerthPanelProps, 'map' | 'berthId'>) {
  const seenThereWords = useSeenThereWords();
  const stranger = map.strangers.find(({ berth_id }) => berth_id === berthId);
  if (stranger === undefined) return null;
  return (
    <Part>
      <Verdict>{seenThereWords(stranger.boat_name, stranger)}</Verdict>
    </Part>
  );
}

/** The way to the stay of the boat in the berth; of an empty berth, the way to book it for the night shown. */
function OpenStay({ map, berthId }: Pick<BerthPanelProps, 'map' | 'berthId'>) {
  const { t } = useTranslation('map');
  const mayBook = useMay(reservationCalls.create.access);
  const boat = boatsByBerth(map.boats, 'leaving').get(berthId);
  if (boat === undefined) {
    const { date: start_date, today } = map;
    if (!mayBook || start_date < today || map.berths.every(({ id, active }) => id !== berthId || !active)) return null;
    const stay = newStay({ berth_id: berthId, start_date, end_date: addDays(start_date, 1) });
    return (
      <LinkButton to={`/bookings/new?${stay}`} size="small" kind="primary">
        {t('actions:bookHere')}
      </LinkButton>
    );
  }
  if (boat.reservation_id === null) return null;
  return (
    <LinkButton to={`/reservations/${boat.reservation_id}`} size="small">
      {t('actions:openReservation')}
    </LinkButton>
  );
}

function Fit({ map, choice, boat }: Pick<BerthPanelProps, 'map'> & { choice: BerthChoice; boat: SizedBoat }) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const names = useBerthNames(map);
  const removalWords = useRemovalWords();
  const { removed_by } = choice;
  const fits = fitOf(choice) === 'fits';
  const spare = () => t('fits', { spare: formats.metres(Math.max(0, choice.length - boat.length)) });
  const taken = () => (removed_by === null ? t('fit_taken') : removalWords(removed_by, (id) => names.get(id) ?? null));
  const words = fits ? spare() : taken();
  return (
    <Part>
      <BoatInBerth
        boat={boat}
        berth={{ length: choice.length, beam: choice.max_beam, depth: choice.max_draft }}
        fits={fits}
        label={`${choice.berth_name}: ${words}`}
      />
      <Verdict data-fits={fits}>{words}</Verdict>
    </Part>
  );
}

function BerthAsItStood({ map, berthId }: Pick<BerthPanelProps, 'map' | 'berthId'>) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const names = useBerthNames(map);
  const boatWords = useBoatWords();
  const berth = map.berths.find(({ id }) => id === berthId);
  const boat = boatsByBerth(map.boats, 'leaving').get(berthId);
  if (berth === undefined) return <Part>{t('noSuchBerth')}</Part>;
  const size = t('size', { length: formats.metres(berth.max_loa), beam: formats.metres(berth.max_beam) });
  return (
    <Part>
      <Head>{names.get(berthId)}</Head>
      <Second as="p">{t('asItStoodSize', { size, draft: formats.metres(berth.max_draft) })}</Second>
      {boat === undefined ? (
        <p>{t(emptyWord(berth))}</p>
      ) : (
        <>
          <BoatInBerth
            boat={boat}
            berth={{ length: berth.max_loa, beam: berth.max_beam }}
            fits
            label={`${boatWords(boat).name}, ${boatWords(boat).when}`}
          />
          <Who>
            {boatWords(boat).name} <HolderMark type={boat.holder} />
          </Who>
          <Second as="p">
            {formats.sizes({ length: boat.length, beam: boat.beam })}, {boatWords(boat).when}
          </Second>
        </>
      )}
    </Part>
  );
}
