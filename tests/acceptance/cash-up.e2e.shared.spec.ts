import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { cashUpApi } from '../../contracts/payments/api.js';
import { counterApi } from '../../contracts/reservations/api.js';
import { cashDayId, cashDayRecord } from '../../services/payments/records/cash-day-record.js';
import { eventsOf, PRICE } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { PASSWORD } from '../fixtures/marina-server.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

const staff = () => ({ token: harbour.token });

describe('the cash-up', () => {
  const DAY = '2027-06-01';
  const take = async (amount: number, method: 'CASH' | 'CARD') => {
    const asked = await harbour.approved({}, PRICE);
    const body = { reservation_id: asked.id, amount, method, received_on: DAY };
    await server.must(counterApi.recordPayment, { ...staff(), body });
    return asked;
  };
  const day = (date = DAY) => server.must(cashUpApi.get, { ...staff(), body: { date } });
  const close = (more: object) =>
    server.call(cashUpApi.close, { ...staff(), body: { date: DAY, opening_float: 100, counted_cash: 150, ...more } });

  it('adds up a day by method, and is closed with the cash that was counted', async () => {
    const cash = await take(50, 'CASH');
    await take(30, 'CARD');
    expect((await day()).totals).toEqual([
      { method: 'CASH', received: 50, refunded: 0, movements: 1 },
      { method: 'CARD', received: 30, refunded: 0, movements: 1 },
    ]);
    expect(await close({ counted_cash: 149 })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'cashUpNoteRequired' }] },
    });
    expect((await close({ counted_cash: 149, note: 'Wrong change' })).status).toBe(200);
    await server.settled();
    expect(await day()).toMatchObject({ closed: { expected_cash: 150, difference: -1 }, changed_since: false });
    expect(await close({})).toMatchObject({ status: 409, body: { error_type: 'CASH_UP_DAY_CLOSED' } });
    expect((await server.must(cashUpApi.getall, { ...staff(), body: {} })).items).toMatchObject([
      { date: DAY, received: 80, difference: -1, note: 'Wrong change' },
    ]);
    const closed = { status: 409, body: { error_type: 'RESERVATION_DAY_CLOSED', details: { date: DAY } } };
    server.clock.set('2027-05-31T08:00:00.000Z');
    const late = await harbour.approved({}, PRICE);
    server.clock.set('2027-06-01T08:00:00.000Z');
    const record = (received_on: string) => {
      const body = { reservation_id: late.id, amount: 20, method: 'CASH' as const, received_on };
      return server.call(counterApi.recordPayment, { ...staff(), body });
    };
    const undo = () => {
      const body = { reservation_id: cash.id, payment_no: 1, reason: 'Wrong reservation' };
      return server.call(counterApi.undoPayment, { ...staff(), body });
    };
    expect(await record(DAY)).toMatchObject(closed);
    expect(await undo()).toMatchObject(closed);
    expect(await day()).toMatchObject({ changed_since: false });
    expect((await record('2027-05-31')).status).toBe(200);
    const reopen = { ...staff(), body: { date: DAY, reason: 'A payment was missing' } };
    expect((await server.call(cashUpApi.reopen, reopen)).status).toBe(200);
    await server.settled();
    expect(await day()).toMatchObject({ closed: null });
    expect((await undo()).status).toBe(200);
    expect(await server.call(cashUpApi.reopen, reopen)).toMatchObject({ body: { error_type: 'CASH_UP_DAY_OPEN' } });
  });

  it('loses its texts for good when whoever manages the marina erases them, and keeps its amounts', async () => {
    await take(50, 'CASH');
    const erase = (more: object = {}, token = harbour.token) =>
      server.call(cashUpApi.eraseTexts, { token, body: { date: DAY, password: PASSWORD, ...more } });
    // Nothing was written on the day: its key stays.
    expect((await erase()).status).toBe(404);
    expect((await close({ counted_cash: 149, note: 'Marta Oliveira gave wrong change' })).status).toBe(200);
    const body = { date: DAY, reason: 'Marta Oliveira came back' };
    expect((await server.call(cashUpApi.reopen, { ...staff(), body })).status).toBe(200);
    expect((await close({ counted_cash: 149, note: 'Marta Oliveira again' })).status).toBe(200);
    const wrong = await erase({ password: 'not the password' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'password', code: 'passwordWrong' }] } });
    const secondary = await server.addStaff(harbour.marina, undefined, { role: 'secondary' });
    expect((await erase({}, secondary.token)).status).toBe(403);
    expect((await day()).closed?.note).toBe('Marta Oliveira again');

    expect((await erase()).status).toBe(200);
    await server.settled();
    expect((await day()).closed).toMatchObject({ note: '', expected_cash: 150, difference: -1 });
    const stream = `${cashDayRecord.prefix}${cashDayId(harbour.marina, DAY)}`;
    expect(JSON.stringify(await eventsOf(server, stream))).not.toContain('Marta');
    const { items } = await server.must(auditApi.getall, { token: harbour.token, body: {} });
    expect(JSON.stringify(items)).not.toContain('Marta');
    expect(items[0]).toMatchObject({ event_type: 'PersonErased' });
  });

  it('holds every payment that was recorded for the day, whichever comes first', async () => {
    let recorded = 0;
    for (const round of [0, 1, 2, 3, 4]) {
      const stays = await Promise.all([1, 2, 3, 4, 5].map(() => harbour.approved({}, PRICE)));
      const closing: ReturnType<typeof close>[] = [];
      const answers = await Promise.all(
        stays.map((asked, place) => {
          // Each round starts the closing at another point between the payments.
          if (place === round) closing.push(close({ note: 'Counted in a hurry' }));
          const body = { reservation_id: asked.id, amount: 10, method: 'CASH' as const, received_on: DAY };
          return server.call(counterApi.recordPayment, { ...staff(), body });
        }),
      );
      expect((await closing[0])?.status).toBe(200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ body }) => body.error_type)).toEqual(refused.map(() => 'RESERVATION_DAY_CLOSED'));
      recorded += answers.length - refused.length;
      await server.settled();
      const { totals, changed_since } = await day();
      expect([changed_since, totals[0]?.received ?? 0]).toEqual([false, recorded * 10]);
      await server.must(cashUpApi.reopen, { ...staff(), body: { date: DAY, reason: 'The next round' } });
    }
  });

  it.each([
    [{ date: '2027-06-02' }, 'date', 'cashUpInFuture'],
    [{ counted_cash: 1e12 }, 'counted_cash', 'cashAmountInvalid'],
    [{ counted_cash: -1 }, 'counted_cash', 'cashAmountInvalid'],
    [{ opening_float: 0.001 }, 'opening_float', 'cashAmountInvalid'],
    [{ date: '2027-02-30' }, 'date', 'inValidDate'],
  ])('with %j is refused', async (more, path, code) => {
    expect(await close(more)).toMatchObject({ status: 400, body: { errors: [{ path, code }] } });
  });
});
