import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { auditApi } from '../../contracts/audit/api.js';
import { planActionApi, planGestureApi } from '../../contracts/berths/api.js';
import type { PlanEffects } from '../../contracts/berths/plan-gestures.js';
import {
  boaterReservationApi,
  counterApi,
  reservationApi,
  reservationPriceApi,
} from '../../contracts/reservations/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import type { OutboxMail } from '../../services/platform/mail/mail-outbox.js';
import { pricingPlan } from '../../services/demo/pricing-plan.js';
import {
  type Asked,
  MARINA,
  PETREL,
  PRICE,
  type PaymentBody,
  somebody,
  STAY,
  WEEK_LATER,
} from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

type Gesture = z.input<NonNullable<typeof planGestureApi.planPreview.body>>['gesture'];
type Stay = { start_date: string; end_date: string };

const reason = 'boater_asked' as const;
const dates = ({ id }: Asked, stay: Stay, more: object = { reason }): Gesture => ({
  type: 'DATES',
  reservation_id: id,
  ...stay,
  ...more,
});
const move = ({ id }: Asked, name: string, more: object = {}): Gesture => ({
  type: 'MOVE',
  reservation_id: id,
  ...harbour.at(name),
  ...more,
});
const until = (end_date: string): Stay => ({ ...STAY, end_date });
const preview = (gesture: Gesture) =>
  server.must(planGestureApi.planPreview, { token: harbour.token, body: { gesture } });
/** Previews and carries out. @throws if it is refused */
async function carryOut(gesture: Gesture): Promise<PlanEffects> {
  const effects = await preview(gesture);
  await server.must(planGestureApi.planChange, { token: harbour.token, body: { gesture, basis: effects.basis } });
  return effects;
}

/** Publishes a price list at 43.12 a night for the boat, with electricity at 3.50 a night and a discount from 7 nights on. */
async function publishPrices(level = 1): Promise<void> {
  const { token } = harbour;
  const { season_pricing_plan: known } = await server.must(pricingApi.getPlan, { token });
  const plan = pricingPlan(level, '2027-06-01');
  if (known === null) await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: plan } });
  else {
    const custom_surcharges = plan.custom_surcharges.map((one, index) => ({
      ...one,
      id: known.custom_surcharges[index]?.id,
    }));
    const body = { season_pricing_plan: { ...plan, id: known.id, custom_surcharges }, offers: 'KEEP' as const };
    await server.must(pricingApi.updatePlan, { token, body });
  }
  await server.settled();
}

/** The offer of the price list for a stay, as the form fills it in. */
async function listed(stay: Stay = STAY, more: Partial<PaymentBody> = {}): Promise<PaymentBody> {
  const vessel = { length: PETREL.length, beam: PETREL.beam };
  const price = await server.must(reservationPriceApi.calculatePrice, {
    token: harbour.token,
    body: { vessel, ...stay },
  });
  return {
    price_per_night: price.price_per_night,
    marina_discount_percent: price.discount_percent,
    custom_surcharges: price.available_custom_surcharges,
    ...more,
  };
}
const linesOf = async (asked: Asked) =>
  (await harbour.show(asked)).payment.lines.map(({ kind, name, amount }) => [name ?? kind, amount]);

async function mailsTo(to: string): Promise<OutboxMail[]> {
  await server.settled();
  const { outbox } = server.engines;
  if (outbox === null) throw new Error('this server keeps no mails');
  const { items } = await outbox.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 50 });
  const mails = await Promise.all([...items].reverse().map(({ id }) => outbox.get(id)));
  return mails.filter((mail) => mail !== undefined);
}
const plain = (mail: OutboxMail | undefined) => mail?.text.replace(/\s+/g, ' ') ?? '';

