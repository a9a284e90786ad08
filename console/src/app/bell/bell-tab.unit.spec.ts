import { expect, it } from '@jest/globals';
import { openingTab } from './bell-tab.js';

it.each([
  [{ messages: 2, notifications: 3 }, 'messages', 'messages'],
  [{ messages: 2, notifications: 3 }, 'notifications', 'notifications'],
  [{ messages: 0, notifications: 3 }, 'messages', 'notifications'],
  [{ messages: 2, notifications: 0 }, 'notifications', 'messages'],
  [{ messages: 0, notifications: 0 }, 'notifications', 'notifications'],
] as const)('with %j unread, the bell that last showed %s opens on %s', (unread, kept, tab) => {
  expect(openingTab(unread, kept)).toBe(tab);
});
