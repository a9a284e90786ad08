import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameMarina } from '../api/session-token.js';
import { rememberWayBack } from '../url/way-back.js';
import { useSession, useUser } from './session-context.js';

/**
 * Opens a page of any marina, for administrators: the session changes to that marina first. False for all others.
 * @param list the list across marinas to which the page leads back
 */
export function useOpenElsewhere(marina_id: string, to: string, list: string): boolean {
  const { is_admin } = useUser();
  const { reload } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!is_admin) return;
    nameMarina(marina_id);
    const [record = to] = to.split('?');
    rememberWayBack(record, list);
    void reload().then(() => navigate(to, { replace: true }));
  }, [is_admin, marina_id, to, list, reload, navigate]);
  return is_admin;
}
