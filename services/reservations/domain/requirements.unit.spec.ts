import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import {
  beforeTerms,
  berth,
  boater,
  byBoater,
  historyOf,
  inMarina,
  offerWithDeposit,
  opening,
  staff,
  type Step,
  system,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { decide } from './decide.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { evolve } from './evolve.js';
import { initial, type ReservationState } from './reservation-state.js';
import { requirementsFor, requirementsRefusal } from './requirements.js';

const FENDERS = 'Fenders on both sides';
const WATER = 'No grey water in the basin';
const GATE = 'Arrive before 20:00, the gate closes then';
const asks = { additional_requirements: [FENDERS, WATER], instant_requirements: [GATE] };
const inStrictMarina = inMarina(asks, boater);
const after = (events: readonly ReservationEvent[]): ReservationState => events.reduce(evolve, initial());

describe('accepting an offer of a marina with requirements', () => {
  it.each([[[]], [[FENDERS]], [[FENDERS, GATE]]])('is refused with only %j confirmed', (confirmed_requirements) => {
    given(byBoater.UPDATED)
      .when({ type: 'AcceptPrice', confirmed_requirements }, inStrictMarina)
      .thenRefused('RESERVATION_REQUIREMENTS_UNCONFIRMED');
  });

  it('names the requirements that are missing', () => {
    const refusal = requirementsRefusal([WATER], after(byBoater.UPDATED), inStrictMarina);
    expect(refusal?.details).toEqual({ missing: [FENDERS] });
  });

  it('records which texts were confirmed, and no others', () => {
    given(byBoater.UPDATED)
      .when({ type: 'AcceptPrice', confirmed_requirements: [WATER, FENDERS, 'Bring cake'] }, inStrictMarina)
      .then({ type: 'RequirementsConfirmed', data: { requirements: [FENDERS, WATER] } }, { type: 'PriceAccepted' });
  });

  it('needs nothing confirmed where the marina requires nothing', () => {
    given(byBoater.UPDATED).when({ type: 'AcceptPrice' }, boater).then({ type: 'PriceAccepted' });
  });

  it('does not confirm twice what was confirmed, and asks for no text that came after the acceptance', () => {
    const confirmed = decide(
      { type: 'AcceptPrice', confirmed_requirements: [FENDERS, WATER] },
      after(byBoater.UPDATED),
      inStrictMarina,
    );
    if (isRefusal(confirmed)) throw new Error(confirmed.code);
    const state = after([...byBoater.UPDATED, ...confirmed]);
    expect(requirementsRefusal([], state, inStrictMarina)).toBeNull();
    const changed = inMarina({ additional_requirements: [FENDERS, 'No water at all'] }, boater);
    expect(requirementsRefusal([], state, changed)).toBeNull();
    // Older stays do not say which texts were required when they were agreed.
    const older = after(beforeTerms([...byBoater.UPDATED, ...confirmed]));
    expect(requirementsRefusal([], older, changed)?.details).toEqual({ missing: ['No water at all'] });
  });
});

describe('accepting a berth from the waiting list', () => {
  const request: Step = [{ type: 'RequestReservation', opening }, boater];
  const wait: Step = [{ type: 'PutOnWaitingList', changes: {} }, staff];
  const turn = { offer_id: 'offer-1', place: 1, line_length: 1, passed_over: [], after_offer_id: null };
  const offered = historyOf(request, wait, [{ type: 'OfferBerth', berth, ...turn }, staff]);

  it('needs the requirements confirmed as accepting a price does', () => {
    given(offered)
      .when({ type: 'AcceptBerthOffer' }, inStrictMarina)
      .thenRefused('RESERVATION_REQUIREMENTS_UNCONFIRMED');
    given(offered)
      .when({ type: 'AcceptBerthOffer', confirmed_requirements: [FENDERS, WATER] }, inStrictMarina)
      .then(
        { type: 'RequirementsConfirmed', data: { requirements: [FENDERS, WATER] } },
        { type: 'BerthOfferAccepted' },
      );
  });
});

describe('an instant booking', () => {
  const bookNow: Step = [{ type: 'BookInstantly', opening, offer: offerWithDeposit, berth }, inStrictMarina];
  const history = historyOf(bookNow);
  const booked = after(history);

  it('has requirements of its own beside those of every stay', () => {
    expect(requirementsFor(booked, asks)).toEqual([FENDERS, WATER, GATE]);
    expect(requirementsFor(after(byBoater.UPDATED), asks)).toEqual([FENDERS, WATER]);
    expect(requirementsFor(booked, { ...asks, instant_requirements: [WATER] })).toEqual([FENDERS, WATER, GATE]);
    const older = after(beforeTerms(history));
    expect(requirementsFor(older, { ...asks, instant_requirements: [WATER] })).toEqual([FENDERS, WATER]);
  });

  it('records with the payment what the boater confirmed', () => {
    const paid = { type: 'ReceivePayment' as const, amount: 70_00, provider_reference: 'pay-1' };
    given(history)
      .when({ ...paid, confirmed_requirements: [GATE, FENDERS, WATER] }, inStrictMarina)
      .then(
        { type: 'RequirementsConfirmed', data: { requirements: [FENDERS, WATER, GATE] } },
        { type: 'PaymentReceived' },
        { type: 'InstantBookingConfirmed' },
      );
  });

  it('is confirmed by a payment that the provider reports, whatever was confirmed', () => {
    const reported = { type: 'ReceivePayment' as const, amount: 70_00, provider_reference: 'pay-1' };
    given(byBoater.INSTANT_BOOKING_INITIATED)
      .when(reported, inMarina(asks, system))
      .then({ type: 'PaymentReceived' }, { type: 'InstantBookingConfirmed' });
  });
});
