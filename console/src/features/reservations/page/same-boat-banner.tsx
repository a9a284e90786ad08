import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Banner } from '../../../ui/page/banner.js';

/** Other open stays of the same boat, or likely so, on the same nights. */
export function SameBoatBanner({ reservationId }: { readonly reservationId: string }) {
  const { t } = useTranslation('reservations/side');
  const { t: ofBerths } = useTranslation('entities/stay-change');
  const { dateRange } = useFormats();
  const { data } = useLoad(
    reservationCalls.sameBoat,
    { reservation_id: reservationId },
    { topics: [{ topic: 'reservations' }] },
  );
  const stays = data?.stays ?? [];
  if (stays.length === 0) return null;
  return (
    <Banner tone="waiting" title={t('sameBoat', { count: stays.length })}>
      <ul>
        {stays.map(({ reservation_id, view_id, start_date, end_date, berth, sign, nights_twice }) => (
          <li key={reservation_id}>
            <Link to={`/reservations/${reservation_id}`}>{view_id}</Link>{' '}
            {[
              dateRange(start_date, end_date),
              berth ?? ofBerths('twoBerthsNone'),
              t('nightsTwice', { count: nights_twice }),
              t(`sign_${sign}`),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
