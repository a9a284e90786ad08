import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import * as cashDay from './cash-day.js';

const given = specificationOf(cashDay);
const AT = '2027-06-01T18:00:00.000Z';
const close = {
  type: 'Close' as const,
  date: '2027-06-01',
  today: '2027-06-01',
  currency: 'EUR' as const,
  totals: [
    { method: 'CASH' as const, received: 240_00, refunded: 40_00, movements: 4 },
    { method: 'CARD' as const, received: 99_00, refunded: 0, movements: 1 },
  ],
  opening_float: 100_00,
  counted_cash: 300_00,
  note: '',
  marina_id: 'm1',
};

describe('a day at the till', () => {
  it('is closed with the float, and the cash that came in and went out', () => {
    given([])
      .when(close, AT)
      .then({ type: 'CashDayClosed', data: { expected_cash: 300_00, difference: 0 } });
  });

  it('is closed with a difference only with a note', () => {
    const short = { ...close, counted_cash: 299_50 };
    given([]).when(short, AT).thenFieldErrors({ path: 'note', code: 'cashUpNoteRequired' });
    given([])
      .when({ ...short, note: 'Wrong change' }, AT)
      .then({ type: 'CashDayClosed', data: { difference: -50, note: 'Wrong change' } });
  });

  it('is not closed twice, nor before it has come', () => {
    given(given([]).when(close, AT).events()).when(close, AT).thenRefused('CASH_UP_DAY_CLOSED');
    given([])
      .when({ ...close, date: '2027-06-02' }, AT)
      .thenFieldErrors({ path: 'date', code: 'cashUpInFuture' });
  });

  it('is reopened with a reason, if it was closed', () => {
    const reopen = { type: 'Reopen' as const, date: '2027-06-01', reason: 'A payment was missing', marina_id: 'm1' };
    given([]).when(reopen, AT).thenRefused('CASH_UP_DAY_OPEN');
    const closed = given([]).when(close, AT).events();
    const opened = given(closed).when(reopen, AT).then({ type: 'CashDayReopened' }).events();
    given([...closed, ...opened])
      .when(close, AT)
      .then({ type: 'CashDayClosed' });
  });
});
