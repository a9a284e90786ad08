import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  { path: '/gift-points', place: 'desk', load: () => import('./routes/gift-points-page.js'), namespaces: ['loyalty'] },
  { path: '/promotions', place: 'desk', load: () => import('./routes/promotions-page.js'), namespaces: ['loyalty'] },
];
