import type { Screen } from '../../lib/screens/screen.js';

const closures = ['closures'] as const;

export const screens: readonly Screen[] = [
  { path: '/closures', place: 'desk', load: () => import('./routes/closures-page.js'), namespaces: closures },
  { path: '/closures/create', place: 'desk', load: () => import('./routes/new-closure-page.js'), namespaces: closures },
  { path: '/closures/:id', place: 'desk', load: () => import('./routes/closure-page.js'), namespaces: closures },
];
