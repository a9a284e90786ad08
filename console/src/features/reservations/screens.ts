import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/reservations/:id',
    place: 'desk',
    load: () => import('./routes/reservation-page.js'),
    namespaces: ['reservations', 'reservations/side', 'entities/reservation', 'audit'],
  },
];
