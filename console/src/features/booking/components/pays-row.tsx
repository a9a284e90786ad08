import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarina } from '../../../lib/session/session.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { paysWays } from '../model/booking-body.js';
import type { EnteredBooking } from '../model/use-booking.js';
import { BookingRow } from './booking-row.js';

/** How the stay is paid. One sentence says what it means; the emails say the same. */
export function PaysRow({ pays, setPays, price }: Pick<EnteredBooking, 'pays' | 'setPays' | 'price'>) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  const { accepts_online_payments } = useMarina().marina_settings;
  const offered = paysWays.filter((way) => way !== 'LINK' || accepts_online_payments);
  const { total } = price;
  return (
    <BookingRow question={t('pays')}>
      <Row gap={14} align="center" wrap>
        <ToggleInput
          label={t('pays')}
          labelHidden
          value={pays}
          options={offered.map((value) => ({ value, label: t(`pays_${value}`) }))}
          onChange={(chosen) => setPays(paysWays.find((way) => way === chosen) ?? 'OFFICE')}
        />
        {total !== undefined && (
          <Second>{t(`paysMeans_${pays}`, { amount: money(total.total_to_pay, total.currency) })}</Second>
        )}
      </Row>
    </BookingRow>
  );
}
