import { describe, expect, it } from '@jest/globals';
import { type Redirect, safeDestination, type Visitor, whereToGo } from './where-to-go.js';

const settled: Visitor = { is_first_login: false, is_password_temp: false };
const newcomer: Visitor = { is_first_login: true, is_password_temp: false };
const invited: Visitor = { is_first_login: true, is_password_temp: true };
const forgetful: Visitor = { is_first_login: false, is_password_temp: true };

describe('the redirect of a visitor', () => {
  const cases: [string, Visitor, string, string | null, Redirect | null][] = [
    ['signed out, on the sign-in page', null, '/login', null, null],
    ['signed out, having forgotten the password', null, '/forgotpassword', null, null],
    ['signed out, signing up', null, '/signup', null, null],
    [
      'signed out, anywhere else',
      null,
      '/reservations?tab=APPROVED',
      null,
      { to: '/login', from: '/reservations?tab=APPROVED' },
    ],
    ['signed in, on the sign-in page', settled, '/login', null, { to: '/' }],
    ['signed in, with a remembered place', settled, '/login', '/reservations/7?tab=1', { to: '/reservations/7?tab=1' }],
    ['signed in, opening a mailed link', settled, '/login?email=a%40b.org&login_token=x', null, null],
    ['signed in, with only half a mailed link', settled, '/login?email=a%40b.org', null, { to: '/' }],
    ['signed in, first login long done', settled, '/firstLogin', null, { to: '/' }],
    ['signed in, changing the password', settled, '/changePassword', null, null],
    ['signed in, at work', settled, '/reservations', null, null],
    ['first login, anywhere', newcomer, '/reservations', null, { to: '/firstLogin' }],
    ['first login, remembering', newcomer, '/login', '/outbox', { to: '/firstLogin', from: '/outbox' }],
    ['first login, there', newcomer, '/firstLogin', null, null],
    ['temporary password, anywhere', forgetful, '/reservations', null, { to: '/changePassword' }],
    ['temporary password, remembering', forgetful, '/login', '/outbox', { to: '/changePassword', from: '/outbox' }],
    ['temporary password, there', forgetful, '/changePassword?old_password=x', null, null],
    ['both: the password first', invited, '/firstLogin', null, { to: '/changePassword' }],
  ];
  it.each(cases)('%s', (_name, visitor, address, remembered, expected) => {
    const [pathname = '', search] = address.split('?');
    expect(whereToGo(visitor, { pathname, search: search === undefined ? '' : `?${search}` }, remembered)).toEqual(
      expected,
    );
  });
});

describe('the remembered destination', () => {
  it.each([
    [null, '/'],
    ['/reservations/7?tab=1', '/reservations/7?tab=1'],
    ['/login?error=unauthorized', '/'],
    ['/firstLogin', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
  ])('%s leads to %s', (remembered, expected) => {
    expect(safeDestination(remembered)).toBe(expected);
  });
});
