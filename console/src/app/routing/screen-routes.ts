import { redirectDocument, type RouteObject } from 'react-router-dom';
import type { Screen } from '../../lib/screens/screen.js';
import { declaredScreens } from './declared-screens.js';
import { lazyScreen } from './lazy-screen.js';

const START = '/';

/** The routes of all screens of one place except the start and the marina's settings, each loaded when it is first opened. */
export function screenRoutes(place: Screen['place']): RouteObject[] {
  return declaredScreens
    .filter((screen) => screen.place === place && screen.settings === undefined && screen.path !== START)
    .map(routeOf);
}

/** The route of the screen at `/`, which only part of the staff have. */
export function startRoute(): RouteObject[] {
  return declaredScreens.filter(({ path }) => path === START).map(routeOf);
}

/** The routes of the marina's settings, whose frame is around them. */
export function settingsRoutes(): RouteObject[] {
  return declaredScreens.filter((screen) => screen.settings !== undefined).map(routeOf);
}

function routeOf(screen: Screen): RouteObject {
  const { path, redirect } = screen;
  const route = { path, lazy: lazyScreen(screen) };
  if (redirect === undefined) return route;
  const loader = ({ request }: { request: Request }) => {
    const address = redirect(new URL(request.url).search);
    return address === null ? null : redirectDocument(address);
  };
  return { ...route, loader };
}
