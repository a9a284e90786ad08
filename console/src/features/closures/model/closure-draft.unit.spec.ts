import { describe, expect, it } from '@jest/globals';
import type { ProposedBoat } from '../../../../../contracts/berths/closures.js';
import { berthOf, chosenBerths, type ClosureDraft, doubled, draftOf, termsOf, wrongDays } from './closure-draft.js';

const draft: ClosureDraft = {
  pier_ids: ['pier-e'],
  berth_ids: [],
  start_date: '2027-02-12',
  end_date: '2027-02-14',
  unread: [],
  open: false,
  reason: 'STORM',
};

const option = (berth_id: string) => ({
  berth_id,
  berth_name: berth_id,
  extends_over: [],
  spare_loa: 1,
  spare_beam: 1,
  spare_draft: 1,
});

const boat = (allocation_id: string, options: string[], told_by: ProposedBoat['told_by'] = 'MAIL'): ProposedBoat => ({
  allocation_id,
  holder: 'VISITOR',
  reservation_id: null,
  view_id: null,
  boater_id: null,
  person: null,
  boat: null,
  vessel: { length: 10, beam: 3, draft: 1.5, type: null },
  berth: { id: 'e1', name: 'E1' },
  from_date: '2027-02-12',
  until_date: '2027-02-14',
  told_by,
  phone: null,
  options: options.map(option),
  to: options[0] ?? null,
});

describe('the terms of a closure', () => {
  it.each<[string, Partial<ClosureDraft>, boolean]>([
    ['with a pier and both days', {}, true],
    ['with an open end', { open: true, end_date: null }, true],
    ['without berths', { pier_ids: [] }, false],
    ['without a first night', { start_date: null }, false],
    ['that have begun', { start_date: '2027-02-09' }, false],
    ['with a day that is none', { unread: ['start_date'] }, false],
    ['that end before they begin', { end_date: '2027-02-12' }, false],
  ])('%s are complete or not', (_, more, complete) => {
    expect(termsOf({ ...draft, ...more }, '2027-02-10') !== null).toBe(complete);
  });

  it('leave out the end where it is open', () => {
    expect(termsOf({ ...draft, open: true }, '2027-02-10')?.end_date).toBeNull();
  });
});

describe('the address of the form', () => {
  const of = (address: string) => draftOf(new URLSearchParams(address), '2027-02-10');

  it('names piers, berths and nights; tonight without them', () => {
    expect(of('pier=a&pier=b&berth=c1&from=2027-02-12&until=2027-02-14')).toMatchObject({
      pier_ids: ['a', 'b'],
      berth_ids: ['c1'],
      start_date: '2027-02-12',
      end_date: '2027-02-14',
    });
    expect(of('pier=a')).toMatchObject({ start_date: '2027-02-10', end_date: '2027-02-11' });
  });

  it.each([
    ['from=2027-02-09&until=2027-02-14', { start: 'early', end: null }],
    ['from=2027-02-14&until=2027-02-12', { start: null, end: 'crossed' }],
    ['from=soon&until=2027-02-30', { start: 'notADay', end: 'notADay' }],
    ['from=2027-02-12', { start: null, end: null }],
  ])('with %s says what is wrong at the day', (address, wrong) => {
    expect(wrongDays(of(address), '2027-02-10')).toEqual(wrong);
  });
});

describe('the berths of the boats', () => {
  const boats = [boat('a', ['c1', 'c2']), boat('b', ['c2']), boat('c', [], 'TELEPHONE')];

  it('are those proposed, unless staff chose others or none', () => {
    expect(boats.map((one) => berthOf(one, { a: 'c2' }))).toEqual(['c2', 'c2', null]);
    expect(boats.map((one) => berthOf(one, { b: null }))).toEqual(['c1', null, null]);
  });

  it('are named where two boats would have one', () => {
    expect([...doubled(boats, {})]).toEqual([]);
    expect([...doubled(boats, { a: 'c2' })].sort()).toEqual(['a', 'b']);
  });

  it('are sent as chosen', () => {
    expect(chosenBerths({ a: 'c2', b: null })).toEqual([
      { allocation_id: 'a', berth_id: 'c2' },
      { allocation_id: 'b', berth_id: null },
    ]);
  });
});
