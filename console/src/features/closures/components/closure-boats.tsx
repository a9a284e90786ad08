import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ClosureBoat } from '../../../../../contracts/berths/closures.js';
import { useFormats } from '../../../lib/format/use-formats.js';

interface ClosureBoatsProps {
  /** Each with the berth that it moved to; null: none. */
  readonly boats: readonly { readonly boat: ClosureBoat; readonly to: string | null }[];
}

/** Boats of a closure, with the berths that they left and have. */
export function ClosureBoats({ boats }: ClosureBoatsProps) {
  const { t } = useTranslation('closures');
  const { date } = useFormats();
  return (
    <ul>
      {boats.map(({ boat, to }) => {
        const { reservation_id, berth } = boat;
        const words =
          to === null
            ? t('withoutNow', { berth: berth.name })
            : t('movedBerth', { from: berth.name, to, date: date(boat.from_date) });
        return (
          <li key={boat.allocation_id}>
            <Link to={reservation_id === null ? `/berths/${berth.id}` : `/reservations/${reservation_id}`}>
              {boat.boat ?? t('trade:unnamedBoat')}
            </Link>{' '}
            {words}
          </li>
        );
      })}
    </ul>
  );
}
