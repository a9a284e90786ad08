import type { Screen } from '../../lib/screens/screen.js';

const namespaces: Screen['namespaces'] = ['pricing', 'entities/vessel', 'pricing/charges', 'pricing/try'];
const settings = { place: 'desk', settings: 'pricing', namespaces } as const;
const load = () => import('./routes/pricing-page.js');

/** A tab of the price settings, with the rest of the query. */
const tab = (name: string) => (search: string) =>
  `/price_settings?tab=${name}${search === '' ? '' : `&${search.replace(/^\?/, '')}`}`;

/** The addresses of spec 3 §2; each of the others is a tab of the first. */
export const screens: readonly Screen[] = [
  { path: '/price_settings', ...settings, load },
  { path: '/short_term_config', ...settings, load, redirect: tab('seasons') },
  { path: '/long_term_settings', ...settings, load, redirect: tab('long_term') },
  { path: '/long_term_config', ...settings, load, redirect: tab('long_term') },
  { path: '/hourly_config', ...settings, load, redirect: tab('hourly') },
  {
    path: '/pricing/list',
    place: 'desk',
    settings: 'pricing',
    namespaces: ['pricing/list'],
    load: () => import('./routes/price-list-page.js'),
  },
];
