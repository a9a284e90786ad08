import type { Screen } from '../../lib/screens/screen.js';

const namespaces = [
  'boaters',
  'entities/boater',
  'entities/document',
  'entities/membership',
  'entities/message',
  'entities/presence',
  'entities/reservation',
  'entities/vessel',
] as const;

export const screens: readonly Screen[] = [
  {
    path: '/boaters',
    place: 'desk',
    load: () => import('./routes/boaters-admin-page.js'),
    namespaces: ['boaters', 'entities/membership', 'entities/view'],
  },
  {
    path: '/boaters/:marina_id/:id',
    place: 'desk',
    load: () => import('./routes/elsewhere-page.js'),
    namespaces: [],
  },
  {
    path: '/boaters/balance/:id',
    place: 'desk',
    load: () => import('./routes/balance-page.js'),
    namespaces: ['boaters'],
  },
  {
    path: '/boaters/activity/:id',
    place: 'desk',
    load: () => import('./routes/stays-and-visits-page.js'),
    namespaces: ['boaters'],
  },
  {
    path: '/boaters/:id/merge',
    place: 'desk',
    load: () => import('./routes/merge-page.js'),
    namespaces: ['boaters', 'entities/boater'],
  },
  {
    path: '/boaters/:id',
    place: 'desk',
    load: () => import('./routes/register-boater-page.js'),
    namespaces: [...namespaces, 'entities/marina'],
  },
  {
    path: '/cards/create',
    place: 'desk',
    load: () => import('./routes/create-card-page.js'),
    namespaces: ['boaters', 'entities/boater', 'entities/membership', 'entities/vessel'],
  },
  {
    path: '/vessels/:id',
    place: 'desk',
    load: () => import('./routes/vessel-page.js'),
    namespaces: [...namespaces, 'entities/berth'],
  },
];
