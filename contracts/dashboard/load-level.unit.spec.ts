import { expect, it } from '@jest/globals';
import { loadLevel, sharePercent } from './rules/load-level.js';

it.each([
  [0, 'low'],
  [40, 'low'],
  [41, 'medium'],
  [75, 'medium'],
  [76, 'high'],
  [100, 'high'],
])('%i %% reads %s', (percent, level) => {
  expect(loadLevel(percent)).toBe(level);
});

it.each([
  [93, 150, 62],
  [0, 0, 0],
  [5, 4, 100],
])('%i of %i is %i %%', (part, whole, percent) => {
  expect(sharePercent(part, whole)).toBe(percent);
});
