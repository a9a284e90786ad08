import type { Screen } from '../../lib/screens/screen.js';

const list = ['inventory', 'entities/berth', 'entities/spreadsheet', 'entities/view'] as const;
const pier = ['inventory', 'entities/berth', 'entities/spreadsheet'] as const;
const form = ['inventory/berth', 'entities/berth'] as const;
const page = [...form, 'entities/presence'] as const;

export const screens: readonly Screen[] = [
  { path: '/inventory', place: 'desk', load: () => import('./routes/inventory-page.js'), namespaces: list },
  { path: '/piers/create', place: 'desk', load: () => import('./routes/pier-page.js'), namespaces: pier },
  { path: '/piers/:id', place: 'desk', load: () => import('./routes/pier-page.js'), namespaces: pier },
  { path: '/berths/create', place: 'desk', load: () => import('./routes/new-berth-page.js'), namespaces: form },
  { path: '/berths/:id', place: 'desk', load: () => import('./routes/berth-page.js'), namespaces: page },
];
