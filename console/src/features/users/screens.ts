import type { Screen } from '../../lib/screens/screen.js';

const namespaces: Screen['namespaces'] = ['entities/session', 'entities/user', 'users'];

export const screens: readonly Screen[] = [
  {
    path: '/users',
    place: 'desk',
    settings: 'users',
    load: () => import('./routes/users-page.js'),
    namespaces,
  },
  {
    path: '/security',
    place: 'desk',
    settings: 'security',
    load: () => import('./routes/security-page.js'),
    namespaces: ['users/security'],
  },
  {
    path: '/create_user',
    place: 'desk',
    settings: 'users',
    load: () => import('./routes/create-user-page.js'),
    namespaces,
  },
  {
    path: '/edit_user/:id',
    place: 'desk',
    settings: 'users',
    load: () => import('./routes/edit-user-page.js'),
    namespaces,
  },
];
