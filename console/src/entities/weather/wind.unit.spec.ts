import { expect, it } from '@jest/globals';
import { beaufort, compassPoint, GALE } from './wind.js';

it.each([
  [0, 'N'],
  [22, 'N'],
  [23, 'NE'],
  [180, 'S'],
  [247, 'SW'],
  [338, 'N'],
  [359, 'N'],
])('a wind from %i degrees blows from %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});

it.each([
  [0, 0],
  [3, 1],
  [4, 2],
  [GALE - 1, 7],
  [GALE, 8],
  [63, 11],
  [64, 12],
])('%i knots are force %i', (knots, force) => {
  expect(beaufort(knots)).toBe(force);
});
