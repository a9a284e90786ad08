import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/matching',
    place: 'desk',
    load: () => import('./routes/matching-page.js'),
    namespaces: ['matching', 'entities/berth', 'entities/reservation', 'entities/reservation/cancelling'],
  },
];
