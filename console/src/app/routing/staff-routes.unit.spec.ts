import { expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router-dom';
import { liteScreens, screens } from './screens.js';
import { staffRoutes } from './staff-routes.js';

const pathOf = (address: string): string | undefined => matchRoutes(staffRoutes, address)?.at(-1)?.route.path;

it.each([...screens, ...liteScreens])('%s, which the menus know, has a route of its own', (path) => {
  expect(pathOf(path)).toBe(path);
});

it.each([
  ['/login', '/login'],
  ['/forgotpassword', '/forgotpassword'],
  ['/signup', '/signup'],
  ['/firstLogin', '/firstLogin'],
  ['/changePassword', '/changePassword'],
  ['/reservations/7', '/reservations/:id'],
  ['/outbox/7', '/outbox/:id'],
  ['/ad-panel', '*'],
])('%s leads to the route %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});
