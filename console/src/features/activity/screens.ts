import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/activity',
    place: 'desk',
    load: () => import('./routes/activity-page.js'),
    namespaces: ['activity', 'entities/berth'],
  },
];
