import { expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { namespacesShown } from '../../../testing/console-source.js';
import { SHARED } from '../../lib/i18n/namespaces.js';
import { boaterRoutes } from './boater-routes.js';
import { declaredScreens } from './declared-screens.js';
import { addresses, hasScreen } from './screens.js';
import { staffRoutes } from './staff-routes.js';

const features = join(__dirname, '../../features');
/** The namespaces that `startWords` loads. */
const OF_EVERY_PAGE = ['common', ...SHARED, 'ui', 'app'];

const pathOf = (address: string, routes: RouteObject[] = staffRoutes): string | undefined =>
  matchRoutes(routes, address)?.at(-1)?.route.path;

it.each(declaredScreens.filter(({ place }) => place !== 'link'))('$path has a route of its own', ({ path }) => {
  expect(pathOf(path.replace(/:\w+/g, '7'))).toBe(path);
});

it("has each screen's address once", () => {
  const paths = declaredScreens.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it.each([
  ['/login', '/login'],
  ['/forgotpassword', '/forgotpassword'],
  ['/signup', '/signup'],
  ['/firstLogin', '/firstLogin'],
  ['/changePassword', '/changePassword'],
  ['/reservations/7', '/reservations/:id'],
  ['/outbox/7', '/outbox/:id'],
  ['/nowhere', '*'],
  ['/marinas/create', '/marinas/create'],
  ['/marinas/managers', '/marinas/managers'],
  ['/marinas/reports', '/marinas/reports'],
  ['/marinas/7', '/marinas/:id'],
])('%s leads to the route %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

it('keeps the pages of boaters apart from those of people with an account', () => {
  expect(pathOf('/r/7', boaterRoutes)).toBe('/r/:token');
  expect(pathOf('/r/7')).toBe('*');
  expect(pathOf('/reservations', boaterRoutes)).toBe('*');
});

it('offers the menus the addresses inside the shell without parameters', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/', '/reservations', '/history/waiting_list', '/user_settings']));
  expect(['/login', '/r/:token', '/reservations/:id', '/nowhere'].filter(hasScreen)).toEqual([]);
});

it('has a screen for every page of a feature', () => {
  const undeclared = readdirSync(features).flatMap((area) => {
    const loads = readFileSync(join(features, area, 'screens.ts'), 'utf8');
    return readdirSync(join(features, area, 'routes'))
      .filter((file) => file.endsWith('-page.tsx') && !loads.includes(`./routes/${file.replace(/tsx$/, 'js')}`))
      .map((file) => `${area}/${file}`);
  });
  expect(undeclared).toEqual([]);
});

it.each(declaredScreens)('$path names the catalogues that it shows', ({ load, namespaces }) => {
  const [, page = ''] = /routes\/([\w-]+)/.exec(String(load)) ?? [];
  const area = readdirSync(features).find((each) => existsSync(join(features, each, 'routes', `${page}.tsx`)));
  const { at_once, ever } = namespacesShown(`features/${area}/routes/${page}.tsx`);
  const named: readonly string[] = [...namespaces, ...OF_EVERY_PAGE];
  expect([...at_once].filter((name) => !named.includes(name))).toEqual([]);
  expect(namespaces.filter((name) => !ever.has(name))).toEqual([]);
});
