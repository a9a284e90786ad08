import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  { path: '/history', place: 'desk', load: () => import('./routes/history-page.js'), namespaces: ['audit'] },
  {
    path: '/audit',
    place: 'desk',
    load: () => import('./routes/audit-history-page.js'),
    namespaces: ['audit', 'entities/view'],
  },
  {
    path: '/history-admin',
    place: 'desk',
    load: () => import('./routes/histories-page.js'),
    namespaces: ['audit', 'entities/marina', 'entities/view'],
  },
];
