import { expect, it } from '@jest/globals';
import { keysShown } from './keys-shown.js';

it.each([
  ['mod+k', false, ['Ctrl K']],
  ['mod+k', true, ['⌘ K']],
  ['g r', false, ['G', 'R']],
  ['?', false, ['?']],
  ['shift+enter', false, ['Shift ↵']],
  ['mod++', false, ['Ctrl +']],
])('%s (on a Mac: %s) is printed as %j', (keys, mac, shown) => {
  expect(keysShown(keys, mac)).toEqual(shown);
});
