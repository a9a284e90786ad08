import { expect, it } from '@jest/globals';
import { chainDefaults, chainQuestion, isFiltered, orderOf } from './chain-address.js';
import { changePercent, sparkline } from './sparkline.js';

it('asks for what the address chooses and ignores what it cannot read', () => {
  expect(chainQuestion(chainDefaults)).toEqual({ sort: { by: 'name', direction: 'asc' }, page: 1, page_size: 25 });
  const address = { ...chainDefaults, search: ' olbia ', country: 'IT', waiting: true, sort: '-revenue', page: -3 };
  expect(chainQuestion(address)).toEqual({
    search: 'olbia',
    countries: ['IT'],
    waiting: true,
    sort: { by: 'revenue', direction: 'desc' },
    page: 1,
    page_size: 25,
  });
  expect([isFiltered(chainDefaults), isFiltered(address)]).toEqual([false, true]);
  expect(orderOf('-secrets')).toEqual({ field: 'name', direction: 'asc' });
});

it('asks for an order by two columns', () => {
  expect(chainQuestion({ ...chainDefaults, sort: '-our_moves,name' }).sort).toEqual({
    by: 'our_moves',
    direction: 'desc',
    then: { by: 'name', direction: 'asc' },
  });
});

it('draws a line from 0 to the highest value', () => {
  expect(sparkline([0, 5, 10], 60, 20)).toBe('0.0,20.0 30.0,10.0 60.0,0.0');
  expect(sparkline([0], 60, 20)).toBe('0.0,20.0');
});

it.each([
  [103, 100, 3],
  [94, 100, -6],
  [50, 0, null],
])('%i after %i is a change of %s percent', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent);
});
