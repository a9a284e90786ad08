import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/customers',
    place: 'desk',
    load: () => import('./routes/customers-page.js'),
    namespaces: [
      'customers',
      'entities/boater',
      'entities/membership',
      'entities/spreadsheet',
      'entities/vessel',
      'entities/view',
    ],
  },
];
