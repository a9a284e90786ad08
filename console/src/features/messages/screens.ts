import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/messages',
    place: 'desk',
    load: () => import('./routes/inbox-page.js'),
    namespaces: ['messages', 'entities/message', 'entities/presence', 'entities/reservation', 'entities/view'],
  },
];
