import type { Screen } from '../../lib/screens/screen.js';

const namespaces = ['memberships', 'entities/membership'] as const;

export const screens: readonly Screen[] = [
  { path: '/memberships', place: 'desk', load: () => import('./routes/memberships-page.js'), namespaces },
  {
    path: '/memberships/popeye-invite',
    place: 'desk',
    load: () => import('./routes/invite-page.js'),
    namespaces: ['memberships'],
  },
  {
    path: '/cards/:number',
    place: 'desk',
    load: () => import('./routes/card-page.js'),
    namespaces: [...namespaces, 'entities/boater'],
  },
];
