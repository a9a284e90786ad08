import { describe, expect, it } from '@jest/globals';
import type { BerthChoice, Match } from '../../../../contracts/berths/matches.js';
import { foundChoices, inChoiceOrder, minimumAbove, rankReasons, removedByRule } from './candidate-rules.js';

const candidate = (berth_name: string, why: Partial<Match['why']> = {}): Match => ({
  berth_id: berth_name,
  berth_name,
  available: true,
  order: 1,
  custom: false,
  absence_report_id: null,
  vessel: null,
  why: {
    berth_id: berth_name,
    order: 1,
    spare_loa: 0.8,
    spare_beam: 0.45,
    spare_draft: 0.6,
    extends_over: [],
    absence_ids: [],
    ...why,
  },
});

const choice = (berth_name: string, length: number): BerthChoice => ({
  berth_id: berth_name,
  berth_name,
  pier_id: 'pier',
  pier_name: berth_name.slice(0, 1),
  number: 1,
  length,
  max_beam: 4,
  max_draft: 2,
  min_length: null,
  min_beam: null,
  min_draft: null,
  order: 1,
  available: true,
  long_enough: true,
  needs_confirmation: false,
  extends_over: [],
  absence_report_id: null,
  removed_by: null,
});

describe('why a candidate ranks where it does', () => {
  const first = candidate('C07');
  const seen = { at: '2027-07-02T15:40:00.000Z', by: 'Marta' };
  it.each([
    ['the first is the snuggest', candidate('C07'), null, [{ code: 'snuggest' }]],
    ['the first without room, which is no best fit', candidate('C07', { spare_loa: 0 }), null, [{ code: 'noRoom' }]],
    ['one without room', candidate('C11', { spare_loa: 0 }), first, [{ code: 'noRoom' }]],
    [
      'one in which a boat still lies, however it fits',
      { ...candidate('C11'), still_there: { reservation_id: 'r', boat_name: 'Fram', end_date: '2027-07-02' } },
      first,
      [{ code: 'stillThere', boat: 'Fram', due: '2027-07-02' }],
    ],
    [
      'a berth in which a dock walk saw an unexpected boat',
      { ...candidate('C11'), still_there: { reservation_id: null, boat_name: null, end_date: '2027-07-02', seen } },
      first,
      [{ code: 'seenThere', boat: null, seen }],
    ],
    ['a longer one', candidate('C11', { spare_loa: 1.8 }), first, [{ code: 'longer', than: 'C07', metres: 1 }]],
    [
      'a wider one of the same length',
      candidate('C11', { spare_beam: 0.75 }),
      first,
      [{ code: 'wider', than: 'C07', metres: 0.3 }],
    ],
    [
      'a deeper one of the same size',
      candidate('C11', { spare_draft: 0.7 }),
      first,
      [{ code: 'deeper', than: 'C07', metres: 0.1 }],
    ],
    ['one of the same size', candidate('C11'), first, [{ code: 'sameSize', than: 'C07' }]],
    ['one that needs neighbours', candidate('A01', { extends_over: ['A02'] }), first, [{ code: 'extends', count: 1 }]],
    [
      'one whose resident is away, with the boat',
      { ...candidate('C07', { absence_ids: ['x'] }), vessel: { id: 'v', name: 'Tern' } },
      null,
      [{ code: 'snuggest' }, { code: 'residentAway', boat: 'Tern' }],
    ],
    [
      'one whose resident was erased',
      { ...candidate('C07', { absence_ids: ['x'] }), vessel: { id: 'v', name: null } },
      null,
      [{ code: 'snuggest' }, { code: 'residentAway', boat: null }],
    ],
  ])('%s', (_name, match, before, reasons) => expect(rankReasons(match, before)).toEqual(reasons));
});

describe('berths left out', () => {
  it('are counted by rule, in the order of the rules', () => {
    expect(removedByRule({ taken: 19, too_short_loa: 4, inactive: 0 })).toEqual([
      { rule: 'too_short_loa', count: 4 },
      { rule: 'taken', count: 19 },
    ]);
  });

  it('stand long enough first, ascending, then shorter, descending', () => {
    const berths = [choice('A09', 9), choice('A20', 20), choice('A12', 12), choice('A11', 11), choice('A15', 15)];
    expect(inChoiceOrder(berths, 11.5).map(({ length }) => length)).toEqual([12, 15, 20, 11, 9]);
  });

  it('are found by name and pier', () => {
    const berths = [choice('C07', 9), choice('D02', 20)];
    expect(foundChoices(berths, ' c 0').map(({ berth_name }) => berth_name)).toEqual(['C07']);
    expect(foundChoices(berths, '')).toHaveLength(2);
    expect(foundChoices(berths, 'Z')).toEqual([]);
  });

  it.each([
    [{}, null],
    [{ min_length: 11.2, min_beam: 3.5, min_draft: 1.9 }, null],
    [{ min_length: 11.21 }, { rule: 'below_min_length', boat: 11.2, minimum: 11.21 }],
    [
      { min_beam: 3.6, min_draft: 2 },
      { rule: 'below_min_beam', boat: 3.5, minimum: 3.6 },
    ],
    [{ min_draft: 2 }, { rule: 'below_min_draft', boat: 1.9, minimum: 2 }],
  ])('with the minimums %j show the one that the boat is below', (minimums, below) => {
    const none = { min_length: null, min_beam: null, min_draft: null };
    expect(minimumAbove({ ...none, ...minimums }, { length: 11.2, beam: 3.5, draft: 1.9 })).toEqual(below);
  });
});
