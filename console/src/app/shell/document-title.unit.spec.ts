import { expect, it } from '@jest/globals';
import { documentTitle } from './document-title.js';

it.each([
  [0, 'Quayside'],
  [1, '(1) Quayside'],
  [140, '(140) Quayside'],
])('the title with %d unread messages is %s', (unread, title) => {
  expect(documentTitle(unread)).toBe(title);
});

it('begins with the open record, after the number of unread messages', () => {
  expect(documentTitle(0, 'Q-4Z7BZ4B')).toBe('Q-4Z7BZ4B · Quayside');
  expect(documentTitle(5, 'Q-4Z7BZ4B')).toBe('(5) Q-4Z7BZ4B · Quayside');
});
