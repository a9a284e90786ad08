import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/plan',
    place: 'desk',
    load: () => import('./routes/plan-page.js'),
    namespaces: [
      'plan',
      'entities/berth',
      'entities/berth-plan',
      'entities/price',
      'entities/reservation',
      'entities/stay-change',
    ],
  },
  {
    path: '/plan/changes',
    place: 'desk',
    load: () => import('./routes/changes-page.js'),
    namespaces: ['plan', 'entities/berth', 'entities/price', 'entities/stay-change'],
  },
];
