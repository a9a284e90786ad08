import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/map',
    place: 'desk',
    load: () => import('./routes/map-page.js'),
    namespaces: ['map', 'entities/berth', 'entities/berth-plan'],
  },
];
