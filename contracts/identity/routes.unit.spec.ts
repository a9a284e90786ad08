import { describe, expect, it } from '@jest/globals';
import type { Route } from '../vocabulary/route.js';
import { loginToken } from './password.js';
import { chainRoutes } from './chain-api.js';
import { sessionRoutes } from './session-api.js';
import { userRoutes } from './users-api.js';

const routes: Route[] = [
  ...Object.values<Route>(sessionRoutes),
  ...Object.values<Route>(userRoutes),
  ...Object.values<Route>(chainRoutes),
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
