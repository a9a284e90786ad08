import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ClosureBoat } from '../../../../../contracts/berths/closures.js';
import { useFormats } from '../../../lib/format/use-formats.js';

interface ClosureBoatsProps {
  /** With the berth to which a boat moved; null: it moved to none. Without it, the boat is still to be moved. */
  readonly boats: readonly (ClosureBoat & { readonly to?: { readonly name: string } | null })[];
  /** The closure was undone, which gave its boats their berths back. */
  readonly undone: boolean;
}

/** Boats of a closure, with the berths that they left and have. */
export function ClosureBoats({ boats, undone }: ClosureBoatsProps) {
  const { t } = useTranslation('closures');
  const { date } = useFormats();
  const wordsOf = ({ berth: { name: berth }, reservation_id, from_date, to }: ClosureBoatsProps['boats'][number]) => {
    if (undone) return t('gotBack', { berth });
    // A berth holder who was not moved keeps the berth; a stay lost it.
    if (to === undefined) return t(reservation_id === null ? 'stillHas' : 'lostBerth', { berth });
    if (to === null) return t('hadToLeave', { berth });
    return t('movedBerth', { from: berth, to: to.name, date: date(from_date) });
  };
  return (
    <ul>
      {boats.map((boat) => (
        <li key={boat.allocation_id}>
          <Link to={boat.reservation_id === null ? `/berths/${boat.berth.id}` : `/reservations/${boat.reservation_id}`}>
            {boat.boat ?? t('trade:unnamedBoat')}
          </Link>{' '}
          {wordsOf(boat)}
        </li>
      ))}
    </ul>
  );
}
