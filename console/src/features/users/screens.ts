import type { Screen } from '../../lib/screens/screen.js';

const namespaces: Screen['namespaces'] = ['users'];

export const screens: readonly Screen[] = [
  { path: '/users', place: 'desk', load: () => import('./routes/users-page.js'), namespaces },
  { path: '/create_user', place: 'desk', load: () => import('./routes/create-user-page.js'), namespaces },
  { path: '/edit_user/:id', place: 'desk', load: () => import('./routes/edit-user-page.js'), namespaces },
];
