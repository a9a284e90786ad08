import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/reservations',
    place: 'desk',
    load: () => import('./routes/reservation-list-page.js'),
    namespaces: [
      'reservation-list',
      'entities/boater',
      'entities/reservation',
      'entities/reservation/bulk',
      'entities/reservation/cancelling',
      'entities/vessel',
      'entities/view',
    ],
  },
  {
    path: '/reservations-admin',
    place: 'desk',
    load: () => import('./routes/reservation-admin-list-page.js'),
    namespaces: [
      'reservation-list',
      'entities/boater',
      'entities/reservation',
      'entities/reservation/bulk',
      'entities/reservation/cancelling',
      'entities/vessel',
      'entities/view',
    ],
  },
  {
    path: '/reservations-admin/:marina_id/:id',
    place: 'desk',
    load: () => import('./routes/elsewhere-page.js'),
    namespaces: [],
  },
  { path: '/history/waiting_list', place: 'desk', load: () => import('./routes/waiting-list-page.js'), namespaces: [] },
];
