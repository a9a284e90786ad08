import { beforeEach, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { settingsApi } from '../../contracts/marinas/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { type Asked, eventsOf, PRICE } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

const FENDERS = 'Fenders on both sides';
const WATER = 'No grey water in the basin';
const GATE = 'Arrive before 20:00';

harbourForEachTest({
  marina: { accepts_online_payments: true },
  settings: { additional_requirements: [FENDERS, WATER] },
});

const missing = (...texts: string[]) => ({
  status: 409,
  body: { error_type: 'RESERVATION_REQUIREMENTS_UNCONFIRMED', details: { missing: texts } },
});
const accept = ({ link }: Asked, confirmed_requirements?: string[]) =>
  server.call(boaterReservationApi.acceptPrice, {
    token: link,
    ...(confirmed_requirements === undefined ? {} : { body: { confirmed_requirements } }),
  });
const confirmedIn = async ({ id }: Asked) =>
  (await eventsOf(server, `reservation-${id}`)).flatMap(({ type, data }) =>
    type === 'RequirementsConfirmed' ? [(data as { requirements: string[] }).requirements] : [],
  );

describe('the requirements of a marina', () => {
  it('are confirmed one by one with the acceptance of an offer, and recorded', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    expect(await harbour.seenByBoater(asked)).toMatchObject({
      requirements_of_marina: [FENDERS, WATER],
      confirmed_requirements: [],
    });
    expect(await accept(asked)).toMatchObject(missing(FENDERS, WATER));
    expect(await accept(asked, [FENDERS])).toMatchObject(missing(WATER));
    expect(await confirmedIn(asked)).toEqual([]);
    expect((await accept(asked, [FENDERS, WATER])).status).toBe(200);
    expect(await confirmedIn(asked)).toEqual([[FENDERS, WATER]]);
    expect((await harbour.seenByBoater(asked)).confirmed_requirements).toEqual([FENDERS, WATER]);
  });

  it('are confirmed with the payment of a booking that the marina made', async () => {
    const made = await harbour.created('APPROVE', {
      payment: { ...PRICE, deposit: { type: 'FIXED_AMOUNT', amount: 25.5 } },
    });
    expect(await harbour.pay(made)).toMatchObject(missing(FENDERS, WATER));
    expect((await harbour.show(made)).payment.paid_amount).toBe(0);
    expect((await harbour.pay(made, { confirmed_requirements: [WATER, FENDERS] })).status).toBe(200);
    expect(await confirmedIn(made)).toEqual([[FENDERS, WATER]]);
  });

  it('appear in the history of the reservation', async () => {
    const asked = await harbour.request();
    await harbour.must(asked, 'UPDATE', { payment: PRICE });
    await accept(asked, [FENDERS, WATER]);
    await server.settled();
    const { token } = harbour;
    const body = { filter: { kind: 'reservation', id: asked.id, event_types: ['RequirementsConfirmed'] } };
    const { items } = await server.must(auditApi.getall, { token, body });
    expect(JSON.stringify(items)).toContain('Requirements of the marina confirmed');
    expect(JSON.stringify(items)).toContain(FENDERS);
  });
});

describe('the requirements of instant bookings', () => {
  beforeEach(async () => {
    await harbour.addPier('I', [12], { instant_booking: true });
    const { token } = harbour;
    await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: draftExample } });
    const instant_booking = { additional_requirements: [GATE] };
    await server.must(settingsApi.instantBooking, { token, body: { instant_booking } });
  });

  it('are shown and confirmed before the boater pays, beside those of every stay', async () => {
    const body = await harbour.requestBody();
    const booked = await server.must(boaterReservationApi.instantBook, { body });
    const asked = { id: booked.id, link: booked.link_token };
    expect((await harbour.seenByBoater(asked)).requirements_of_marina).toEqual([FENDERS, WATER, GATE]);
    expect(await harbour.pay(asked, { confirmed_requirements: [FENDERS, WATER] })).toMatchObject(missing(GATE));
    const paid = await harbour.pay(asked, { confirmed_requirements: [FENDERS, WATER, GATE] });
    expect(paid.body).toMatchObject({ payment_status: 'succeeded' });
    expect(await harbour.standing(asked)).toBe('approved -');
    expect(await confirmedIn(asked)).toEqual([[FENDERS, WATER, GATE]]);
  });

  it('are confirmed with the booking where nothing is due, and a refusal holds no berth', async () => {
    await inHarbour({ settings: { additional_requirements: [FENDERS] } });
    await harbour.addPier('I', [12], { instant_booking: true });
    const { token } = harbour;
    await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: draftExample } });
    const body = await harbour.requestBody();
    expect(await server.call(boaterReservationApi.instantBook, { body })).toMatchObject(missing(FENDERS));
    const confirming = { ...body, confirmed_requirements: [FENDERS] };
    const booked = await server.must(boaterReservationApi.instantBook, { body: confirming });
    expect(booked.reservation_status).toBe('approved');
    expect(await confirmedIn({ id: booked.id, link: booked.link_token })).toEqual([[FENDERS]]);
  });

  it('do not hold for requests', async () => {
    const asked = await harbour.request();
    expect((await harbour.seenByBoater(asked)).requirements_of_marina).toEqual([FENDERS, WATER]);
  });
});
