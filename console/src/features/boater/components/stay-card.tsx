import { styled } from '../../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { MonthStrip } from '../../../entities/reservation/month-strip.js';
import { role } from '../../../ui/theme/role.js';
import { markOfMood, type BoaterStep } from '../../../entities/reservation/boater-step.js';
import { BoaterCard, Facts, Quiet } from './boater-card.js';

const Nights = styled('p')({ fontSize: 18, lineHeight: '26px', fontWeight: 650 });
const Wishes = styled('div')({ borderTop: `1px solid ${role.line}`, paddingTop: 12, display: 'grid', gap: 4 });
const Words = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Shows the dates, the boat and the berth of the stay. */
export function StayCard({
  view,
  step,
  children,
}: {
  view: BoaterReservation;
  step: BoaterStep;
  children?: ReactNode;
}) {
  const { t } = useTranslation('boater');
  const formats = useFormats();
  const { start_date, end_date, vessel, berth, notes, additional_requirements, requirements_of_marina } = view;
  const wishes = [...additional_requirements, ...(notes === '' ? [] : [notes])];
  return (
    <BoaterCard title={t('stayTitle')}>
      <div>
        <Nights>{formats.dateRange(start_date, end_date)}</Nights>
        <Quiet>{formats.nights(view.nights)}</Quiet>
      </div>
      <MonthStrip month={start_date.slice(0, 7)} start={start_date} end={end_date} kind={markOfMood(step.mood)} />
      <Facts>
        <dt>{t('trade:arrival')}</dt>
        <dd>{formats.dateLong(start_date)}</dd>
        <dt>{t('trade:departure')}</dt>
        <dd>{formats.dateLong(end_date)}</dd>
        <dt>{t('trade:boat')}</dt>
        <dd>
          {vessel.name}
          <Quiet as="span" style={{ display: 'block' }}>
            {formats.sizes(vessel)}
          </Quiet>
        </dd>
        {(berth !== null || step.mood !== 'over') && (
          <>
            <dt>{t('trade:berth')}</dt>
            <dd>
              {berth === null ? (
                <Quiet as="span">{t('berthLater')}</Quiet>
              ) : (
                <b>{`${berth.pier_name}${berth.number}`}</b>
              )}
            </dd>
          </>
        )}
        <dt>{t('trade:number')}</dt>
        <dd>{view.view_id}</dd>
      </Facts>
      {requirements_of_marina.length > 0 && (
        <Wishes>
          <Quiet>{t('marinaAsks')}</Quiet>
          {requirements_of_marina.map((requirement) => (
            <Words key={requirement}>{requirement}</Words>
          ))}
        </Wishes>
      )}
      {wishes.length > 0 && (
        <Wishes>
          <Quiet>{t('yourWishes')}</Quiet>
          {wishes.map((wish) => (
            <Words key={wish}>{wish}</Words>
          ))}
        </Wishes>
      )}
      {children}
    </BoaterCard>
  );
}
