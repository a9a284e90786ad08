import { beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { FindBoater } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindPartnerCard } from '../../../contracts/memberships/queries.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { NOT_COVERED } from '../../../contracts/pricing/vocabulary.js';
import { reservationApi, reservationPriceApi } from '../../../contracts/reservations/api.js';
import { findBoater, foundBoater } from '../../../contracts/reservations/find-boater.js';
import { calculatedPrice, calculatePrice, quote, totalBreakdown } from '../../../contracts/reservations/quote.js';
import { callOfStaff } from '../../../tests/fixtures/received-calls.js';
import { byBoater, NOW, opening } from '../../../tests/fixtures/reservation-examples.js';
import { OtherAreas } from '../../../tests/fixtures/reservation-read-side.js';
import {
  homeMarina,
  knownBoater,
  otherMarina,
  planPrice,
  surround,
  uuid,
} from '../../../tests/fixtures/reservation-surroundings.js';
import { SettableClock } from '../../platform/clock/clock.js';
import type { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { evolve } from '../domain/evolve.js';
import { initial } from '../domain/reservation-state.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { BOATER_HAS_NO_VESSEL, BOATER_IS_RESIDENT, CARD_NOT_FOUND, LookUpBoater } from './look-up-boater.js';
import { PriceStay } from './price-stay.js';
import { QuoteStay } from './quote-stay.js';

let areas: OtherAreas;
beforeEach(() => {
  areas = surround(new OtherAreas());
});

const stay = { start_date: '2027-07-14', end_date: '2027-07-19' };

const state = byBoater.INITIATED.reduce(evolve, initial());
const streams = {
  load: (_: unknown, id: string) =>
    Promise.resolve({ state: id === opening.reservation_id ? state : initial(), revision: 0 }),
} as unknown as StreamRepository;

describe('looking up a boater', () => {
  const lookUp = (input: z.input<typeof findBoater>) =>
    new LookUpBoater(areas.bus).execute(
      callOfStaff(reservationApi.findBoater, { marina_id: homeMarina.id }, findBoater.parse(input)),
    );
  const known = (over: Partial<typeof knownBoater.boater>, more: Partial<typeof knownBoater> = {}) =>
    areas.answer(FindBoater, () => ({ ...knownBoater, ...more, boater: { ...knownBoater.boater, ...over } }));
  const byCard = { boater_type: 'VISITOR' as const, card_number: 'QSD0042' };
  const byMail = { boater_type: 'VISITOR' as const, email: 'ada@example.net' };
  const wrong = (path: string, code: string) => ({ refused: true, kind: 'validation', errors: [{ path, code }] });

  it('shows person, vessels and cards, contact details masked', async () => {
    const answer = await lookUp(byCard);
    expect(foundBoater.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      boater: {
        first_name: 'Ada',
        email: 'a**************',
        tem_member: true,
        memberships: [{ card_number: 'QSD0042', status: 'active', redeem_nights_left: 3 }],
      },
      vessels: [{ name: 'Belle Île', home_marina_name: 'Port des Minimes' }],
    });
  });

  it('shows contact details once they may be seen', async () => {
    known({ contact_shown: true });
    expect(await lookUp(byMail)).toMatchObject({ boater: { email: 'ada@example.net' } });
  });

  it('searches the marina’s register for the input', async () => {
    await lookUp(byCard);
    await lookUp(byMail);
    const asked = areas.asked.filter((query) => query instanceof FindBoater).map((query) => query.input);
    expect(asked).toEqual([
      { marina_id: homeMarina.id, card_number: 'QSD0042' },
      { marina_id: homeMarina.id, email: 'ada@example.net' },
    ]);
  });

  it('treats an unknown or erased mail address as a new customer', async () => {
    areas.answer(FindBoater, () => null);
    expect(await lookUp(byMail)).toEqual({ boater: null, vessels: [], partner_card: null });
    known({ erased: true });
    expect(await lookUp(byMail)).toEqual({ boater: null, vessels: [], partner_card: null });
  });

  it('refuses an unknown card', async () => {
    areas.answer(FindBoater, () => null);
    areas.answer(FindPartnerCard, () => null);
    expect(await lookUp(byCard)).toMatchObject(wrong('card_number', CARD_NOT_FOUND));
  });

  it('refuses a resident who is to be a visitor', async () => {
    known({ relation_type: 'RESIDENT' });
    expect(await lookUp(byCard)).toMatchObject(wrong('card_number', BOATER_IS_RESIDENT));
    expect(await lookUp(byMail)).toMatchObject(wrong('email', BOATER_IS_RESIDENT));
    expect(await lookUp({ ...byMail, boater_type: 'RESIDENT' })).toMatchObject({
      boater: { relation_type: 'RESIDENT' },
    });
  });

  it('refuses a visitor without a vessel', async () => {
    known({}, { vessels: [] });
    expect(await lookUp(byMail)).toMatchObject(wrong('email', BOATER_HAS_NO_VESSEL));
    expect(await lookUp({ email: 'ada@example.net' })).toMatchObject({ vessels: [] });
  });
});

