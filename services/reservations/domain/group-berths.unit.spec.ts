import { describe, expect, it } from '@jest/globals';
import { berthsTogether, commonestRule, type GroupBoat, type PierBerth } from './group-berths.js';

/** Berths `F1` to `Fn` of one pier, with a length for each. */
const pier = (name: string, lengths: readonly number[]): PierBerth[] =>
  lengths.map((length, index) => ({
    id: `${name}${String(index + 1)}`,
    pier_id: name,
    pier_name: name,
    number: index + 1,
    length,
  }));
const boats = (...lengths: number[]): GroupBoat[] => lengths.map((length) => ({ length }));

/** Boats fit by length; the named berths are taken. */
function proposed(some: readonly GroupBoat[], berths: readonly PierBerth[], taken: string[] = [], wanted?: string) {
  const length = new Map(berths.map((berth) => [berth.id, berth.length]));
  const refused = (boat: number, id: string) => {
    if (taken.includes(id)) return 'taken' as const;
    return (some[boat]?.length ?? 0) > (length.get(id) ?? 0) ? ('too_short_loa' as const) : null;
  };
  const { berths: given, piers } = berthsTogether(some, berths, refused, wanted);
  return { given: some.map((_, boat) => given.get(boat) ?? null), piers, refused };
}

describe('berths for several boats together', () => {
  it('are on the one pier that has room for all, not on the first', () => {
    const harbour = [...pier('A', [12, 12]), ...pier('B', [12, 12, 12, 12])];
    const { given, piers } = proposed(boats(10, 10, 10), harbour);
    expect(given.every((id) => id?.startsWith('B'))).toBe(true);
    expect(piers.map(({ pier_id, boats: count }) => [pier_id, count])).toEqual([
      ['B', 3],
      ['A', 2],
    ]);
  });

  it('are the shortest free stretch, where facing berths count as near', () => {
    const harbour = pier('F', [12, 12, 12, 12, 12, 12, 12, 12, 12, 12]);
    const { given } = proposed(boats(10, 10, 10, 10), harbour, ['F2', 'F4', 'F6']);
    expect([...given].sort()).toEqual(['F10', 'F7', 'F8', 'F9']);
  });

  it('are sorted so that every size fits, the tightest berth to each', () => {
    const { given } = proposed(boats(9, 12, 10.5), pier('F', [10, 11, 12]));
    expect(given).toEqual(['F1', 'F3', 'F2']);
  });

  it('give a boat a larger berth where another boat would else have none', () => {
    const { given } = proposed(boats(11, 11.5), pier('F', [12, 12]));
    expect(new Set(given)).toEqual(new Set(['F1', 'F2']));
  });

  it('go on to the next pier with the boats for which there was no room', () => {
    const { given } = proposed(boats(10, 10, 10), [...pier('A', [12, 12]), ...pier('B', [12])]);
    expect([...given].sort()).toEqual(['A1', 'A2', 'B1']);
  });

  it('begin with the pier that staff want', () => {
    const harbour = [...pier('A', [12, 12, 12]), ...pier('B', [12, 12])];
    expect([...proposed(boats(10, 10), harbour, [], 'B').given].sort()).toEqual(['B1', 'B2']);
  });

  it('leave a berth alone that staff gave to another boat', () => {
    const some: GroupBoat[] = [{ length: 10, berth_id: 'F1' }, { length: 10 }];
    expect(proposed(some, pier('F', [12, 12])).given).toEqual([null, 'F2']);
  });

  it('say by which rule a boat has none', () => {
    const harbour = pier('F', [10, 10, 12]);
    const some = boats(9, 11, 15);
    const { given, refused } = proposed(some, harbour, ['F3']);
    expect(given).toEqual(['F1', null, null]);
    expect(commonestRule(1, harbour, refused)).toBe('too_short_loa');
  });

  it('are found for sixty boats in a harbour of 257 berths within a moment', () => {
    const harbour = Array.from({ length: 11 }, (_, at) =>
      pier(String.fromCharCode(65 + at), Array<number>(24).fill(12)),
    );
    const { given } = proposed(boats(...Array<number>(60).fill(10)), harbour.flat());
    expect(new Set(given).size).toBe(60);
  });
});
