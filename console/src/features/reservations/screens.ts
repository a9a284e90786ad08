import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/reservations/:id',
    place: 'desk',
    load: () => import('./routes/reservation-page.js'),
    namespaces: [
      'reservations',
      'reservations/side',
      'reservations/money',
      'entities/aboard',
      'entities/agreed-terms',
      'entities/arrival',
      'entities/berth',
      'entities/boater',
      'entities/conflict',
      'entities/document',
      'entities/invoice',
      'entities/marina',
      'entities/message',
      'entities/payment',
      'entities/presence',
      'entities/price',
      'entities/reservation',
      'entities/reservation/cancelling',
      'entities/stay-change',
      'entities/vessel',
      'entities/weather',
    ],
  },
];
