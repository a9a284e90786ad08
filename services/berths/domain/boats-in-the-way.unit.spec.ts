import { describe, expect, it } from '@jest/globals';
import type { BoatHere } from '../../../contracts/traffic/queries.js';
import { boatsInTheWay } from './boats-in-the-way.js';

const TODAY = '2027-06-15';
const TONIGHT = { start_date: TODAY, end_date: '2027-06-16' };

const boat = (reservation_id: string, more: Partial<BoatHere> = {}): BoatHere => ({
  reservation_id,
  view_id: 'v-1',
  boater_id: 'b',
  arrived_at: '2027-06-11T08:00:00.000Z',
  start_date: '2027-06-11',
  end_date: '2027-06-14',
  beyond_plan: true,
  vessel: { id: null, name: 'Petrel', length: 9, beam: 3, draft: 1 },
  berth: { id: 'a1', label: 'A1' },
  ...more,
});
const found = (
  boats: BoatHere[],
  nights: { start_date: string; end_date: string } = TONIGHT,
  own: string | null = null,
) => boatsInTheWay(boats, TODAY, nights, own).map(({ reservation_id }) => reservation_id);

describe('boats in the way of a stay', () => {
  it('are those in a berth tonight although the plan does not have them there', () => {
    expect(boatsInTheWay([boat('r')], TODAY, TONIGHT, null)).toEqual([
      {
        reservation_id: 'r',
        berth_id: 'a1',
        berth_name: 'A1',
        boat_name: 'Petrel',
        start_date: '2027-06-11',
        end_date: '2027-06-14',
      },
    ]);
    expect(found([boat('r', { beyond_plan: false })])).toEqual([]);
    expect(found([boat('r', { berth: null })])).toEqual([]);
  });

  it('are none unless tonight is among the nights', () => {
    expect(found([boat('r')], { start_date: '2027-06-12', end_date: '2027-06-16' })).toEqual(['r']);
    expect(found([boat('r')], { start_date: '2027-06-16', end_date: '2027-06-18' })).toEqual([]);
    expect(found([boat('r')], { start_date: '2027-06-12', end_date: TODAY })).toEqual([]);
  });

  it('are never the boat of the stay itself', () => {
    expect(found([boat('r'), boat('s')], TONIGHT, 'r')).toEqual(['s']);
  });
});
