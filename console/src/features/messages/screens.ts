import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/messages',
    place: 'desk',
    load: () => import('./routes/inbox-page.js'),
    namespaces: [
      'messages',
      'entities/message',
      'entities/presence',
      'entities/price',
      'entities/reservation',
      'entities/view',
    ],
  },
  {
    path: '/message_templates',
    place: 'desk',
    settings: 'messages',
    load: () => import('./routes/templates-page.js'),
    namespaces: ['messages', 'entities/message'],
  },
];
