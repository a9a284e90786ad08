import type { Screen } from '../../lib/screens/screen.js';
import { tokenAsOldPassword } from './model/mailed-token.js';

const namespaces: Screen['namespaces'] = ['identity'];

export const screens: readonly Screen[] = [
  { path: '/login', place: 'sign-in', load: () => import('./routes/login-page.js'), namespaces },
  { path: '/forgotpassword', place: 'sign-in', load: () => import('./routes/forgot-password-page.js'), namespaces },
  { path: '/signup', place: 'sign-in', load: () => import('./routes/sign-up-page.js'), namespaces },
  { path: '/terms', place: 'sign-in', load: () => import('./routes/terms-page.js'), namespaces },
  { path: '/firstLogin', place: 'sign-in', load: () => import('./routes/first-login-page.js'), namespaces },
  {
    path: '/changePassword',
    place: 'sign-in',
    load: () => import('./routes/change-password-page.js'),
    namespaces,
    redirect: tokenAsOldPassword,
  },
  {
    path: '/marinas',
    place: 'desk',
    load: () => import('./routes/marinas-page.js'),
    namespaces: ['identity', 'identity/chain', 'identity/marinas'],
  },
  {
    path: '/marinas/create',
    place: 'desk',
    load: () => import('./routes/marina-create-page.js'),
    namespaces: ['identity/marinas'],
  },
  {
    path: '/marinas/managers',
    place: 'desk',
    load: () => import('./routes/overseers-page.js'),
    namespaces: ['identity/marinas'],
  },
  {
    path: '/marinas/reports',
    place: 'desk',
    load: () => import('./routes/chain-reports-page.js'),
    namespaces: ['identity/chain'],
  },
  {
    path: '/marinas/:id',
    place: 'desk',
    load: () => import('./routes/marina-page.js'),
    namespaces: ['identity/marinas'],
  },
  {
    path: '/two_factor',
    place: 'sign-in',
    load: () => import('./routes/two-factor-page.js'),
    namespaces: ['identity', 'identity/two-factor'],
  },
  {
    path: '/user_settings',
    place: 'desk',
    load: () => import('./routes/user-settings-page.js'),
    namespaces: ['entities/session', 'entities/user', 'identity', 'identity/two-factor'],
  },
];
