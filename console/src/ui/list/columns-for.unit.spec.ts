import { describe, expect, it } from '@jest/globals';
import { columnsFor } from './column.js';

const columns = [
  { id: 'name', width: 100 },
  { id: 'services', width: 100, drops: 1 },
  { id: 'boats', width: 100, drops: 2 },
  { id: 'switch', width: 100, drops: 1 },
];
const shownAt = (room: number) => columnsFor(columns, room).map(({ id }) => id);

describe('the columns of a list', () => {
  it('are all shown where there is room for them, slightly narrower at most', () => {
    expect(shownAt(380)).toEqual(['name', 'services', 'boats', 'switch']);
  });

  it('are left out by their order, of equal ones the last first', () => {
    expect(shownAt(379)).toEqual(['name', 'services', 'switch']);
    expect(shownAt(284)).toEqual(['name', 'services']);
    expect(shownAt(189)).toEqual(['name']);
  });

  it('stay if they have no order, however narrow the list is', () => {
    expect(shownAt(10)).toEqual(['name']);
  });
});
