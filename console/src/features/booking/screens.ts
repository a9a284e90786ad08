import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/bookings/new',
    place: 'desk',
    load: () => import('./routes/new-booking-page.js'),
    namespaces: [
      'booking',
      'entities/aboard',
      'entities/berth',
      'entities/price',
      'entities/reservation',
      'entities/stay-change',
      'entities/vessel',
    ],
  },
];
