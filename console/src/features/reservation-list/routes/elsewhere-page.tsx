import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { nameMarina } from '../../../lib/api/session-token.js';
import { useSession, useUser } from '../../../lib/session/session-context.js';
import { NotFound } from '../../../ui/states/not-found.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';

/** Opens a reservation of any marina, for administrators. The page first changes to that marina. */
export function Component() {
  const { marinaId = '', id = '' } = useParams();
  const { is_admin } = useUser();
  const { reload } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!is_admin) return;
    nameMarina(marinaId);
    void reload().then(() => navigate(`/reservations/${id}`, { replace: true }));
  }, [is_admin, marinaId, id, reload, navigate]);
  return is_admin ? <LoadingLines lines={6} /> : <NotFound />;
}
