import { describe, expect, it } from '@jest/globals';
import type { ChartBar } from './chart-bar.js';
import { type ChangeChoice, changeAsked, type ChangeKind } from './form-change.js';

const stay: ChartBar = {
  id: 'a1',
  kind: 'VISIT',
  look: 'booked',
  berthId: 'B14',
  alsoOn: [],
  start: '2027-07-12',
  end: '2027-07-19',
  stayStart: '2027-07-12',
  stayEnd: '2027-07-19',
  boat: 'Brisa do Norte',
  sizes: null,
  reservationId: 'r1',
  allocationId: 'a1',
  heldUntil: '2027-07-19',
  movesFrom: '2027-07-12',
  dates: 'CHANGE',
};
const ondine: ChartBar = { ...stay, id: 'a2', berthId: 'B12', reservationId: 'r2', allocationId: 'a2' };
const resident: ChartBar = {
  ...stay,
  kind: 'RESIDENT',
  reservationId: null,
  dates: null,
  end: '9999-12-31',
  stayEnd: '9999-12-31',
};
const nothing: ChangeChoice = { berthId: '', other: null, from: '', dates: { start: '', end: '' } };

const asked = (bar: ChartBar, kind: ChangeKind, choice: Partial<ChangeChoice>) =>
  changeAsked(bar, kind, { ...nothing, ...choice }, [bar]);

describe('the form of a change', () => {
  it.each<[string, ChartBar, ChangeKind, Partial<ChangeChoice>, object]>([
    [
      'another berth',
      stay,
      'move',
      { berthId: 'B9' },
      { type: 'MOVE', reservation_id: 'r1', berth_id: 'B9', confirm_min_length: false },
    ],
    [
      'another berth from a night on',
      stay,
      'split',
      { berthId: 'B9', from: '2027-07-15' },
      { type: 'MOVE', reservation_id: 'r1', berth_id: 'B9', from_date: '2027-07-15', confirm_min_length: false },
    ],
    [
      'the berth of another stay',
      stay,
      'swap',
      { other: ondine },
      { type: 'SWAP', reservation_id: 'r1', with_reservation_id: 'r2', confirm_min_length: false },
    ],
    [
      'other dates of a stay',
      stay,
      'dates',
      { dates: { start: '2027-07-13', end: '2027-07-20' } },
      { type: 'DATES', reservation_id: 'r1', start_date: '2027-07-13', end_date: '2027-07-20' },
    ],
    [
      'other dates of a resident without an end',
      resident,
      'dates',
      { dates: { start: '2027-07-13', end: '' } },
      { type: 'RESIDENT_DATES', allocation_id: 'a1', start_date: '2027-07-13', end_date: null },
    ],
  ])('gives %s', (_case, bar, kind, choice, change) => {
    expect(asked(bar, kind, choice)?.change).toEqual(change);
  });

  it.each<[string, ChartBar, ChangeKind, Partial<ChangeChoice>]>([
    ['no berth', stay, 'move', {}],
    ['the same berth', stay, 'move', { berthId: 'B14' }],
    ['no night from which it moves', stay, 'split', { berthId: 'B9' }],
    ['no other stay', stay, 'swap', {}],
    ['the same dates', stay, 'dates', { dates: { start: '2027-07-12', end: '2027-07-19' } }],
    ['no departure of a visitor', stay, 'dates', { dates: { start: '2027-07-12', end: '' } }],
    ['a departure before the arrival', stay, 'dates', { dates: { start: '2027-07-20', end: '2027-07-19' } }],
    [
      'dates of no stay',
      { ...stay, reservationId: null },
      'dates',
      { dates: { start: '2027-07-13', end: '2027-07-20' } },
    ],
    [
      'dates of no residency',
      { ...resident, allocationId: null },
      'dates',
      { dates: { start: '2027-07-13', end: '' } },
    ],
  ])('asks for nothing with %s', (_case, bar, kind, choice) => {
    expect(asked(bar, kind, choice)).toBeNull();
  });
});