describe('the price of a stay', () => {
  const vessel = { length: 11.2, beam: 3.65 };
  const price = (more = {}) =>
    new PriceStay(areas.bus, new ReservationFacts(streams, areas.bus, new SettableClock(NOW))).execute(
      callOfStaff(
        reservationPriceApi.calculatePrice,
        { marina_id: homeMarina.id },
        calculatePrice.parse({ vessel, ...stay, ...more }),
      ),
    );

  it('is that of the plan, in decimals and the marina’s currency', async () => {
    const answer = await price();
    expect(calculatedPrice.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      currency: 'EUR',
      price_per_night: 55,
      available_custom_surcharges: [{ id: 'power', total_custom_surcharge: 15 }],
      deposit_rule: { deposit_type: 'FIXED_AMOUNT', amount: 40 },
      total_to_pay: 400,
    });
  });

  it('is calculated for the stay as it would be used', async () => {
    await price({ commercial: true, live_aboard: true, contract_id: uuid(5) });
    const [asked] = areas.asked.filter((query) => query instanceof CalculatePrice);
    expect(asked?.input).toMatchObject({ contract_id: uuid(5), isCommercial: true, liveaboard: true, vessel });
  });

  it('is empty outside the seasons', async () => {
    areas.answer(CalculatePrice, () => ({ ...planPrice, count_descriptions: NOT_COVERED, discount_percent: 5 }));
    expect(await price()).toEqual({
      currency: 'EUR',
      price_per_night: 0,
      discount_percent: 0,
      available_custom_surcharges: [],
      count_descriptions: NOT_COVERED,
      deposit_rule: { deposit_type: 'NONE', amount: null },
      deposit: 0,
      total_to_pay: 0,
    });
  });
});

describe('a quote', () => {
  const payment = {
    price_per_night: 60,
    marina_discount_percent: 10,
    deposit: { type: 'PERCENTAGE' as const, amount: 20 },
    additional_charges: { harbor_dues: { type: 'PER_NIGHT' as const, amount: 2.5 } },
    custom_surcharges: [{ id: 'power', name: 'Power', active: true, total_custom_surcharge: 15 }],
  };
  const ask = (more: Partial<z.input<typeof quote>> = {}, marina = homeMarina.id) =>
    new QuoteStay(areas.bus, streams).execute(
      callOfStaff(reservationPriceApi.quote, { marina_id: marina }, quote.parse({ ...stay, payment, ...more })),
    );

  it('adds up line by line, in decimals', async () => {
    const answer = await ask();
    expect(totalBreakdown.parse(answer)).toEqual(answer);
    expect(answer).toEqual({
      currency: 'EUR',
      nights: 5,
      lines: [
        { kind: 'NIGHTS', of: null, name: null, amount: 300 },
        { kind: 'DISCOUNT', of: null, name: null, amount: -30 },
        { kind: 'ADDITIONAL_CHARGE', of: 'harbor_dues', name: null, amount: 12.5 },
        { kind: 'CUSTOM_SURCHARGE', of: 'power', name: 'Power', amount: 15 },
      ],
      total_to_pay: 297.5,
      deposit: 59.5,
    });
  });

  it('is in the marina’s currency only', async () => {
    const refusal = { errors: [{ path: 'payment.currency', code: 'reservation_otherCurrency' }] };
    expect(await ask({ payment: { ...payment, currency: 'GBP' } })).toMatchObject(refusal);
  });

  it('is about a reservation of the marina, if any', async () => {
    expect(await ask({ reservation_id: opening.reservation_id })).toMatchObject({ total_to_pay: 297.5 });
    const notFound = { refused: true, kind: 'not_found' };
    expect(await ask({ reservation_id: uuid(9) })).toMatchObject(notFound);
    expect(await ask({ reservation_id: opening.reservation_id }, otherMarina.id)).toMatchObject(notFound);
  });

  it('is refused for an unknown marina', async () => {
    areas.answer(FindMarina, () => null);
    expect(await ask()).toMatchObject({ refused: true, kind: 'not_found' });
  });
});
