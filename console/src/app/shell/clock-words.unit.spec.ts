import { expect, it } from '@jest/globals';
import { clockWords } from './clock-words.js';

const now = new Date('2026-11-21T23:42:10Z');

it.each([
  ['Europe/Oslo', 'en', 'Sun 22 Nov 2026', '00:42'],
  ['America/New_York', 'en', 'Sat 21 Nov 2026', '18:42'],
  ['UTC', 'de', 'Sa. 21. Nov. 2026', '23:42'],
  ['UTC', 'fr', 'sam. 21 nov. 2026', '23:42'],
])('at half past eleven in Greenwich, a clock in %s says in %s: %s, %s', (zone, language, date, time) => {
  expect(clockWords(now, zone, language)).toEqual({ date, time });
});
