import type { Screen } from '../../lib/screens/screen.js';

const namespaces = ['dockwalk', 'entities/berth', 'entities/vessel'] as const;
const berth = {
  place: 'desk',
  load: () => import('./routes/walked-berth-page.js'),
  namespaces,
} as const;

export const screens: readonly Screen[] = [
  {
    path: '/berths',
    place: 'desk',
    load: () => import('./routes/dock-walk-page.js'),
    namespaces: [...namespaces, 'entities/arrival', 'entities/payment', 'entities/reservation'],
  },
  // Spelled as the specification spells it.
  { path: '/berthVesel/:berthId', ...berth },
  { path: '/berthVesel/:berthId/:vesselId', ...berth },
];
