import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/r/:token',
    place: 'link',
    load: () => import('./routes/boater-page.js'),
    namespaces: [
      'boater',
      'entities/aboard',
      'entities/agreed-terms',
      'entities/document',
      'entities/message',
      'entities/price',
      'entities/reservation/boater',
    ],
  },
  {
    path: '/away/:token',
    place: 'link',
    load: () => import('./routes/holder-page.js'),
    namespaces: ['boater', 'boater/absences', 'entities/absence'],
  },
];
