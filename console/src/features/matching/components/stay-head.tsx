import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import { kindOf, wordOf } from '../../../entities/reservation/status.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { MapIcon } from '../../../ui/icons.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { mapOf } from '../model/map-link.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Head = styled('header')({
  display: 'grid',
  gap: 10,
  padding: '14px 18px',
  '& h2': { ...type.section, margin: 0 },
  [media.phone]: { padding: 14 },
});
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });
const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 26px',
  margin: 0,
  '& div': { display: 'flex', gap: 6 },
  '& dt': { color: role.ink2 },
  '& dd': { margin: 0 },
});

interface StayHeadProps {
  readonly stay: PlacingDetail;
  readonly takesFocus: boolean;
  readonly onHowGiven: () => void;
}

/** The chosen stay: boat, boater, status, nights and what the boater asks for. */
export function StayHead({ stay, takesFocus, onHowGiven }: StayHeadProps) {
  const { t } = useTranslation(['matching', 'entities/reservation']);
  const { sizes, weekdays, dateRange, nights } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { vessel, boater, start_date, end_date, additional_requirements: asks } = stay;
  const { reservation_status: status } = stay;
  // A stay without a berth has no assignment to explain, but the waiting list records its offers and pass-overs.
  const given = stay.berth !== null || stay.berth_offer !== null;
  const offers = given ? 'howGiven' : status === 'waiting_list' ? 'offersSoFar' : null;
  return (
    <Head>
      <Line>
        <h2 tabIndex={-1} ref={heading}>
          {vessel.name === '' ? t('trade:unnamedBoat') : vessel.name}
        </h2>
        <StatusChip kind={kindOf(status)} label={t(`entities/reservation:status_${wordOf(status)}`)} />
        <span style={{ color: role.ink2 }}>
          {fullName(boater)}, {stay.view_id}
        </span>
        <Line style={{ marginLeft: 'auto' }}>
          {offers !== null && (
            <Button size="small" kind="quiet" onClick={onHowGiven}>
              {t(offers)}
            </Button>
          )}
          <LinkButton size="small" kind="quiet" icon={<MapIcon />} to={mapOf(stay)}>
            {t('trade:onTheMap')}
          </LinkButton>
          <LinkButton size="small" kind="quiet" to={`/reservations/${stay.reservation_id}`}>
            {t('actions:openReservation')}
          </LinkButton>
        </Line>
      </Line>
      <Facts>
        <div>
          <dt>{t('trade:boat')}</dt>
          <dd>{sizes(vessel)}</dd>
        </div>
        <div>
          <dt>{t('trade:stay')}</dt>
          <dd>
            {dateRange(start_date, end_date)}, {weekdays(start_date, end_date)}, {nights(stay.nights)}
          </dd>
        </div>
        {asks.length > 0 && (
          <div>
            <dt>{t('asksFor')}</dt>
            <dd>{asks.join(', ')}</dd>
          </div>
        )}
      </Facts>
    </Head>
  );
}
