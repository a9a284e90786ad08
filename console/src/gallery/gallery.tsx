import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startWords } from '../lib/i18n/i18n.js';
import { Look } from '../ui/theme/look.js';
import { role } from '../ui/theme/role.js';
import { ToastProvider } from '../ui/toast/toast.js';
import { stories } from './stories/stories.js';
import type { Story } from './story.js';

const chosen = new URLSearchParams(window.location.search).get('story');
const shown = stories.filter((story) => chosen === null || story.name === chosen);

function Half({ story, scheme }: { story: Story; scheme: 'light' | 'dark' }) {
  return (
    <div
      data-scheme={scheme}
      style={{ width: story.width ?? 440, padding: 20, background: role.ground, color: role.ink, colorScheme: scheme }}
    >
      <Suspense fallback={null}>
        <story.Show />
      </Suspense>
    </div>
  );
}

function Gallery() {
  return shown.map((story) =>
    story.float === undefined ? (
      <div key={story.name} data-story={story.name} style={{ display: 'flex', flexWrap: 'wrap', width: 'max-content' }}>
        <div style={{ display: (story.width ?? 440) > 700 ? 'block' : 'flex' }}>
          <Half story={story} scheme="light" />
          <Half story={story} scheme="dark" />
        </div>
      </div>
    ) : (
      <div
        key={story.name}
        data-story={story.name}
        style={{ minHeight: story.float, width: story.width ?? 640, padding: 20 }}
      >
        <Suspense fallback={null}>
          <story.Show />
        </Suspense>
      </div>
    ),
  );
}

const place = document.getElementById('gallery');
if (place !== null) {
  await startWords('en');
  const router = createMemoryRouter([{ path: '*', Component: Gallery }]);
  createRoot(place).render(
    <StrictMode>
      <Look>
        <ToastProvider>
          <Suspense fallback={null}>
            <RouterProvider router={router} />
          </Suspense>
        </ToastProvider>
      </Look>
    </StrictMode>,
  );
}
