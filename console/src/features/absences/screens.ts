import type { Screen } from '../../lib/screens/screen.js';

const list = ['absences', 'entities/absence', 'entities/message', 'entities/view'] as const;
const page = [
  'absences',
  'entities/absence',
  'entities/boater',
  'entities/message',
  'entities/presence',
  'entities/vessel',
] as const;

/** The lite edition has the same pages under its own addresses (spec 2 §2). */
export const screens: readonly Screen[] = [
  { path: '/absence-reports', place: 'desk', load: () => import('./routes/absences-page.js'), namespaces: list },
  {
    path: '/absence-reports/create/:id',
    place: 'desk',
    load: () => import('./routes/absences-page.js'),
    namespaces: list,
  },
  { path: '/absence-reports/:id', place: 'desk', load: () => import('./routes/absence-page.js'), namespaces: page },
  { path: '/vacancies', place: 'desk', load: () => import('./routes/absences-page.js'), namespaces: list },
  { path: '/vacancies/create/:id', place: 'desk', load: () => import('./routes/absences-page.js'), namespaces: list },
  { path: '/vacancies/:id', place: 'desk', load: () => import('./routes/absence-page.js'), namespaces: page },
];
