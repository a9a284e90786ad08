import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryLine } from '../../../../../contracts/loyalty/member.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Lines = styled('ul')({
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 10px',
    padding: '8px 0',
    borderTop: `1px solid ${role.line}`,
  },
  '& .sum': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** Changes of a member's points, the latest first. */
export function PointsHistory({ items }: { readonly items: readonly HistoryLine[] }) {
  const { t } = useTranslation('boaters');
  const { number, date } = useFormats();
  const words = ({ kind, source, promotion }: HistoryLine) => {
    if (kind !== 'GIVEN') return t(`points_${kind}`);
    return source === 'PROMOTION' && promotion !== null ? promotion.name : t(`pointsFrom_${source ?? 'GIFT'}`);
  };
  return (
    <Lines aria-label={t('pointsHistory')}>
      {items.map((line, index) => (
        <li key={`${line.at} ${index}`}>
          <span>
            {words(line)}
            {line.reservation?.view_id != null && (
              <>
                {' '}
                <Link to={`/reservations/${line.reservation.id}`}>{line.reservation.view_id}</Link>
              </>
            )}
          </span>
          <strong className="sum">{signed(line.amount, number(Math.abs(line.amount)))}</strong>
          <Quiet>
            {line.expires_on === null
              ? date(line.at.slice(0, 10))
              : t('pointsOnUntil', { date: date(line.at.slice(0, 10)), until: date(line.expires_on) })}
          </Quiet>
          <Quiet className="sum">{number(line.balance)}</Quiet>
        </li>
      ))}
    </Lines>
  );
}

function signed(amount: number, shown: string): string {
  if (amount === 0) return shown;
  return amount < 0 ? `−${shown}` : `+${shown}`;
}
