import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context.js';

const AuditHistory = lazy(async () => ({
  default: (await import('../../features/audit/routes/audit-history-page.js')).Component,
}));

/** `/history`: who changed what; in the lite edition the reservations that are over. */
export function Component() {
  return useSession().edition === 'lite' ? <Navigate to="/reservations?tab=HISTORY" replace /> : <AuditHistory />;
}
