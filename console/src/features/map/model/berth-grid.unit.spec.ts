import { describe, expect, it } from '@jest/globals';
import { layoutOf } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { mapBerth } from '../../../../../tests/fixtures/harbour-drawing.js';
import { berthBeside, berthGrid, middleOf } from './berth-grid.js';

const piers = ['A', 'B'].map((id) => ({ id, name: id }));
const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
const { berths, bounds } = layoutOf(
  piers,
  piers.flatMap(({ id }) => numbers.map((number) => mapBerth(id, number))),
  { piers: [], shores: [] },
);
const placed = (id: string) => {
  const found = berths.find(({ berth }) => berth.id === id);
  if (found === undefined) throw new Error(`there is no berth ${id}`);
  return found;
};

describe('finding berths on the map', () => {
  it('finds the berth under a point, and none on the open water', () => {
    const grid = berthGrid(berths);
    for (const berth of berths) expect(grid.at(middleOf(berth))).toBe(berth);
    expect(grid.at({ x: bounds.left - 50, y: bounds.top })).toBeNull();
  });

  it('finds the berths on the screen', () => {
    const { x, y } = middleOf(placed('A1'));
    const near = berthGrid(berths).within({ left: x, top: y, right: x + 1, bottom: y + 1 });
    expect(near).toContain(placed('A1'));
    expect(near.length).toBeLessThan(berths.length);
  });
});

describe('moving over the map with arrow keys', () => {
  const beside = (id: string, key: string) => berthBeside(berths, placed(id), key)?.berth.id ?? null;

  it('goes along the row, across the pier and to the next pier', () => {
    expect(beside('A1', 'ArrowRight')).toBe('A3');
    expect(beside('A3', 'ArrowLeft')).toBe('A1');
    expect(beside('A1', 'ArrowUp')).toBe('A2');
    expect(beside('A1', 'ArrowDown')).toBe('B2');
  });

  it('stays at the edge and ignores other keys', () => {
    expect(beside('A2', 'ArrowUp')).toBeNull();
    expect(beside('A1', 'Tab')).toBeNull();
  });
});
