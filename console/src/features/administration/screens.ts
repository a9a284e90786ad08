import type { Screen } from '../../lib/screens/screen.js';

const namespaces: Screen['namespaces'] = ['administration', 'entities/chart'];

export const screens: readonly Screen[] = [
  { path: '/ad-panel', place: 'desk', load: () => import('./routes/ad-panel-page.js'), namespaces },
  { path: '/trends', place: 'desk', load: () => import('./routes/trends-page.js'), namespaces },
  {
    path: '/configuration',
    place: 'desk',
    load: () => import('./routes/configuration-page.js'),
    namespaces: ['administration/configuration'],
  },
  {
    path: '/statistics',
    place: 'desk',
    load: () => import('./routes/statistics-page.js'),
    namespaces: [...namespaces, 'entities/report'],
  },
];
