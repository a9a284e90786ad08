import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { namedMarina, sessionToken } from '../api/session-token.js';
import { retryImport } from '../files/retry-import.js';
import { SessionContext } from '../session/session-context.js';
import { whenIdle } from '../time/when-idle.js';
import { setSocketConnection } from './connection.js';

export { type Connection, useConnection } from './connection.js';
export { useRecentChanges } from './recent-changes.js';

/** Receives change hints while a user is signed in. The socket's code loads after the first screen is drawn. */
export function RealtimeProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const session = useContext(SessionContext);
  const signedIn = session?.status === 'signed_in';
  const userId = session?.user?.id;
  const marina_id = session?.marina?.id;

  useEffect(() => {
    if (!signedIn) return;
    setSocketConnection('connecting');
    let stop = whenIdle(() => {
      stop = retryImport(
        () => import('./socket-line.js'),
        ({ openLine }) => {
          const token = sessionToken();
          if (token !== null) stop = openLine(client, { token, marina_id: namedMarina() ?? undefined });
        },
      );
    });
    return () => {
      stop();
      setSocketConnection(null);
    };
  }, [client, signedIn, userId, marina_id]);

  return children;
}
