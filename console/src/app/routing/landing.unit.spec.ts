import { expect, it } from '@jest/globals';
import type { MenuEntry } from '../menu/menu-rules.js';
import { landing } from './landing.js';

const entry = (to: string, locked: MenuEntry['locked'] = null): MenuEntry => ({
  id: 'reservations',
  to,
  group: 'bookings',
  locked,
  counts: null,
});

it.each<[string, MenuEntry[], string]>([
  ['the first entry', [entry('/reservations'), entry('/history')], '/reservations'],
  ['the first that is not locked', [entry('/reservations', 'reservation'), entry('/history')], '/history'],
  ['the settings when there is nothing', [], '/user_settings'],
])('%s is where the work begins', (_name, menu, expected) => {
  expect(landing(menu)).toBe(expected);
});
