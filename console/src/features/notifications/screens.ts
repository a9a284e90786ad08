import type { Screen } from '../../lib/screens/screen.js';

export const screens: readonly Screen[] = [
  {
    path: '/email_preferences',
    place: 'desk',
    load: () => import('./routes/email-preferences-page.js'),
    namespaces: ['notifications'],
  },
];
