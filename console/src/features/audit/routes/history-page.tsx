import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { retryWhileOffline } from '../../../lib/files/retry-while-offline.js';
import { useSession } from '../../../lib/session/session-context.js';

const AuditHistory = lazy(async () => {
  const page = await retryWhileOffline(() => import('./audit-history-page.js'));
  return { default: page.Component };
});

/** `/history` shows who changed what. The lite edition redirects to the list of past reservations. */
export function Component() {
  return useSession().edition === 'lite' ? <Navigate to="/reservations?tab=HISTORY" replace /> : <AuditHistory />;
}
