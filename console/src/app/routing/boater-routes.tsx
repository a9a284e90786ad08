import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../../ui/states/not-found.js';
import { CheckingScreen } from '../shell/checking-screen.js';
import { CrashScreen } from '../shell/crash-screen.js';
import { screenRoutes } from './screen-routes.js';

/** The page behind a boater's link, separate from everything that needs an account. */
export const boaterRoutes: RouteObject[] = [
  {
    ErrorBoundary: CrashScreen,
    HydrateFallback: CheckingScreen,
    children: [...screenRoutes('link'), { path: '*', Component: NotFound }],
  },
];
