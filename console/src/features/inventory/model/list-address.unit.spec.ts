import { describe, expect, it } from '@jest/globals';
import { CHUNK, groupsOf } from './berth-chunks.js';
import { filterOf, listDefaults, sizeRange, sortOf, writtenRange } from './list-address.js';

const pier = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a01';

describe('the address of the list', () => {
  it('asks for everything when it says nothing', () => {
    expect(filterOf(listDefaults)).toEqual({});
    expect(sortOf(listDefaults)).toEqual({ by: 'name', direction: 'asc' });
  });

  it('carries every filter', () => {
    const address = {
      ...listDefaults,
      search: 'tordis',
      piers: [pier],
      size: '9..12',
      occupancy: ['vacant'],
      vacant: true,
      services: ['water', 'electricity'],
      location: ['quiet'],
      boats: ['sail'],
      offered: 'yes',
      active: 'no',
      instant: 'yes',
      kept: 'RESIDENT',
    };
    expect(filterOf(address)).toEqual({
      search: 'tordis',
      pier_id: [pier],
      min_loa: 9,
      max_loa: 12,
      occupancy: ['vacant'],
      vacant_tonight: true,
      services: ['electricity', 'water'],
      location: ['quiet'],
      boat_types: ['sail'],
      offered: true,
      active: false,
      instant_booking: true,
      holder_type: 'RESIDENT',
    });
  });

  it('ignores what does not exist', () => {
    const address = {
      ...listDefaults,
      piers: ['x'],
      occupancy: ['full'],
      services: ['tea'],
      offered: 'maybe',
      kept: 'X',
    };
    expect(filterOf({ ...address, size: '12..9' })).toEqual({});
    expect(sortOf({ sort: '-colour' })).toEqual({ by: 'name', direction: 'asc' });
  });

  it.each([
    ['9..12', { from: 9, to: 12 }],
    ['9.5..', { from: 9.5, to: null }],
    ['..12', { from: null, to: 12 }],
    ['..', null],
    ['nine', null],
    ['9..2000', null],
  ])('reads the range %j', (text, range) => {
    expect(sizeRange(text)).toEqual(range);
    if (range !== null) expect(writtenRange(range.from, range.to)).toBe(text);
  });
});

describe('the groups of the list', () => {
  const counts = { active: 0, offered: 0, instant_booking: 0 };
  const piers = [
    { pier_id: 'a', pier_name: 'A', berths: 240, ...counts },
    { pier_id: 'b', pier_name: 'B', berths: 3, ...counts },
  ];
  const byName = { by: 'name' as const, direction: 'asc' as const };

  it('are the piers, each with the requests for its berths', () => {
    const [a, b] = groupsOf({ piers, total: 243 }, { offered: true }, byName, []);
    expect(a?.chunks.map(({ rows }) => rows)).toEqual([CHUNK, CHUNK, 40]);
    expect(b?.chunks).toEqual([
      {
        key: 'b 0',
        rows: 3,
        question: { filter: { offered: true, pier_id: ['b'] }, sort: byName, page: 1, page_size: CHUNK },
      },
    ]);
  });

  it('request nothing while a pier is folded away', () => {
    const [a] = groupsOf({ piers, total: 243 }, {}, byName, ['a']);
    expect(a).toMatchObject({ closed: true, chunks: [] });
  });

  it('are one group in any other order', () => {
    const [all, ...others] = groupsOf({ piers, total: 243 }, {}, { by: 'max_loa', direction: 'desc' }, []);
    expect(others).toEqual([]);
    expect(all?.pier).toBeNull();
    expect(all?.chunks.map(({ rows }) => rows)).toEqual([CHUNK, CHUNK, 43]);
  });

  it.each([
    ['-max_loa,occupancy', { by: 'max_loa', direction: 'desc', then: { by: 'occupancy', direction: 'asc' } }],
    ['name,-max_beam', { by: 'max_beam', direction: 'desc' }],
    ['max_loa,colour', { by: 'max_loa', direction: 'asc' }],
  ])('has an order by two columns, except beside the name, which no two berths share: %s', (sort, order) => {
    expect(sortOf({ sort })).toEqual(order);
  });
});
