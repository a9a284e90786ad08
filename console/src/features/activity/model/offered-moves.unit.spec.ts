import { describe, expect, it } from '@jest/globals';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { type MovementRights, offeredMoves } from './offered-moves.js';

const TODAY = '2027-07-14';
const all: MovementRights = {
  confirm: true,
  plan: true,
  cancel: true,
  seeAbsence: true,
  editAbsence: true,
  takePayment: true,
};
const none: MovementRights = {
  confirm: false,
  plan: false,
  cancel: false,
  seeAbsence: false,
  editAbsence: false,
  takePayment: false,
};

const stay = {
  id: 'r',
  view_id: 'R-1',
  created_by: 'MARINA',
  start_date: '2027-07-13',
  end_date: '2027-07-20',
} as const;
const arrival: TrafficEventRow = {
  traffic_event_id: 'arrival',
  type: 'ARRIVAL',
  date: TODAY,
  state: 'expected',
  confirmed_at: null,
  confirmed_by: null,
  expected: null,
  can_confirm: true,
  can_undo: false,
  can_restore: false,
  conflict: null,
  berth_taken_by: null,
  reservation: stay,
  absence_report: null,
  to_pay: null,
  berth_holder_type: 'VISITOR',
  berth: { id: 'b', label: 'B2', pier_name: 'B' },
  boater: { id: 'p', first_name: 'Inès', last_name: 'Delacroix', phone: null },
  vessel: { id: 'v', name: 'Sirocco', length: 10, beam: 3.2, draft: 1.7 },
};
const departure: TrafficEventRow = { ...arrival, type: 'DEPARTURE' };
const done = { confirmed_at: `${TODAY}T09:00:00.000Z`, can_confirm: false };
const ofResident = { reservation: null, absence_report: { id: 'a' } } as Partial<TrafficEventRow>;
const noShow: TrafficEventRow = {
  ...arrival,
  date: '2027-07-10',
  state: 'not_arrived',
  reservation: { ...stay, start_date: '2027-07-10', end_date: '2027-07-11' },
};
const cost = { to_pay: { amount: 4000, currency: 'EUR' } } as Partial<TrafficEventRow>;

describe('the menu of a movement', () => {
  it.each<[string, TrafficEventRow, MovementRights, string[]]>([
    ['an arrival today', arrival, all, ['open', 'edit', 'longer', 'earlier', 'elsewhere', 'notComing']],
    ['an arrival for a reader', arrival, none, ['open']],
    ['an arrival for who may only plan', arrival, { ...none, plan: true }, ['open', 'edit', 'longer', 'earlier']],
    ['an arrival for who may only cancel', arrival, { ...none, cancel: true }, ['open', 'notComing']],
    [
      'an arrival that still costs',
      { ...arrival, ...cost },
      all,
      ['open', 'pay', 'edit', 'longer', 'earlier', 'elsewhere', 'notComing'],
    ],
    ['a cost for who takes no payment', { ...arrival, ...cost }, none, ['open']],
    [
      'a late arrival',
      { ...arrival, expected: { date: TODAY, time: null } },
      all,
      ['open', 'edit', 'longer', 'earlier', 'elsewhere', 'onTime', 'notComing'],
    ],
    [
      'a boat that came days ago',
      { ...arrival, ...done, expected: { date: TODAY, time: null } },
      all,
      ['open', 'longer', 'earlier'],
    ],
    ['a boat that came today', { ...arrival, ...done, can_undo: true }, all, ['open']],
    ['a boat that never came to a stay that is over', noShow, all, ['open', 'elsewhere']],
    [
      'a boat that was lost from the day',
      { ...arrival, ...done, can_restore: true },
      all,
      ['open', 'longer', 'earlier', 'restore'],
    ],
    ['a departure', departure, all, ['open', 'edit']],
    ['a boat that left', { ...departure, ...done }, all, ['open']],
    ['a departure without its arrival', { ...departure, can_confirm: false }, all, ['open', 'arrived']],
    ['a departure without its arrival, for a reader', { ...departure, can_confirm: false }, none, ['open']],
    ['a resident', { ...arrival, ...ofResident }, all, ['absence']],
    ['a resident, for a reader', { ...arrival, ...ofResident }, none, []],
  ])('of %s', (_, row, may, menu) => expect(offeredMoves(row, TODAY, may).menu).toEqual(menu));
});

describe('the buttons of a movement', () => {
  const tomorrow = { date: '2027-07-15' };
  const overdue = { date: '2027-07-12', state: 'not_arrived' } as const;
  it.each<[string, TrafficEventRow, MovementRights, string]>([
    ['an arrival today', arrival, all, ''],
    ['an arrival to come', { ...arrival, ...tomorrow }, all, 'edit'],
    ['an arrival to come, for a reader', { ...arrival, ...tomorrow }, none, ''],
    ['an arrival that still costs', { ...arrival, ...cost }, all, 'paid'],
    ['an arrival that still costs, for a reader', { ...arrival, ...cost }, none, ''],
    ['an arrival whose berth is taken', { ...arrival, ...cost, conflict: 'BERTH_OCCUPIED' }, all, ''],
    ['a departure that still costs', { ...departure, ...cost }, all, 'longer earlier'],
    ['an overdue arrival', { ...arrival, ...overdue }, all, 'late'],
    ['a resident to come', { ...arrival, ...ofResident, ...tomorrow }, all, 'absence'],
    ['a resident to come, for a reader', { ...arrival, ...ofResident, ...tomorrow }, none, ''],
    ['a resident today', { ...arrival, ...ofResident }, all, ''],
    ['a boat that came today', { ...arrival, ...done, can_undo: true }, all, 'undo longer earlier'],
    ['a boat that came, for a reader', { ...arrival, ...done, can_undo: true }, none, ''],
    ['a departure to come', { ...departure, ...tomorrow }, all, 'longer earlier'],
    ['a departure on the last day', { ...departure, reservation: { ...stay, end_date: TODAY } }, all, 'longer'],
    [
      'a departure to come, for who only records movements',
      { ...departure, ...tomorrow },
      { ...none, confirm: true },
      'edit',
    ],
    ['a boat that left', { ...departure, ...done }, all, ''],
    ['a boat that never came to a stay that is over', noShow, all, 'noShow'],
    ['a boat that came days ago', { ...arrival, ...done }, all, ''],
  ])('of %s', (_, row, may, expected) => {
    const {
      datesButton,
      departureButtons,
      absenceButton,
      noShow: missing,
      undo,
      arrivedAndPaid,
    } = offeredMoves(row, TODAY, may);
    const shown = [
      datesButton,
      arrivedAndPaid && 'paid',
      absenceButton && 'absence',
      undo && 'undo',
      missing && 'noShow',
      ...departureButtons,
    ].filter(Boolean);
    expect(shown.join(' ')).toBe(expected);
  });
});
