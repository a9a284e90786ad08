import { describe, expect, it } from '@jest/globals';
import type { Route } from '../vocabulary/route.js';
import { loginToken } from './password.js';
import { chainApi, sessionApi, userApi } from './api.js';

const routes: Route[] = [
  ...Object.values<Route>(sessionApi),
  ...Object.values<Route>(userApi),
  ...Object.values<Route>(chainApi),
];

describe.each(routes.map((route) => [route.path, route] as const))('%s', (_, route) => {
  it('has examples that its own schemas take', () => {
    expect(route.answer.safeParse(route.example.answer).error).toBeUndefined();
    expect(route.body?.safeParse(route.example.body).error).toBeUndefined();
  });
});

it.each([
  [undefined, 'loginTokenRequired'],
  [7, 'loginTokenRequired'],
  ['', 'loginTokenRequired'],
  ['t'.repeat(301), 'tooLong'],
])('a login token %p is refused as %s', (token, code) => {
  expect(loginToken.safeParse(token).error?.issues.map((issue) => issue.message)).toEqual([code]);
});
