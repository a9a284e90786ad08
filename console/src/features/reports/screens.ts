import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/reports',
    place: 'desk',
    load: () => import('./routes/reports-page.js'),
    namespaces: ['reports', 'entities/marina', 'entities/report', 'entities/view'],
  },
];
