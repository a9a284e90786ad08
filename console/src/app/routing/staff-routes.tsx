import { redirectDocument, type RouteObject } from 'react-router-dom';
import { CheckingScreen } from '../shell/checking-screen.js';
import { CrashScreen } from '../shell/crash-screen.js';
import { DoorLayout } from '../shell/door-layout.js';
import { Gate } from './gate.js';
import { screen } from './screen.js';
import { tokenAsOldPassword } from './where-to-go.js';

/** Pages before the work. `/signup` and `/terms` are there to be read. */
const doors: RouteObject[] = [
  { path: '/login', lazy: screen(() => import('../../features/identity/routes/login-page.js'), 'identity') },
  {
    path: '/forgotpassword',
    lazy: screen(() => import('../../features/identity/routes/forgot-password-page.js'), 'identity'),
  },
  { path: '/signup', lazy: screen(() => import('../../features/identity/routes/sign-up-page.js'), 'identity') },
  { path: '/terms', lazy: screen(() => import('../../features/identity/routes/terms-page.js'), 'identity') },
  { path: '/firstLogin', lazy: screen(() => import('../../features/identity/routes/first-login-page.js'), 'identity') },
  {
    path: '/changePassword',
    loader: ({ request }) => {
      const address = tokenAsOldPassword(new URL(request.url).search);
      return address === null ? null : redirectDocument(address);
    },
    lazy: screen(() => import('../../features/identity/routes/change-password-page.js'), 'identity'),
  },
];

/** Screens inside the shell. `screens.ts` says which of them the menus know. */
const work: RouteObject[] = [
  { index: true, lazy: screen(() => import('./start-screen.js')) },
  {
    path: '/reservations',
    lazy: screen(() => import('../../features/reservation-list/routes/reservation-list-page.js'), 'reservation-list'),
  },
  {
    path: '/reservations-admin',
    lazy: screen(
      () => import('../../features/reservation-list/routes/reservation-admin-list-page.js'),
      'reservation-list',
    ),
  },
  {
    path: '/reservations-admin/:marinaId/:id',
    lazy: screen(() => import('../../features/reservation-list/routes/elsewhere-page.js')),
  },
  {
    path: '/reservations/:id',
    lazy: screen(
      () => import('../../features/reservations/routes/reservation-page.js'),
      'reservations',
      'reservationSide',
      'audit',
    ),
  },
  { path: '/history', lazy: screen(() => import('./history-screen.js'), 'audit') },
  { path: '/history/waiting_list', lazy: screen(() => import('./waiting-list-screen.js')) },
  { path: '/audit', lazy: screen(() => import('../../features/audit/routes/audit-history-page.js'), 'audit') },
  { path: '/outbox', lazy: screen(() => import('../../features/operations/routes/mail-outbox-page.js'), 'operations') },
  { path: '/outbox/:id', lazy: screen(() => import('../../features/operations/routes/mail-page.js'), 'operations') },
  { path: '/marinas', lazy: screen(() => import('../../features/identity/routes/marinas-page.js'), 'identity') },
  {
    path: '/settings/user',
    lazy: screen(() => import('../../features/identity/routes/user-settings-page.js'), 'identity'),
  },
  { path: '*', lazy: screen(() => import('./unknown-screen.js')) },
];

/** Every address of the console. */
export const staffRoutes: RouteObject[] = [
  {
    Component: Gate,
    ErrorBoundary: CrashScreen,
    HydrateFallback: CheckingScreen,
    children: [
      { Component: DoorLayout, children: doors },
      { path: '/', lazy: screen(() => import('../shell/staff-shell.js')), children: work },
    ],
  },
];
