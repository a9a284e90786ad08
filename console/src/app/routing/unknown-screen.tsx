import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context.js';
import { NotFound } from '../../ui/states/not-found.js';

/** An address that leads nowhere; the lite edition starts over. */
export function Component() {
  return useSession().edition === 'lite' ? <Navigate to="/" replace /> : <NotFound />;
}
