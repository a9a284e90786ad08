import { describe, expect, it } from '@jest/globals';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { Party } from '../../../contracts/vocabulary/party.js';
import {
  boater,
  byBoater,
  byMarina,
  historyOf,
  offer,
  offerWithDeposit,
  opening,
  staff,
} from '../../../tests/fixtures/reservation-examples.js';
import { decide } from './decide.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { evolve } from './evolve.js';
import { pricedParty, shownParty } from './party.js';
import type { ReservationCommand } from './reservation-command.js';
import type { ReservationContext } from './reservation-context.js';
import { initial, type ReservationState } from './reservation-state.js';

const crewed: Party = { adults: 2, children: [14, 9], crew: 1 };
const dearer: OfferTerms = { ...offer, price_per_night: offer.price_per_night + 1_00 };
const told: ReservationCommand = { type: 'TellParty', party: crewed };
const counted = { type: 'RecordParty', party: crewed, confirmed: true } as const;

const stateOf = (history: readonly ReservationEvent[]): ReservationState => history.reduce(evolve, initial());

function decided(command: ReservationCommand, history: readonly ReservationEvent[], context: ReservationContext) {
  const events = decide(command, stateOf(history), context);
  if (isRefusal(events)) return { code: events.code, types: [], state: stateOf(history), events: [] };
  return { code: null, types: events.map(({ type }) => type), state: stateOf([...history, ...events]), events };
}

describe('who is aboard', () => {
  it('is unknown until somebody says it', () => {
    const state = stateOf(byBoater.INITIATED);
    expect(shownParty(state)).toBeNull();
    expect(pricedParty(state.party)).toBeUndefined();
  });

  it.each([
    ['a request', { type: 'RequestReservation', opening: { ...opening, party: crewed } }, boater],
    [
      'an instant booking',
      {
        type: 'BookInstantly',
        opening: { ...opening, party: crewed },
        offer: offerWithDeposit,
        berth: {
          berth_id: 'b1',
          allocation_id: 'a1',
          label: 'A1',
          min_length: null,
          min_length_confirmed: false,
          suggested_berth_id: null,
          skip_reason: null,
        },
      },
      boater,
    ],
    [
      'the desk',
      { type: 'CreateByMarina', action: 'APPROVE', opening: { ...opening, party: crewed }, offer, internal_note: null },
      staff,
    ],
  ] as const)('comes with %s, children by age, youngest first', (_, command, context) => {
    const { state, types, events } = decided(command, [], context);
    expect(types[1]).toBe('PartyRecorded');
    expect(shownParty(state)).toEqual({ adults: 2, children: [9, 14], crew: 1, confirmed: false });
    expect(events[0]?.data).not.toHaveProperty('party');
  });

  it('changes nothing but the persons where the price does not count them', () => {
    expect(decided({ ...counted, offer }, byMarina.APPROVED, staff).types).toEqual(['PartyRecorded']);
    expect(decided({ ...told, offer }, byBoater.UPDATED, boater).types).toEqual(['PartyRecorded']);
  });

  it('changes the price of a booking, for which no other reason is asked', () => {
    const { types, state } = decided({ ...counted, offer: dearer }, byBoater.APPROVED, staff);
    expect(types).toEqual(['PartyRecorded', 'OfferChanged']);
    expect(state.price?.offer.price_per_night).toBe(dearer.price_per_night);
  });

  it('is no reason for other dates', () => {
    const dates = { start_date: '2027-07-11', end_date: '2027-07-17' };
    const changes = { party: { party: crewed, confirmed: false }, dates, offer: dearer };
    const refused = decide({ type: 'SendPrice', via: 'UPDATE', changes }, stateOf(byBoater.APPROVED), staff);
    expect(refused).toMatchObject({ errors: [{ path: 'reason', code: 'reservation_changeReasonRequired' }] });
  });

  it.each(['UPDATED', 'BOATER_ACCEPTED'] as const)('sends the offer anew from %s', (status) => {
    const { types, state } = decided({ ...told, offer: dearer }, byBoater[status], boater);
    expect(types).toEqual(['PartyRecorded', 'PriceSent']);
    expect(state.accepted_price).toBeNull();
  });

  it('keeps the new price for the offer to come on the waiting list', () => {
    const waiting = historyOf([
      { type: 'CreateByMarina', action: 'ADD_TO_WAITING_LIST', opening, offer, internal_note: null },
      staff,
    ]);
    const { types } = decided({ ...counted, offer: dearer }, waiting, staff);
    expect(types).toEqual(['PartyRecorded', 'ReservationPutOnWaitingList']);
  });

  it('is said once: the same persons in another order are no news, and counting them is', () => {
    const known = [...byBoater.APPROVED, ...decided(told, byBoater.APPROVED, boater).events];
    const again = { ...told, party: { ...crewed, children: [9, 14] } };
    expect(decided(again, known, boater).types).toEqual([]);
    const { state, types } = decided(counted, known, staff);
    expect(types).toEqual(['PartyRecorded']);
    expect(shownParty(state)?.confirmed).toBe(true);
    expect(decided(counted, [...known, ...decided(counted, known, staff).events], staff).types).toEqual([]);
  });

  it('is the desk’s to say once it has counted', () => {
    const known = [...byBoater.APPROVED, ...decided(counted, byBoater.APPROVED, staff).events];
    const fewer = { ...crewed, adults: 1 };
    expect(decided({ type: 'TellParty', party: fewer }, known, boater).code).toBe('RESERVATION_PARTY_CONFIRMED');
    const corrected = decided({ ...counted, party: fewer, confirmed: false }, known, staff);
    expect(shownParty(corrected.state)).toMatchObject({ adults: 1, confirmed: true });
  });

  it.each([
    ['other dates are offered', 'MARINA_ADDED_DATES'],
    ['an instant booking is paid', 'INSTANT_BOOKING_INITIATED'],
  ] as const)('waits while %s', (_, status) => {
    expect(decided(told, byBoater[status], boater).code).toBe('RESERVATION_ACTION_NOT_ALLOWED');
    expect(decided(counted, byBoater[status], staff).code).toBe('RESERVATION_ACTION_NOT_ALLOWED');
  });

  it('is not for the other side to say in its name', () => {
    expect(decided(counted, byBoater.APPROVED, boater).code).toBe('FORBIDDEN');
    expect(decided(told, byBoater.APPROVED, staff).code).toBe('FORBIDDEN');
  });

  it.each([
    ['is over', { type: 'FinishStay', departed: true }],
    ['is cancelled', { type: 'CancelByMarina', reason: 'full', message: null }],
  ] as const)('keeps no ages once the stay %s', (_, command) => {
    const known = [...byMarina.APPROVED, ...decided(counted, byMarina.APPROVED, staff).events];
    const context = { ...staff, actor: 'system', today: '2027-07-16', now: '2027-07-16T10:00:00.000Z' } as const;
    const { state } = decided(command, known, context);
    expect(shownParty(state)).toEqual({ adults: 2, children: [null, null], crew: 1, confirmed: true });
  });

  it('keeps how many children there were once the boater is erased', () => {
    const [event] = decided(told, byBoater.APPROVED, boater).events;
    if (event?.type !== 'PartyRecorded') throw new Error('not recorded');
    const erased = { ...event, data: { ...event.data, ages: null } };
    expect(shownParty(stateOf([...byBoater.APPROVED, erased]))?.children).toEqual([null, null]);
  });
});
