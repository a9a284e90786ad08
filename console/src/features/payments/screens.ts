import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/payments',
    place: 'desk',
    settings: 'payments',
    load: () => import('./routes/payments-page.js'),
    namespaces: ['payments', 'entities/invoice'],
  },
  {
    path: '/payouts',
    place: 'desk',
    settings: 'payments',
    load: () => import('./routes/payouts-page.js'),
    namespaces: ['payments'],
  },
];
