import { describe, expect, it } from '@jest/globals';
import { columnSort, sortingIn, sortText } from './sort-text.js';

const fields = ['name', 'email', 'boat'] as const;
const usual = { field: 'boat', direction: 'asc' } as const;

describe('The order in a list’s address', () => {
  it.each([
    ['', usual],
    ['-email', { field: 'email', direction: 'desc' }],
    ['-email,name', { field: 'email', direction: 'desc', then: { field: 'name', direction: 'asc' } }],
    ['colour,-name', { field: 'name', direction: 'desc' }],
    ['name,-name', { field: 'name', direction: 'asc' }],
    ['name,email,boat', { field: 'name', direction: 'asc', then: { field: 'email', direction: 'asc' } }],
  ])('reads %j', (text, order) => {
    expect(sortingIn(text, fields, usual)).toEqual(order);
  });

  it.each(['name', '-email', '-email,name', 'name,-boat'])('writes %j as it was read', (text) => {
    expect(sortText(columnSort(sortingIn(text, fields, usual)))).toBe(text);
  });
});
