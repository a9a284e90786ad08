import type { Screen } from '../../lib/screens/screen.js';

const namespaces: Screen['namespaces'] = ['marinas'];

export const screens: readonly Screen[] = [
  {
    path: '/marina_settings',
    place: 'desk',
    settings: 'marina',
    load: () => import('./routes/marina-settings-page.js'),
    namespaces,
  },
  {
    path: '/reservations_settings',
    place: 'desk',
    settings: 'reservations',
    load: () => import('./routes/reservations-settings-page.js'),
    namespaces,
  },
];
