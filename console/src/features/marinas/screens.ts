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
];
