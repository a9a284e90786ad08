import { describe, expect, it } from '@jest/globals';
import { Chance } from './chance.js';

const draws = (chance: Chance, count: number) => Array.from({ length: count }, () => chance.next());

describe('chance', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(draws(new Chance('a'), 50)).toEqual(draws(new Chance('a'), 50));
    expect(draws(new Chance('a'), 5)).not.toEqual(draws(new Chance('b'), 5));
  });

  it('has independent branches', () => {
    const tree = new Chance('a');
    const before = draws(tree.branch('left'), 5);
    draws(tree, 100);
    expect(draws(tree.branch('left'), 5)).toEqual(before);
    expect(draws(tree.branch('right'), 5)).not.toEqual(before);
  });

  it('is spread evenly', () => {
    const chance = new Chance('even');
    const tenths = new Array<number>(10).fill(0);
    for (const value of draws(chance, 20_000)) tenths[Math.floor(value * 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(250);
  });

  it('stays within the requested range', () => {
    const chance = new Chance('bounds');
    const wholes = Array.from({ length: 500 }, () => chance.whole(2, 4));
    expect([...new Set(wholes)].sort()).toEqual([2, 3, 4]);
    expect(chance.happens(0)).toBe(false);
    expect(chance.happens(1)).toBe(true);
    expect(() => chance.pick([])).toThrow(RangeError);
  });

  it('follows the weights', () => {
    const chance = new Chance('weights');
    const drawn = Array.from({ length: 4000 }, () =>
      chance.weighted([
        [3, 'often'],
        [1, 'seldom'],
        [0, 'never'],
      ]),
    );
    expect(drawn).not.toContain('never');
    expect(Math.abs(drawn.filter((value) => value === 'often').length - 3000)).toBeLessThan(200);
  });

  it('shuffles without losing anything', () => {
    const list = Array.from({ length: 30 }, (_, index) => index);
    const mixed = new Chance('cards').shuffled(list);
    expect(mixed).not.toEqual(list);
    expect([...mixed].sort((a, b) => a - b)).toEqual(list);
  });
});
