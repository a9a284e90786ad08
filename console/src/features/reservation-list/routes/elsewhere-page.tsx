import { useParams } from 'react-router-dom';
import { useOpenElsewhere } from '../../../lib/session/use-open-elsewhere.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NotFound } from '../../../ui/states/not-found.js';

/** Opens a reservation of any marina, for administrators. */
export function Component() {
  const { marina_id = '', id = '' } = useParams();
  return useOpenElsewhere(marina_id, `/reservations/${id}`, '/reservations-admin') ? (
    <LoadingLines lines={6} />
  ) : (
    <NotFound />
  );
}