describe('a stay that the boater booked', () => {
  it('stays longer: each line that depends on the nights follows, one mail says old and new, and the rest is due', async () => {
    await publishPrices();
    const boater = somebody();
    const booked = await harbour.approved({ boater }, await listed(), harbour.berth('A1'));
    expect(await linesOf(booked)).toEqual([
      ['NIGHTS', 129.36],
      ['Electricity', 10.5],
    ]);
    const before = (await mailsTo(boater.email)).length;
    const longer = until('2027-06-18');
    const effects = await carryOut(dates(booked, longer));
    expect(effects).toMatchObject({
      possible: true,
      price: {
        before: 139.86,
        after: 282.39,
        lines: [
          { kind: 'NIGHTS', before: 129.36, after: 271.46 },
          { kind: 'DISCOUNT', before: null, after: -13.57 },
          { kind: 'CUSTOM_SURCHARGE', name: 'Electricity', before: 10.5, after: 24.5 },
        ],
        terms_before: { nights: 3 },
        terms_after: { nights: 7, discount_percent: 5 },
      },
      mails: [{ reservation_id: booked.id, kind: 'changed' }],
    });
    expect(await linesOf(booked)).toEqual([
      ['NIGHTS', 271.46],
      ['DISCOUNT', -13.57],
      ['Electricity', 24.5],
    ]);
    expect(await harbour.show(booked)).toMatchObject({ ...longer, reservation_status: 'approved' });
    expect(await harbour.isFree('A1', { start_date: '2027-06-17', end_date: '2027-06-18' })).toBe(false);
    const mails = await mailsTo(boater.email);
    expect(mails).toHaveLength(before + 1);
    const text = plain(mails.at(-1));
    for (const said of [
      'Stay: 11 – 18 June 2027 (7 nights)',
      'Stay before: 11 – 14 June 2027 (3 nights)',
      'Total price: EUR 282.39',
      'Price before: EUR 139.86',
      'Electricity: EUR 10.50 → EUR 24.50',
      'Reason: You asked for this change.',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('leaves earlier: what was paid beyond the new price goes back', async () => {
    await publishPrices();
    const booked = await harbour.approved({}, await listed(), harbour.berth('A1'));
    const paid = { amount: 139.86, method: 'CASH' as const, reference: '', received_on: '2027-06-01' };
    await server.must(counterApi.recordPayment, { token: harbour.token, body: { reservation_id: booked.id, ...paid } });
    const effects = await carryOut(dates(booked, until('2027-06-12')));
    expect(effects.price).toMatchObject({ before: 139.86, after: 46.62, refund: 93.24, to_pay: 0 });
    expect(await linesOf(booked)).toEqual([
      ['NIGHTS', 43.12],
      ['Electricity', 3.5],
    ]);
    expect(await harbour.history(booked)).toContain('RefundRequested');
  });

  it('is changed for a reason, which its history tells', async () => {
    const booked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const longer = until('2027-06-16');
    expect(await preview(dates(booked, longer, {}))).toMatchObject({
      possible: false,
      refusal: { errors: [{ path: 'reason', code: 'reservation_changeReasonRequired' }] },
    });
    const unexplained = await harbour.act(booked, 'UPDATE', { payment: PRICE, ...longer });
    expect([unexplained.status, unexplained.body.errors]).toEqual([
      400,
      [{ path: 'payload.reason', code: 'reservation_changeReasonRequired' }],
    ]);
    await harbour.must(booked, 'UPDATE', { payment: { price_per_night: 50 }, ...longer, reason: 'works' });
    expect(await harbour.show(booked)).toMatchObject({ ...longer, payment: { total_to_pay: 250 } });
    expect(await harbour.standing(booked)).toBe('approved -');
    expect(await harbour.history(booked)).toContain('OfferChanged');
    const told = await server.must(auditApi.ofReservation, {
      token: harbour.token,
      body: { reservation_id: booked.id },
    });
    expect(JSON.stringify(told.items)).toContain('"change_reason"');
  });

  it('cannot be shortened to nothing, nor into the past', async () => {
    const booked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    expect((await preview(dates(booked, until(STAY.start_date)))).refusal?.errors).toEqual([
      { path: 'end_date', code: 'reservation_minOneNight' },
    ]);
    server.clock.set('2027-06-13T08:00:00.000Z');
    expect((await preview(dates(booked, until('2027-06-12')))).refusal?.errors).toEqual([
      { path: 'end_date', code: 'reservation_endInPast' },
    ]);
  });

  it('that was booked at once and paid can stay longer, and owes the difference', async () => {
    await publishPrices();
    await harbour.addPier('I', [12], { instant_booking: true });
    const made = await server.must(boaterReservationApi.instantBook, { body: await harbour.requestBody() });
    const booked = { id: made.id, link: made.link_token };
    expect((await harbour.pay(booked)).status).toBe(200);
    const effects = await carryOut(dates(booked, until('2027-06-15')));
    // 30 % of the difference, as the deposit of the booking was.
    expect(effects.price).toMatchObject({ difference: 46.62, to_pay: 13.98, pay_by: null });
    expect(await harbour.standing(booked)).toBe('approved BOATER');
    expect((await harbour.pay(booked)).status).toBe(200);
    expect(await harbour.standing(booked)).toBe('approved -');
  });

  it('gets another boat only if it fits the berth', async () => {
    await harbour.addPier('B', [18], { max_beam: 6 });
    const booked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const vessel = { name: 'Albatros', length: 15, beam: 4.5, draft: 2 };
    const larger = { payment: PRICE, vessel, reason };
    expect(await harbour.act(booked, 'UPDATE', larger)).toMatchObject({
      status: 409,
      body: { error_type: 'BERTH_TOO_SMALL' },
    });
    await harbour.must(booked, 'UPDATE', { ...larger, ...harbour.at('B1') });
    expect([await harbour.berthOf(booked), (await harbour.show(booked)).vessel.length]).toEqual(['B1', 15]);
  });
});

describe('a changed stay', () => {
  it('keeps the price list that it was agreed by, and what staff typed', async () => {
    await publishPrices();
    const booked = await harbour.approved({}, await listed(), harbour.berth('A1'));
    const typed = await harbour.created('APPROVE', {
      payment: await listed(STAY, {
        price_per_night: 30,
        additional_charges: { taxes: { type: 'PER_NIGHT', amount: 1 } },
      }),
      ...harbour.at('A2'),
    });
    server.clock.advance(60_000);
    await publishPrices(2);
    await carryOut(dates(booked, until('2027-06-13')));
    await carryOut(dates(typed, until('2027-06-13')));
    expect(await linesOf(booked)).toEqual([
      ['NIGHTS', 86.24],
      ['Electricity', 7],
    ]);
    expect(await linesOf(typed)).toEqual([
      ['NIGHTS', 60],
      ['ADDITIONAL_CHARGE', 2],
      ['Electricity', 7],
    ]);
  });

  it('keeps that list when the form sends its prices, which it is asked for by the stay', async () => {
    await publishPrices();
    const booked = await harbour.approved({}, await listed(), harbour.berth('A1'));
    const agreed = await linesOf(booked);
    server.clock.advance(60_000);
    await publishPrices(2);
    const longer = until('2027-06-16');
    const question = { vessel: { length: PETREL.length, beam: PETREL.beam }, ...longer, reservation_id: booked.id };
    const price = await server.must(reservationPriceApi.calculatePrice, { token: harbour.token, body: question });
    const payment = {
      price_per_night: price.price_per_night,
      marina_discount_percent: price.discount_percent,
      custom_surcharges: price.available_custom_surcharges,
    };
    await harbour.must(booked, 'UPDATE', { ...longer, reason, payment });
    expect(await linesOf(booked)).toEqual([
      ['NIGHTS', 215.6],
      ['Electricity', 17.5],
    ]);
    await carryOut(dates(booked, STAY));
    expect(await linesOf(booked)).toEqual(agreed);
  });

  it('prices its lines alike on the plan and on the waiting list', async () => {
    await publishPrices();
    const one = await harbour.created('APPROVE', { payment: await listed(), ...harbour.at('A1') });
    await carryOut(dates(one, until('2027-06-12')));
    const waiting = await harbour.created('ADD_TO_WAITING_LIST', { payment: await listed() });
    await harbour.must(waiting, 'ADD_TO_WAITING_LIST', until('2027-06-12'), MARINA);
    expect(await linesOf(waiting)).toEqual(await linesOf(one));
  });
});

describe('whether the boater is told', () => {
  it('of another berth is the desk’s choice: a mail by default, none if it says so, and an undo tells again', async () => {
    const boater = somebody();
    const booked = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const count = (await mailsTo(boater.email)).length;
    expect((await carryOut(move(booked, 'A2', { tell: false }))).mails).toEqual([]);
    expect(await mailsTo(boater.email)).toHaveLength(count);
    const effects = await carryOut(move(booked, 'A3', { reason: 'works' }));
    expect(effects.mails).toEqual([{ reservation_id: booked.id, kind: 'moved' }]);
    const told = await mailsTo(boater.email);
    expect(told).toHaveLength(count + 1);
    const text = plain(told.at(-1));
    for (const said of ['Berth: A3', 'Berth before: A2', 'Reason: Works in the harbour.']) expect(text).toContain(said);
    const { items } = await server.must(planActionApi.planActions, { token: harbour.token, body: {} });
    const undone = { action_id: items[0]?.action_id ?? '' };
    const back = await server.must(planActionApi.planUndoPreview, { token: harbour.token, body: undone });
    expect(back.mails).toEqual([{ reservation_id: booked.id, kind: 'moved' }]);
    await server.must(planActionApi.planUndo, { token: harbour.token, body: { ...undone, basis: back.basis } });
    const again = await mailsTo(boater.email);
    expect([again.length, plain(again.at(-1)).includes('Berth before: A3')]).toEqual([count + 2, true]);
  });

  it('of a berth that is assigned on the page of the reservation is too, with the reason', async () => {
    const boater = somebody();
    const booked = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const count = (await mailsTo(boater.email)).length;
    const assign = (name: string, told: object) =>
      server.must(reservationApi.assignBerth, {
        token: harbour.token,
        body: { reservation_id: booked.id, ...harbour.at(name), ...told },
      });
    await assign('A2', {});
    expect(await mailsTo(boater.email)).toHaveLength(count);
    await assign('A3', { tell: true, reason: 'works' });
    const mails = await mailsTo(boater.email);
    expect(mails).toHaveLength(count + 1);
    for (const said of ['Berth: A3', 'Berth before: A2', 'Reason: Works in the harbour.']) {
      expect(plain(mails.at(-1))).toContain(said);
    }
  });

  it('in the desk’s own words as well', async () => {
    const boater = somebody();
    const booked = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    await carryOut(dates(booked, until('2027-06-15'), { reason, message: 'The regatta has moved.' }));
    expect(plain((await mailsTo(boater.email)).at(-1))).toContain('The regatta has moved.');
  });

  it('of other dates is too, and nobody is who knows neither dates nor berth', async () => {
    const boater = somebody();
    const booked = await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    const count = (await mailsTo(boater.email)).length;
    expect((await carryOut(dates(booked, until('2027-06-15'), { reason, tell: false }))).mails).toEqual([]);
    expect(await mailsTo(boater.email)).toHaveLength(count);
    const asked = await harbour.request();
    await harbour.must(asked, 'ADD_TO_WAITING_LIST', harbour.at('A2'));
    expect((await preview(move(asked, 'A3'))).mails).toEqual([]);
  });
});

describe('a request without a price', () => {
  it('that is dragged to other nights is offered them at the price of the list', async () => {
    await publishPrices();
    const boater = somebody();
    const asked = await harbour.request({ boater });
    await server.must(reservationApi.assignBerth, {
      token: harbour.token,
      body: { reservation_id: asked.id, ...harbour.at('A1') },
    });
    const later = { start_date: '2027-06-12', end_date: '2027-06-15' };
    const effects = await carryOut(dates(asked, later, {}));
    expect(effects).toMatchObject({ possible: true, total: { amount: 139.86 }, mails: [{ kind: 'offer' }] });
    expect(await harbour.show(asked)).toMatchObject({ ...later, payment: { total_to_pay: 139.86 } });
    expect([await harbour.standing(asked), await harbour.berthOf(asked)]).toEqual(['waiting BOATER', 'A1']);
  });

  it('stays as it is where the list has no price for it', async () => {
    const asked = await harbour.request();
    expect((await preview(dates(asked, WEEK_LATER, {}))).refusal).toMatchObject({
      errors: [{ code: 'reservation_priceRequired' }],
    });
  });
});

describe('a suggestion of dates', () => {
  const suggest = ({ id: reservation_id }: Asked, suggested_dates: Stay[], more: object = {}) =>
    server.must(reservationApi.suggestDates, {
      token: harbour.token,
      body: { reservation_id, suggested_dates, ...more },
    });
  const take = ({ link }: Asked, stay: Stay) =>
    server.call(boaterReservationApi.acceptDates, { token: link, body: stay });
  const later = { start_date: '2027-06-18', end_date: '2027-06-20' };

  it('is an offer of each stay at its price, which the boater accepts at once', async () => {
    await publishPrices();
    const boater = somebody();
    const asked = await harbour.request({ boater });
    const priced = { token: harbour.token, body: { reservation_id: asked.id, ...later } };
    expect(await server.must(reservationPriceApi.priceDates, priced)).toMatchObject({ total: 93.24, difference: null });
    await suggest(asked, [later, WEEK_LATER], { reason: 'weather' });
    expect((await harbour.seenByBoater(asked)).date_offers).toMatchObject({
      reason: 'weather',
      offers: [
        { ...later, total: 93.24 },
        { ...WEEK_LATER, total: 186.48 },
      ],
    });
    const text = plain((await mailsTo(boater.email)).at(-1));
    for (const said of ['(2 nights): EUR 93.24', '(4 nights): EUR 186.48', 'Reason: The weather.']) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('no berth');
    expect((await take(asked, later)).status).toBe(200);
    expect(await harbour.show(asked)).toMatchObject({ ...later, date_offers: null, payment: { total_to_pay: 93.24 } });
    expect(await harbour.standing(asked)).toBe('pending MARINA');
    await harbour.must(asked, 'APPROVE', harbour.at('A1'));
    expect(await harbour.standing(asked)).toContain('approved');
  });

  it('for a booked stay leaves it booked until the boater takes the dates, which then change it', async () => {
    await publishPrices();
    const booked = await harbour.approved({}, await listed(), harbour.berth('A1'));
    const longer = until('2027-06-15');
    await suggest(booked, [longer]);
    expect(await harbour.standing(booked)).toBe('approved -');
    expect((await harbour.seenByBoater(booked)).date_offers?.offers).toMatchObject([{ ...longer, difference: 46.62 }]);
    expect((await take(booked, longer)).status).toBe(200);
    expect(await harbour.show(booked)).toMatchObject({
      ...longer,
      date_offers: null,
      payment: { total_to_pay: 186.48 },
    });
    expect([await harbour.berthOf(booked), await harbour.standing(booked)]).toEqual(['A1', 'approved -']);
    expect(await take(booked, longer)).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_DATES_NOT_SUGGESTED' },
    });
  });

  it('for a booked stay is checked again when it is taken: the berth may be gone, and the time over', async () => {
    const booked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const longer = until('2027-06-16');
    await suggest(booked, [longer]);
    const next = { start_date: '2027-06-14', end_date: '2027-06-17' };
    const other = await harbour.created('APPROVE', { ...next, ...harbour.at('A1') });
    expect(await take(booked, longer)).toMatchObject({ status: 409, body: { error_type: 'BERTH_TAKEN' } });
    expect(await harbour.show(booked)).toMatchObject({ ...STAY, payment: { total_to_pay: 180 } });
    await carryOut(move(other, 'A2'));
    server.clock.advance(49 * 3_600_000);
    expect(await take(booked, longer)).toMatchObject({
      status: 409,
      body: { error_type: 'RESERVATION_DEADLINE_PASSED' },
    });
  });

  it('is accepted for the boater by the desk, and ends when the stay is changed otherwise', async () => {
    const booked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const longer = until('2027-06-15');
    await suggest(booked, [longer, until('2027-06-16')]);
    const accept = (stay: Stay) =>
      server.call(reservationApi.acceptDatesForBoater, {
        token: harbour.token,
        body: { reservation_id: booked.id, ...stay },
      });
    expect((await accept(longer)).status).toBe(200);
    expect((await harbour.show(booked)).end_date).toBe('2027-06-15');
    await suggest(booked, [until('2027-06-17')]);
    await carryOut(dates(booked, until('2027-06-14')));
    expect((await accept(until('2027-06-17'))).body.error_type).toBe('RESERVATION_DATES_NOT_SUGGESTED');
  });
});
