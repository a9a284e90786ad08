import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context.js';
import { NotFound } from '../../ui/states/not-found.js';

/** The page for an unknown address; the lite edition redirects to the start. */
export function Component() {
  return useSession().edition === 'lite' ? <Navigate to="/" replace /> : <NotFound />;
}
