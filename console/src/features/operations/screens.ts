import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/operations',
    place: 'desk',
    load: () => import('./routes/operations-page.js'),
    namespaces: ['operations'],
  },
  { path: '/outbox', place: 'desk', load: () => import('./routes/mail-outbox-page.js'), namespaces: ['operations'] },
  { path: '/outbox/:id', place: 'desk', load: () => import('./routes/mail-page.js'), namespaces: ['operations'] },
];
