import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/',
    place: 'desk',
    load: () => import('./routes/dashboard-page.js'),
    namespaces: ['dashboard', 'entities/reservation', 'entities/membership', 'entities/weather'],
  },
];
