import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/groups/new',
    place: 'desk',
    load: () => import('./routes/new-group-page.js'),
    namespaces: ['groups', 'entities/berth'],
  },
  {
    path: '/groups/:id/add',
    place: 'desk',
    load: () => import('./routes/add-boats-page.js'),
    namespaces: ['groups', 'entities/berth'],
  },
  {
    path: '/groups/:id',
    place: 'desk',
    load: () => import('./routes/group-page.js'),
    namespaces: [
      'groups',
      'entities/price',
      'entities/reservation',
      'entities/reservation/bulk',
      'entities/reservation/cancelling',
    ],
  },
];
