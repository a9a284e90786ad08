import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/activity',
    place: 'desk',
    load: () => import('./routes/activity-page.js'),
    namespaces: [
      'activity',
      'activity/conflicts',
      'entities/aboard',
      'entities/arrival',
      'entities/berth',
      'entities/conflict',
      'entities/payment',
      'entities/price',
      'entities/reservation',
      'entities/stay-change',
      'entities/view',
    ],
  },
  {
    path: '/activity/conflicts/:id',
    place: 'desk',
    load: () => import('./routes/conflict-page.js'),
    namespaces: ['activity/conflicts', 'entities/conflict'],
  },
];
