import { act, render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '../src/lib/i18n/language.js';
import { Look } from '../src/ui/theme/look.js';
import { ToastProvider } from '../src/ui/toast/toast.js';
import { quickUser } from './quick-user.js';
import { wordsFromDisk } from './start-words.js';

export interface RenderedUi extends RenderResult {
  readonly user: UserEvent;
  /** The current address of the router. */
  readonly address: () => string;
}

/** Renders a part of the design system with styles, words, router and toasts, but without server and session. */
export async function renderUi(
  element: ReactElement,
  { language = 'en', user = quickUser() }: { language?: Language; user?: UserEvent } = {},
): Promise<RenderedUi> {
  await wordsFromDisk(language);
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: null },
  ]);
  const rendered = await act(async () =>
    Promise.resolve(
      render(
        <Look>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </Look>,
      ),
    ),
  );
  return { ...rendered, user, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}
