import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/memberships/grow_up',
    place: 'desk',
    load: () => import('./routes/campaign-page.js'),
    namespaces: ['campaigns'],
  },
  {
    path: '/unsubscribe/:token',
    place: 'link',
    load: () => import('./routes/unsubscribe-page.js'),
    namespaces: ['campaigns'],
  },
];
