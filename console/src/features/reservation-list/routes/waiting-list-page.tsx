import { Navigate } from 'react-router-dom';
import { useSession } from '../../../lib/session/session-context.js';
import { NotFound } from '../../../ui/states/not-found.js';

/** `/history/waiting_list` shows the waiting list in the lite edition. The full edition has no such address. */
export function Component() {
  return useSession().edition === 'lite' ? <Navigate to="/reservations?tab=WAITING_LIST" replace /> : <NotFound />;
}
