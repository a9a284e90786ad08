import { useTranslation } from 'react-i18next';
import type { PromotionRow } from '../../../../../contracts/loyalty/promotion.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Unseen } from '../../../ui/page/unseen.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { Scroll, Table } from './tables.js';

const marks: Readonly<Record<PromotionRow['status'], StatusKind>> = {
  RUNNING: 'booked',
  PLANNED: 'waiting',
  ENDED: 'expired',
  SWITCHED_OFF: 'cancelled',
};

interface PromotionTableProps {
  readonly items: readonly PromotionRow[];
  readonly onEdit: (promotion: PromotionRow) => void;
}

/** The promotions with what members earned by them. */
export function PromotionTable({ items, onEdit }: PromotionTableProps) {
  const { t } = useTranslation('loyalty');
  const { number, date } = useFormats();
  return (
    <Scroll tabIndex={0} role="group" aria-label={t('trade:promotions')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('trade:name')}</th>
            <th scope="col">{t('promotionAction')}</th>
            <th scope="col" className="sum">
              {t('trade:points')}
            </th>
            <th scope="col">{t('promotionDates')}</th>
            <th scope="col">{t('trade:status')}</th>
            <th scope="col" className="sum">
              {t('earned')}
            </th>
            <th scope="col">
              <Unseen>{t('change')}</Unseen>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((promotion) => (
            <tr key={promotion.loyalty_rule_id}>
              <td>
                <strong>{promotion.name}</strong>
              </td>
              <td>{t(`action_${promotion.action}`)}</td>
              <td className="sum">{number(promotion.points)}</td>
              <td>
                {promotion.ends_on === null
                  ? t('trade:fromDate', { date: date(promotion.starts_on) })
                  : t('common:fromToRange', { from: date(promotion.starts_on), to: date(promotion.ends_on) })}
              </td>
              <td style={{ whiteSpace: 'nowrap' }}>
                <StatusMark kind={marks[promotion.status]} /> {t(`status_${promotion.status}`)}
              </td>
              <td className="sum">{number(promotion.earned)}</td>
              <td>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t('changeNamed', { name: promotion.name })}
                  onClick={() => onEdit(promotion)}
                >
                  {t('change')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
