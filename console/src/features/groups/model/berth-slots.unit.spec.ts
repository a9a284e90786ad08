import { describe, expect, it } from '@jest/globals';
import { besideSlot, columnWidths, drawnPiers, type Slot } from './berth-slots.js';

const slot = (place: number): Slot => ({
  id: `F${place}`,
  number: String(place),
  pier_id: 'F',
  pier_name: 'F',
  place,
  length: 12,
  beam: 4,
  free: true,
});
const piers = drawnPiers([3, 5, 6, 9, 10].map(slot));

describe('the berths of a pier as they are drawn', () => {
  it('lie across from each other by number, with gaps where there is none', () => {
    const [pier] = piers;
    expect(pier?.far.map((one) => one?.id ?? null)).toEqual([null, 'F6', null, 'F10']);
    expect(pier?.near.map((one) => one?.id ?? null)).toEqual(['F3', 'F5', null, 'F9']);
  });

  it('take the width of the wider of two that lie across', () => {
    const [pier] = drawnPiers([slot(3), { ...slot(4), beam: 4.6 }, slot(5)]);
    expect(pier === undefined ? [] : columnWidths(pier)).toEqual([4.6, 4]);
  });

  it.each([
    ['F5', 'ArrowLeft', 'F3'],
    ['F5', 'ArrowRight', 'F9'],
    ['F5', 'ArrowUp', 'F6'],
    ['F6', 'ArrowRight', 'F10'],
    ['F3', 'ArrowUp', null],
    ['F3', 'ArrowLeft', null],
  ] as const)('are reached from %s by %s', (from, key, to) => {
    expect(besideSlot(piers, from, key)?.id ?? null).toBe(to);
  });
});
