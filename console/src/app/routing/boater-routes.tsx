import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../../ui/states/not-found.js';
import { CheckingScreen } from '../shell/checking-screen.js';
import { CrashScreen } from '../shell/crash-screen.js';
import { screen } from './screen.js';

/** The page behind a boater's link, apart from everything that needs an account. */
export const boaterRoutes: RouteObject[] = [
  {
    ErrorBoundary: CrashScreen,
    HydrateFallback: CheckingScreen,
    children: [
      { path: '/r/:token', lazy: screen(() => import('../../features/boater/routes/boater-page.js'), 'boater') },
      { path: '*', Component: NotFound },
    ],
  },
];
