import { expect, it } from '@jest/globals';
import { mapOf } from './map-link.js';

it('leads to the map with the fit of the boat for the nights of the stay', () => {
  const vessel = { name: '', length: 9.75, beam: 3.2, draft: 1.7, type: null, hull_type: null };
  expect(mapOf({ vessel, start_date: '2027-07-14', end_date: '2027-07-21' })).toBe(
    '/map?view=fit&date=2027-07-14&boat=9.75x3.2x1.7&until=2027-07-21',
  );
});
