import './lib/forms/no-made-code.js';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { BoaterApp, StaffApp } from './app/app.js';
import { boaterRoutes } from './app/routing/boater-routes.js';
import { staffRoutes } from './app/routing/staff-routes.js';
import { createQueryClient } from './lib/api/query-client.js';
import { sessionToken } from './lib/api/session-token.js';
import { startWords } from './lib/i18n/i18n.js';
import { selfQuestion } from './lib/session/session.js';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element to render into');

// The router begins to load the page of the address at once, beside the words.
const isBoater = window.location.pathname.startsWith('/r/');
const starting = startWords();
const router = createBrowserRouter(isBoater ? boaterRoutes : staffRoutes);
const client = createQueryClient();
// Who is at the screen decides what is asked next: that answer comes beside the words and the page's own script.
// What is wrong with it, the session says.
if (!isBoater && sessionToken() !== null) void client.query(selfQuestion).catch(() => undefined);
const App = isBoater ? BoaterApp : StaffApp;

void starting.then(() => {
  const root = createRoot(page);
  // Drawn in short steps, between which the browser answers: what is urgent can wait for nothing yet.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    );
  });
});
