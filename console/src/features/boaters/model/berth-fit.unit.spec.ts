import { expect, it } from '@jest/globals';
import type { MapBerth } from '../../../../../contracts/berths/harbour-map.js';
import { berthFit, planOfPier } from './berth-fit.js';

const berth: MapBerth = {
  id: 'b',
  pier_id: 'a',
  number: 1,
  lettered: false,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.5,
  boat_types: 'any',
  active: true,
  offered: true,
};
const boat = { length: 11.4, beam: 3.85, draft: 1.9, type: 'SAIL' } as const;
const piers = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
  { id: 'c', name: 'C' },
];

it('counts the berths of each pier that take a boat by length, beam, draft and type, offered or not', () => {
  const berths: MapBerth[] = [
    berth,
    { ...berth, max_loa: 11.4, max_beam: 3.85, max_draft: 1.9, offered: false },
    { ...berth, max_loa: 11.39 },
    { ...berth, max_beam: 3.84 },
    { ...berth, pier_id: 'b', max_draft: 1.89 },
    { ...berth, pier_id: 'b', boat_types: 'motor' },
    { ...berth, active: false },
  ];
  expect(berthFit(boat, { piers, berths })).toEqual({
    fits: 2,
    of: 6,
    piers: [
      { id: 'a', name: 'A', fits: 2, of: 4 },
      { id: 'b', name: 'B', fits: 0, of: 2 },
    ],
  });
});

it('leads to the plan with the berths of the pier that are long enough', () => {
  expect(planOfPier('a', boat)).toBe('/plan?piers=a&length=11.4..');
  expect(planOfPier('a')).toBe('/plan?piers=a');
});
