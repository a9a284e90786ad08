import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameMarina } from '../api/session-token.js';
import { useSession, useUser } from './session-context.js';

/** Opens a page of any marina, for administrators: the session changes to that marina first. False for all others. */
export function useOpenElsewhere(marinaId: string, to: string): boolean {
  const { is_admin } = useUser();
  const { reload } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!is_admin) return;
    nameMarina(marinaId);
    void reload().then(() => navigate(to, { replace: true }));
  }, [is_admin, marinaId, to, reload, navigate]);
  return is_admin;
}
