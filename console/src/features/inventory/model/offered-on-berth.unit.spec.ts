import { expect, it } from '@jest/globals';
import { offeredOnBerth } from './offered-on-berth.js';

const saved = { isNew: false, held: false, holderChosen: false };
const all = { edit: true, note: true };

it.each([
  ['a saved berth to an editor', saved, all, 'fields note save remove'],
  ['a new berth to an editor', { ...saved, isNew: true }, all, 'fields note save'],
  ['a saved berth to who may only note', saved, { edit: false, note: true }, 'note save'],
  ['a new berth to who may only note', { ...saved, isNew: true }, { edit: false, note: true }, ''],
  ['a saved berth to a reader', saved, { edit: false, note: false }, ''],
  ['a chosen holder', { ...saved, holderChosen: true }, all, 'fields note save remove giveToHolder'],
  ['a chosen holder of a held berth', { ...saved, holderChosen: true, held: true }, all, 'fields note save remove'],
])('the form of %s offers what the rights allow', (_, berth, may, expected) => {
  const offered = Object.entries(offeredOnBerth(berth, may)).filter(([, shown]) => shown);
  expect(offered.map(([name]) => name).join(' ')).toBe(expected);
});
