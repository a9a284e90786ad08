import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BerthDetail } from '../../../../contracts/berths/berth-info.js';
import { berthCalls } from '../../../../contracts/berths/calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { CloseIcon } from '../../ui/icons.js';
import { Stack } from '../../ui/layout/stack.js';
import { LoadFailed } from '../../ui/states/load-failed.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { AbsenceInquiry } from './absence-inquiry.js';
import { BerthNote } from './berth-note.js';
import { isOut, shownOwner, situationOf } from './berth-info-words.js';
import { minimumsOf } from './candidate-rules.js';
import { OfferNext } from './offer-next.js';
import { HolderMark } from './holder-mark.js';

const Card = styled('div')({ width: 360, maxWidth: '100%', display: 'grid' });
const Part = styled('section')({
  display: 'grid',
  gap: 6,
  padding: '12px 14px',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& h2': { ...type.section },
  '& > h2 + span': { ...type.second, flex: 1, minWidth: 0, color: role.ink2 },
  '& > button': { margin: '-6px -6px -6px 0' },
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: role.ink2,
});
const Label = styled('h3')({ ...type.label, color: role.ink2 });
const When = styled('span')({ marginLeft: 'auto', fontSize: 13 });
const Out = styled('span')({
  ...type.label,
  padding: '1px 7px',
  borderRadius: 6,
  backgroundColor: role.over.bg,
  color: role.over.on,
});
const Boat = styled('b')({ color: role.ink, fontWeight: 650 });

interface BerthInfoProps {
  berthId: string;
  /** Shows a close button. */
  onClose?: (() => void) | undefined;
  /** Actions of the screen that shows the berth. */
  children?: ReactNode;
}

/** Who has a berth, what happens there next, its note, and the inquiry for the resident's absence (spec 3 §3). */
export function BerthInfo({ berthId, onClose, children }: BerthInfoProps) {
  const { data, error, isFetching, refetch } = useLoad(
    berthCalls.getBerth,
    { berth_id: berthId },
    { topics: [{ topic: 'berths', ids: [berthId] }, { topic: 'occupancy' }, { topic: 'traffic' }] },
  );
  if (data === undefined) {
    return (
      <Card>
        <Part>
          {error === null ? <LoadingLines lines={5} /> : <LoadFailed load={{ error, isFetching, refetch }} />}
        </Part>
      </Card>
    );
  }
  return (
    <Card>
      <Owner berth={data} onClose={onClose} />
      {data.following_traffic_events.length > 0 && <Following berth={data} />}
      <BerthNote berth={data} />
      {children !== undefined && <Part>{children}</Part>}
    </Card>
  );
}

function Owner({ berth, onClose }: { berth: BerthDetail; onClose: (() => void) | undefined }) {
  const { t } = useTranslation('entities/berth');
  const { sizes, metres } = useFormats();
  const words = useSituationWords();
  const owner = shownOwner(berth);
  const minimums = minimumsOf(berth).map(({ rule, minimum }) =>
    t(`belowMinimum_${rule}`, { minimum: metres(minimum) }),
  );
  const size = sizes({ length: berth.max_loa, beam: berth.max_beam, draft: berth.max_draft });
  return (
    <Part>
      <Head>
        <h2>
          <Link to={`/berths/${berth.id}`}>{berth.name}</Link>
        </h2>
        <span>{[t('sizesOnPier', { size, pier: berth.pier_name }), ...minimums].join(', ')}</span>
        {onClose !== undefined && <IconButton label={t('actions:close')} icon={<CloseIcon />} onClick={onClose} />}
      </Head>
      {owner === null ? (
        <>
          <p>{t(berth.active ? 'nobodyTonight' : 'berthNotActive')}</p>
          {berth.active && <OfferNext berth={berth} />}
        </>
      ) : (
        <>
          <Line>
            <Boat>{owner.vessel.name ?? t('trade:unnamedBoat')}</Boat>
            <span>{[owner.boater_name, metres(owner.vessel.length)].filter((part) => part !== null).join(', ')}</span>
            <HolderMark type={owner.berth_holder_type} />
          </Line>
          <Line>{words(berth)}</Line>
          <AbsenceInquiry
            berthId={berth.id}
            vesselId={berth.resident?.vessel_id ?? null}
            allowed={berth.allow_inquire_for_absence}
            sentAt={berth.absence_inquiry?.sent_at ?? null}
          />
        </>
      )}
    </Part>
  );
}

function useSituationWords(): (berth: BerthDetail) => string {
  const { t } = useTranslation('entities/berth');
  const { dateShort, dateRange, today } = useFormats();
  const day = (date: string) => dateShort(date, Number(today().slice(0, 4)));
  return (berth) => {
    const situation = situationOf(berth);
    if (situation === null) return '';
    switch (situation.is) {
      case 'away':
        return t('situation_away', { day: day(situation.until) });
      case 'awayFrom':
        return t('situation_awayFrom', { dates: dateRange(situation.start, situation.end) });
      case 'thereUntil':
        return t('situation_thereUntil', { day: day(situation.until) });
      default:
        return t(`situation_${situation.is}`);
    }
  };
}

function Following({ berth }: { berth: BerthDetail }) {
  const { t } = useTranslation('entities/berth');
  const { dateShort, today } = useFormats();
  return (
    <Part>
      <Label>{t('then')}</Label>
      <Stack as="ul" gap={6}>
        {berth.following_traffic_events.map((event) => (
          <li key={`${event.type} ${event.id}`}>
            <Line>
              <Boat>{event.vessel.name ?? t('trade:unnamedBoat')}</Boat>
              <HolderMark type={event.berth_holder_type} />
              {isOut(event) && <Out>{t('out')}</Out>}
              <When>
                {t(event.type === 'ARRIVAL' ? 'arrivesOn' : 'leavesOn', {
                  day: dateShort(event.begins_at, Number(today().slice(0, 4))),
                })}
              </When>
            </Line>
          </li>
        ))}
      </Stack>
    </Part>
  );
}
