import './lib/forms/no-made-code.js';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { BoaterApp, StaffApp } from './app/app.js';
import { boaterRoutes } from './app/routing/boater-routes.js';
import { firstQuestion } from './app/routing/first-question.js';
import { staffRoutes } from './app/routing/staff-routes.js';
import { fetchLaterFiles } from './app/version/later-files.js';
import { createQueryClient } from './lib/api/query-client.js';
import { sessionToken } from './lib/api/session-token.js';
import { startWords } from './lib/i18n/i18n.js';
import { selfQuestion } from './lib/session/session.js';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element to render into');

const isBoater = window.location.pathname.startsWith('/r/');
const App = isBoater ? BoaterApp : StaffApp;
const client = createQueryClient();
// Who is at the screen decides what is asked next, and what the page shows is known by its address: those answers come
// beside the words and the page's own script. What is wrong with them, the session and the page say.
if (!isBoater && sessionToken() !== null) {
  void client.query(selfQuestion).catch(() => undefined);
  const first = firstQuestion(window.location.pathname);
  if (first !== null) void client.query(first).catch(() => undefined);
}
const starting = startWords();

/** What has been clicked meanwhile comes first. */
const otherTasks = () => new Promise((resolve) => setTimeout(resolve));

async function begin(place: HTMLElement): Promise<void> {
  await otherTasks();
  // The router begins to load the page of the address at once, beside the words.
  const router = createBrowserRouter(isBoater ? boaterRoutes : staffRoutes);
  await starting;
  await otherTasks();
  // Drawn in short steps, between which the browser answers: what is urgent can wait for nothing yet.
  startTransition(() => {
    createRoot(place).render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    );
  });
  if (!isBoater) fetchLaterFiles();
}

void begin(page);
