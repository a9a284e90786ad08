import { describe, expect, it } from '@jest/globals';
import { exampleIds } from '../../../../../contracts/reservations/examples.js';
import { createBody, updateBody, type PageAction } from './action-bodies.js';
import type { Changes } from './changes.js';
import type { ReservationValues } from './form-values.js';
import { typedValues } from './reservation-values.fixture.js';

const extras = { message: 'Welcome', berth: { berth_id: exampleIds.berth, confirm_min_length: true } };
const none = { offer: false, dates: false, vessel: false, notes: false, documents: false };
const offer = ['payment'];
const along = ['internal_notes', 'message', 'required_documents'];
const berth = ['berth_id', 'confirm_min_length'];

function bodyOf(
  action: PageAction,
  { values, ...changes }: Partial<Changes> & { values?: ReservationValues } = {},
  source: 'BOATER' | 'MARINA' = 'BOATER',
  saved: number | null = 60,
) {
  const reservation = {
    id: exampleIds.reservation,
    boater_id: exampleIds.boater,
    source,
    payment: { price_per_night: saved },
  };
  const typed = values ?? typedValues({ internal_notes: 'Quiet side' });
  return updateBody({ reservation, values: typed, changes: { ...none, ...changes } }, action);
}
const keysOf = (body: ReturnType<typeof updateBody>) => Object.keys(body?.payload ?? {}).toSorted();
const sorted = (...lists: string[][]) => lists.flat().toSorted();

describe('what the actions of the page send', () => {
  it.each([
    ['send', 'UPDATE'],
    ['notify', 'NOTIFY'],
  ] as const)('%s: %s with the whole offer', (kind, action) => {
    const body = bodyOf({ kind, extras: { message: 'Welcome' } });
    expect(body).toMatchObject({ reservation_id: exampleIds.reservation, boater_id: exampleIds.boater, action });
    expect(keysOf(body)).toEqual(sorted(offer, along, ['confirm_min_length']));
  });

  it('names dates and boat only where they changed', () => {
    const action = { kind: 'send', extras: {} } as const;
    expect(keysOf(bodyOf(action))).not.toContain('start_date');
    expect(keysOf(bodyOf(action, { dates: true }))).toEqual(expect.arrayContaining(['start_date', 'end_date']));
    expect(keysOf(bodyOf(action, { vessel: true }))).toEqual(expect.arrayContaining(['vessel']));
  });

  it('approves what the boater agreed to without sending it again', () => {
    const body = bodyOf({ kind: 'approve', extras });
    expect(body).toMatchObject({
      action: 'APPROVE',
      payload: { berth_id: exampleIds.berth, confirm_min_length: true },
    });
    expect(keysOf(body)).toEqual(sorted(along, berth));
  });

  it.each([
    ['a changed price', { offer: true }, 60, sorted(offer, along, berth)],
    ['a price that was never saved', {}, null, sorted(offer, along, berth)],
    ['the price that stands', {}, 60, sorted(along, berth)],
  ])('approves the marina’s own with %s', (_name, changes, saved, keys) => {
    expect(keysOf(bodyOf({ kind: 'approve', extras }, changes, 'MARINA', saved))).toEqual(keys);
  });

  it.each([
    ['without a price', { values: typedValues({ payment: { price_per_night: null } }) }, null, false],
    ['with the price proposed', {}, null, true],
    ['with the price that stands', {}, 60, false],
    ['with a changed price', { offer: true }, 60, true],
  ])('puts on the waiting list %s', (_name, changes, saved, offers) => {
    const body = bodyOf({ kind: 'waitingList', extras: {} }, changes, 'BOATER', saved);
    expect(body?.action).toBe('ADD_TO_WAITING_LIST');
    expect(keysOf(body).includes('payment')).toBe(offers);
  });

  it.each([
    ['UPDATE_NOTE', ['internal_notes']],
    ['UPDATE', sorted(offer, along, ['confirm_min_length'])],
    ['ADD_TO_WAITING_LIST', sorted(offer, along, ['confirm_min_length'])],
  ] as const)('saves by %s', (action, keys) => {
    const body = bodyOf({ kind: 'save', action, extras: { message: 'Welcome' } });
    expect(body?.action).toBe(action);
    expect(keysOf(body)).toEqual(keys);
  });

  it('suggests dates, with notes only where they changed', () => {
    const suggested_dates = [{ start_date: '2027-07-21', end_date: '2027-07-26' }];
    const action = { kind: 'suggest', suggested_dates, reason: 'weather', message: '' } as const;
    expect(bodyOf(action)).toMatchObject({ action: 'UPDATE_DATE', payload: { suggested_dates, reason: 'weather' } });
    expect(keysOf(bodyOf({ ...action, reason: null }))).toEqual(['suggested_dates']);
    expect(keysOf(bodyOf({ ...action, message: 'Room here' }, { notes: true }))).toEqual([
      'internal_notes',
      'message',
      'reason',
      'suggested_dates',
    ]);
  });

  it('cancels with reason, message and refund', () => {
    expect(bodyOf({ kind: 'cancel', reason: 'full', message: 'Sorry', refundAmount: 20 })).toMatchObject({
      action: 'CANCEL',
      payload: { reason: 'full', message: 'Sorry', refundAmount: 20 },
    });
  });

  it('sends nothing that the contract refuses', () => {
    expect(
      bodyOf({ kind: 'send', extras: {} }, { values: typedValues({ payment: { price_per_night: null } }) }),
    ).toBeNull();
    expect(createBody(typedValues({ boater: { email: 'x' } }), 'NOTIFY', {})).toBeNull();
    expect(createBody(typedValues(), 'ADD_TO_WAITING_LIST', { message: 'Hello' })).toMatchObject({
      action: 'ADD_TO_WAITING_LIST',
      message: 'Hello',
    });
  });

  it('takes the berth that the stay was begun with, except on the waiting list', () => {
    const berth = { berth_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11', name: 'E7', confirm_min_length: false };
    const sent = (action: 'NOTIFY' | 'APPROVE' | 'ADD_TO_WAITING_LIST') =>
      createBody(typedValues(), action, { berth })?.berth_id;
    expect([sent('APPROVE'), sent('NOTIFY'), sent('ADD_TO_WAITING_LIST')]).toEqual([
      berth.berth_id,
      berth.berth_id,
      undefined,
    ]);
  });
});
