import { describe, expect, it } from '@jest/globals';
import { cardApi } from '../../contracts/memberships/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { headOf, MARINA, openHarbour, type PaymentBody, PRICE, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

describe('nights redeemed with a card', () => {
  const card = async () => {
    const home = await openHarbour(server);
    const { card_number } = await server.must(cardApi.add, {
      token: home.token,
      body: {
        vessel: { name: 'Petrel', length: 9.8, beam: 3.2, draft: 1.7 },
        boaters: [{ first_name: 'Inès', last_name: 'Delacroix', email: `ines${Math.random()}@example.org` }],
        membership: {},
      },
    });
    return card_number;
  };
  const left = async (card_number: string) => {
    await server.settled();
    const { body } = await server.call(cardApi.get, { token: harbour.token, body: { card_number } });
    return body.card.nights_available;
  };
  const redeeming = (nights_to_redeem: number): PaymentBody => ({ ...PRICE, nights_to_redeem });

  it('are taken with the approval, cost half, and come back with a cancellation', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('APPROVE', { card_number, payment: redeeming(2) });
    expect((await harbour.show(made)).payment).toMatchObject({ nights_to_redeem: 2, total_to_pay: 120 });
    expect(await left(card_number)).toBe(before - 2);
    await harbour.must(made, 'CANCEL', { reason: 'full' }, MARINA);
    expect(await left(card_number)).toBe(before);
  });

  it('follow an edit of the booking, up, down and to none', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('APPROVE', { card_number, payment: redeeming(1) });
    await server.settled(); // the card is found by the boater who presented it
    for (const nights of [3, 2, 0]) {
      await harbour.must(made, 'UPDATE', { payment: redeeming(nights) }, MARINA);
      expect(await left(card_number)).toBe(before - nights);
    }
  });

  it('are never touched by an edit that is refused', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('APPROVE', { card_number, payment: redeeming(1), ...harbour.at('A1') });
    await harbour.approved({}, PRICE, harbour.berth('A2'));
    const head = await headOf(server);
    const answer = await harbour.act(made, 'UPDATE', { payment: redeeming(3), ...harbour.at('A2') }, MARINA);
    expect(answer.body.error_type).toBe('BERTH_TAKEN');
    expect(await headOf(server)).toBe(head);
    expect(await left(card_number)).toBe(before - 1);
    expect((await harbour.show(made)).payment.nights_to_redeem).toBe(1);
  });

  it('are kept by a stay that is over', async () => {
    const card_number = await card();
    const before = await left(card_number);
    await harbour.created('APPROVE', { card_number, payment: redeeming(2) });
    server.clock.set('2027-06-20T08:00:00.000Z');
    expect(await left(card_number)).toBe(before - 2);
  });

  it('are offered only with a card, and never more than are left or the stay has', async () => {
    const card_number = await card();
    const errors = async (nights: number, more: object = {}) =>
      (await harbour.create('APPROVE', { payment: redeeming(nights), ...more })).body.errors;
    const tooMany = (code: string) => [{ path: 'payment.nights_to_redeem', code }];
    expect(await errors(1)).toEqual(tooMany('reservation_moreThanAvailable'));
    expect(await errors(4, { card_number })).toEqual(tooMany('reservation_moreThanTotal'));
    const long = { start_date: '2027-06-11', end_date: '2027-06-30', card_number };
    expect(await errors(19, long)).toEqual(tooMany('reservation_moreThanAvailable'));
    expect(await harbour.visitors()).toEqual([0, 0, 0]);
  });

  it('may be added to the current price', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('NOTIFY', { card_number });
    await server.settled();
    await harbour.must(made, 'APPROVE', { nights_to_redeem: 2 }, MARINA);
    expect((await harbour.show(made)).payment).toMatchObject({ nights_to_redeem: 2, total_to_pay: 120 });
    expect(await left(card_number)).toBe(before - 2);
    const asked = await harbour.request();
    expect((await harbour.act(asked, 'ADD_TO_WAITING_LIST', { nights_to_redeem: 1 })).body.errors).toEqual([
      { path: 'payload.payment.price_per_night', code: 'reservation_priceRequired' },
    ]);
  });

  it('requested by a stranger reveal nothing about a card', async () => {
    const answer = async (email: string, nights: number) => {
      const boater = somebody({ email });
      const body = await harbour.requestBody({ boater, requested_redeem_nights_amount: nights });
      const { status, body: told } = await server.call(boaterReservationApi.request, { body });
      return [status, told.reservation_status, told.errors];
    };
    const holder = somebody();
    await harbour.created('NOTIFY', { boater: holder, card_number: await card() });
    const nobody = somebody();
    for (const nights of [1, 3, 4]) {
      expect(await answer(holder.email, nights)).toEqual(await answer(nobody.email, nights));
    }
    expect((await answer(nobody.email, 3))[0]).toBe(200);
    expect((await answer(nobody.email, 4))[2]).toEqual([
      { path: 'requested_redeem_nights_amount', code: 'reservation_moreThanTotal' },
    ]);
  });

  it('an offer holds none until it is approved', async () => {
    const card_number = await card();
    const before = await left(card_number);
    const made = await harbour.created('NOTIFY', { card_number, payment: redeeming(2) });
    expect(await left(card_number)).toBe(before);
    await harbour.must(made, 'APPROVE', {}, MARINA);
    expect(await left(card_number)).toBe(before - 2);
  });
});
