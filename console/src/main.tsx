import './lib/forms/disable-zod-jit.js';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { BoaterApp, StaffApp } from './app/app.js';
import { boaterRoutes } from './app/routing/boater-routes.js';
import { askFirst } from './app/routing/first-question.js';
import { staffRoutes } from './app/routing/staff-routes.js';
import { prefetchFiles } from './app/version/prefetch-files.js';
import { createQueryClient } from './lib/api/query-client.js';
import { sessionToken } from './lib/api/session-token.js';
import { startWords } from './lib/i18n/i18n.js';
import { takeLanguageFromAddress } from './lib/i18n/language.js';
import { endWithClosedBrowser } from './lib/session/closed-browser.js';
import { yieldToMain } from './lib/time/yield-to-main.js';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element to render into');

takeLanguageFromAddress();
const isBoater = /^\/(r|away)\//.test(window.location.pathname);
const App = isBoater ? BoaterApp : StaffApp;
const client = createQueryClient();
const starting = startWords();
// Loads the font early: a late font would make the browser lay out the page twice.
document.fonts.load('1em "Instrument Sans Variable"').catch(() => undefined);

async function begin(place: HTMLElement): Promise<void> {
  await yieldToMain();
  if (!isBoater) endWithClosedBrowser();
  // Runs in parallel with loading the words and the page's own script.
  if (!isBoater && sessionToken() !== null) void askFirst(client, window.location);
  await yieldToMain();
  // The router starts loading the address's page at once, in parallel with the words.
  const router = createBrowserRouter(isBoater ? boaterRoutes : staffRoutes);
  await starting;
  await yieldToMain();
  // A transition renders in short steps, so that the browser stays responsive.
  startTransition(() => {
    createRoot(place).render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    );
  });
  if (!isBoater) prefetchFiles();
}

void begin(page);
