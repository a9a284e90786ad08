import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlanClosure } from '../../../../../contracts/berths/closures.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Banner } from '../../../ui/page/banner.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ChartData } from '../model/chart-data.js';

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 6 });

interface PlanClosuresProps {
  readonly closures: readonly PlanClosure[];
  readonly data: ChartData;
}

/** The closures of the nights shown, each with the boats that still need another berth. */
export function PlanClosures({ closures, data }: PlanClosuresProps) {
  const { t } = useTranslation('plan');
  const { dateSpan, date } = useFormats();
  if (closures.length === 0) return null;
  const waiting = closures.some(({ to_move }) => to_move.length > 0);
  return (
    <Banner tone={waiting ? 'our_move' : 'news'}>
      <Lines aria-label={t('closures')}>
        {closures.map(({ closure_id, berths, start_date, end_date, reason, to_move }) => {
          const [first] = berths;
          const name = data.berths.get(first?.berth_id ?? '')?.name ?? '';
          const dates = end_date === null ? t('fromOn', { date: date(start_date) }) : dateSpan(start_date, end_date);
          const where = berths.length === 1 ? name : t('berthsFrom', { count: berths.length, berth: name });
          return (
            <li key={closure_id}>
              {t('closedLine', { where, dates, reason: t(`closure_${reason}`) })}
              {to_move.length > 0 && <strong> ◆ {t('boatsToMove', { count: to_move.length })}</strong>}{' '}
              <Link to={`/closures/${closure_id}`}>{t('actions:open')}</Link>
            </li>
          );
        })}
      </Lines>
    </Banner>
  );
}
