import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useFieldWords } from '../lib/i18n/use-problem-words.js';
import { RealtimeProvider } from '../lib/realtime/realtime.js';
import { SessionProvider } from '../lib/session/session.js';
import { FieldWordsContext } from '../ui/fields/field-words-context.js';
import { Look } from '../ui/theme/look.js';
import { ToastProvider } from '../ui/toast/toast.js';

type Router = Parameters<typeof RouterProvider>[0]['router'];

interface AppProps {
  client: QueryClient;
  router: Router;
}

/** The providers that every page needs: theme, query cache, field texts, toasts. */
function Ground({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <Look>
      <QueryClientProvider client={client}>
        <FieldWordsContext value={useFieldWords()}>
          <ToastProvider>{children}</ToastProvider>
        </FieldWordsContext>
      </QueryClientProvider>
    </Look>
  );
}

/** The console for people with an account. */
export function StaffApp({ client, router }: AppProps) {
  return (
    <Ground client={client}>
      <SessionProvider>
        <RealtimeProvider>
          <RouterProvider router={router} />
        </RealtimeProvider>
      </SessionProvider>
    </Ground>
  );
}

/** The page behind a boater's link, without a session, sockets or shortcuts. */
export function BoaterApp({ client, router }: AppProps) {
  return (
    <Ground client={client}>
      <RouterProvider router={router} />
    </Ground>
  );
}
