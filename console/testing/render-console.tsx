import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { sessionApi } from '../../contracts/identity/api.js';
import { createQueryClient } from '../src/lib/api/query-client.js';
import { keepSessionToken } from '../src/lib/api/session-token.js';
import type { Language } from '../src/lib/i18n/language.js';
import { useFieldWords } from '../src/lib/i18n/use-problem-words.js';
import { SELF_KEY, SessionProvider } from '../src/lib/session/session.js';
import { ShortcutProvider } from '../src/lib/shortcuts/shortcuts.js';
import { FieldWordsContext } from '../src/ui/fields/field-words-context.js';
import { Look } from '../src/ui/theme/look.js';
import { ToastProvider } from '../src/ui/toast/toast.js';
import { quickUser } from './quick-user.js';
import { ServerDouble } from './server-double.js';
import { selfOf, type SignIn } from './sign-ins.js';
import { wordsFromDisk } from './start-words.js';

export interface ConsoleOptions {
  /** The signed-in user, null if none. The default user may do everything. */
  readonly as?: SignIn | null;
  readonly language?: Language;
  /** The address, with its query. */
  readonly at?: string;
  /** The path pattern of the element, if it reads parameters of its address. */
  readonly path?: string;
  /** Other addresses that the test visits. */
  readonly others?: readonly RouteObject[];
  readonly server?: ServerDouble;
  /** The user of `stopClock`, for tests with fake timers. */
  readonly user?: UserEvent;
}

export interface RenderedConsole extends RenderResult {
  readonly user: UserEvent;
  readonly server: ServerDouble;
  readonly client: QueryClient;
  /** `address()` returns the current address of the router. */
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly address: () => string;
}

/** Renders part of the console as the app does: styles, words, session, cache, router, toasts, and a server double. */
export async function renderConsole(element: ReactElement, options: ConsoleOptions = {}): Promise<RenderedConsole> {
  const { as = {}, language = 'en', at = '/', path = '*', others = [] } = options;
  await wordsFromDisk(language);
  const server = options.server ?? new ServerDouble();
  server.install();
  const client = createQueryClient();
  if (as !== null) {
    const self = selfOf({ ...as, user: { language, ...as.user } });
    keepSessionToken('qs_user.test.secret');
    client.setQueryData(SELF_KEY, self);
    server.answer(sessionApi.self, self);
  }
  const router = createMemoryRouter([...others, { path, element }], { initialEntries: [at] });
  const rendered = await act(async () =>
    Promise.resolve(
      render(
        <Ground client={client}>
          <RouterProvider router={router} />
        </Ground>,
      ),
    ),
  );
  const address = (): string => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...rendered, user: options.user ?? quickUser(), server, client, router, address };
}

function Ground({ client, children }: { readonly client: QueryClient; readonly children: ReactNode }) {
  return (
    <Look>
      <QueryClientProvider client={client}>
        <FieldWordsContext value={useFieldWords()}>
          <ToastProvider>
            <ShortcutProvider>
              <SessionProvider>{children}</SessionProvider>
            </ShortcutProvider>
          </ToastProvider>
        </FieldWordsContext>
      </QueryClientProvider>
    </Look>
  );
}
