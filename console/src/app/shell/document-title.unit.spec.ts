import { expect, it } from '@jest/globals';
import { documentTitle } from './document-title.js';

it.each([
  [0, 'Quayside'],
  [1, '(1) Quayside'],
  [140, '(140) Quayside'],
])('the title with %d unread messages is %s', (unread, title) => {
  expect(documentTitle(unread)).toBe(title);
});
