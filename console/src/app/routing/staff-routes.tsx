import type { RouteObject } from 'react-router-dom';
import type { Screen } from '../../lib/screens/screen.js';
import { CheckingScreen } from '../shell/checking-screen.js';
import { CrashScreen } from '../shell/crash-screen.js';
import { SignInLayout } from '../shell/sign-in-layout.js';
import { Gate } from './gate.js';
import { lazyScreen } from './lazy-screen.js';
import { screenRoutes, settingsRoutes, startRoute } from './screen-routes.js';

/** Parts of the frame around the screens, which need only the catalogues of every page. */
const frame = (load: Screen['load']) => lazyScreen({ load, namespaces: [] });

/** All addresses of the console except boaters' links. */
export const staffRoutes: RouteObject[] = [
  {
    Component: Gate,
    ErrorBoundary: CrashScreen,
    HydrateFallback: CheckingScreen,
    children: [
      { Component: SignInLayout, children: screenRoutes('sign-in') },
      {
        path: '/',
        lazy: frame(() => import('../shell/staff-shell.js')),
        children: [
          { lazy: frame(() => import('./start-screen.js')), children: startRoute() },
          ...screenRoutes('desk'),
          { lazy: frame(() => import('../settings/settings-frame.js')), children: settingsRoutes() },
          { path: '*', lazy: frame(() => import('./unknown-screen.js')) },
        ],
      },
    ],
  },
];
