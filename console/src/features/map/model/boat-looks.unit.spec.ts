import { describe, expect, it } from '@jest/globals';
import type { MapBoat } from '../../../../../contracts/berths/harbour-map.js';
import { mapBerth } from '../../../../../tests/fixtures/harbour-drawing.js';
import { boatsByBerth, foundBerths, lookOf } from './boat-looks.js';

const DATE = '2027-07-03';
const boat = (more: Partial<MapBoat> = {}): MapBoat => ({
  berth_id: 'A1',
  extends_over: [],
  holder: 'VISITOR',
  phase: 'IN',
  allocation_id: 'a',
  reservation_id: 'r',
  boater_id: null,
  vessel_id: null,
  name: 'Solveig',
  length: 10,
  beam: 3,
  type: null,
  arrives: '2027-07-01',
  leaves: '2027-07-09',
  ...more,
});

describe('the colours of the map', () => {
  it.each([
    ['resident', { holder: 'RESIDENT', leaves: null }],
    ['visitor', {}],
    ['expected', { phase: 'EXPECTED' }],
    ['leaving', { phase: 'LEAVING' }],
    ['overdue', { phase: 'OVERDUE', leaves: '2027-07-02' }],
  ] as const)('shows who is %s by occupancy', (look, more) => {
    expect(lookOf(boat(more), 'occupancy', DATE)).toBe(look);
  });

  it.each([
    ['leaving', '2027-07-03'],
    ['soon', '2027-07-06'],
    ['quiet', '2027-07-07'],
    ['quiet', null],
  ] as const)('shows %s for a boat that leaves on %s', (look, leaves) => {
    expect(lookOf(boat({ leaves }), 'leaving', DATE)).toBe(look);
  });
});

describe('the boat in a berth', () => {
  const leaving = boat({ phase: 'LEAVING', name: 'Tern' });
  const expected = boat({ phase: 'EXPECTED', name: 'Hilde' });

  it('is the one of the night, and the one that leaves where departures are shown', () => {
    expect(boatsByBerth([leaving, expected], 'occupancy').get('A1')).toBe(expected);
    expect(boatsByBerth([leaving, expected], 'leaving').get('A1')).toBe(leaving);
    expect(boatsByBerth([leaving], 'occupancy').get('A1')).toBe(leaving);
  });

  it('is the one that is still there after its stay, until the next one has arrived', () => {
    const overdue = boat({ phase: 'OVERDUE', name: 'Fram' });
    const arrived = boat({ phase: 'IN', name: 'Odin' });
    expect(boatsByBerth([expected, overdue], 'occupancy').get('A1')).toBe(overdue);
    expect(boatsByBerth([arrived, overdue], 'occupancy').get('A1')).toBe(arrived);
  });

  it('takes its neighbours too where it extends over them', () => {
    const broad = boat({ extends_over: ['A2'] });
    expect(boatsByBerth([broad], 'occupancy').get('A2')).toBe(broad);
  });
});

describe('finding on the map', () => {
  const harbour = {
    piers: [{ id: 'A', name: 'A' }],
    berths: [mapBerth('A', 1), mapBerth('A', 12), mapBerth('A', 2)],
    boats: [boat({ berth_id: 'A2' })],
  };

  it('finds berths by the beginning of their name and boats by any part of theirs', () => {
    expect([...foundBerths(harbour, 'a1')]).toEqual(['A1', 'A12']);
    expect([...foundBerths(harbour, 'SOLV')]).toEqual(['A2']);
    expect([...foundBerths(harbour, ' ')]).toEqual([]);
  });
});
