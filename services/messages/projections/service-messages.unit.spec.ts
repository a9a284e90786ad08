import { describe, expect, it } from '@jest/globals';
import type { ReservationFact } from '../../../contracts/reservations/events.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { decides, serviceCodeOf, serviceMessageOf } from './service-messages.js';

const at = '2027-06-01T08:00:00.000Z';
const actor = { kind: 'staff' as const, id: 'u1', name: 'Marta Kai' };
const metadata = { actor } as LoggedEvent['metadata'];
const logged = { id: 'event', position: 7, metadata };
const suggested_dates = [{ start_date: '2027-07-10', end_date: '2027-07-13' }];

describe('the service messages of a reservation’s facts', () => {
  it.each<[ReservationFact, string | null]>([
    [{ type: 'InstantBookingConfirmed', data: { at } }, 'INSTANT_BOOK'],
    [{ type: 'PriceSent', data: { at } }, 'UPDATED_BY_MARINA'],
    [{ type: 'OfferChanged', data: { at } }, 'UPDATED_BY_MARINA'],
    [{ type: 'PriceAccepted', data: { at } }, 'BOATER_ACCEPTED'],
    [{ type: 'ReservationPutOnWaitingList', data: { at } }, 'ON_HOLD'],
    [{ type: 'ReservationApproved', data: { at } }, 'APPROVED'],
    [{ type: 'PaymentReceived', data: { at } }, 'PAYED'],
    [{ type: 'ReservationDocumentAdded', data: { at } }, 'BOATER_ADDED_DOCUMENTS'],
    [{ type: 'SuggestedDatesAccepted', data: { ...suggested_dates[0]!, at } }, 'BOATER_ACCEPTED_SUGGESTED_DATES'],
    [{ type: 'ReservationCanceledByBoater', data: { declined: true, at } }, 'BOATER_DECLINED'],
    [{ type: 'ReservationCanceledByBoater', data: { declined: false, at } }, 'CANCELED_BY_BOATER'],
    [{ type: 'ReservationExpired', data: { silence: 'NO_MARINA_RESPONSE', at } }, 'EXPIRED_NO_MARINA_RESPONSE'],
    [{ type: 'ReservationExpired', data: { silence: 'NO_BOATER_RESPONSE', at } }, 'EXPIRED_NO_BOATER_RESPONSE'],
    [{ type: 'PaymentExpired', data: { at } }, 'EXPIRED_NO_BOATER_RESPONSE'],
    [{ type: 'BerthUnassigned', data: { berth_id: 'b1', at } }, null],
    [{ type: 'StayFinished', data: { at } }, null],
  ])('%j', (fact, code) => {
    expect(serviceCodeOf(fact, false)).toBe(code);
  });

  it('is a decline until the marina approves, and a cancellation after that', () => {
    const fact: ReservationFact = { type: 'ReservationCanceledByMarina', data: { at } };
    expect(serviceCodeOf(fact, false)).toBe('MARINA_DECLINED');
    expect(serviceCodeOf(fact, true)).toBe('CANCELED_BY_MARINA');
    expect(decides({ type: 'ReservationApproved', data: { at } })).toBe(true);
    expect(decides({ type: 'InstantBookingConfirmed', data: { at } })).toBe(true);
    expect(decides({ type: 'PriceSent', data: { at } })).toBe(false);
  });

  it('carries the suggested dates', () => {
    expect(serviceMessageOf({ type: 'DatesSuggested', data: { suggested_dates, at } }, logged, false)).toEqual({
      id: 'event',
      position: 7,
      status_code: 'MARINA_ADDED_DATES',
      created_at: at,
      suggested_dates,
      words: null,
    });
  });

  it('carries what the person wrote with it, unless the boater was erased', () => {
    const words = (message: string | null) =>
      serviceMessageOf({ type: 'PriceSent', data: { message, at } }, logged, false)?.words;
    expect(words('VHF 9, the office closes at 18:00.')).toEqual({
      text: 'VHF 9, the office closes at 18:00.',
      sender_id: 'u1',
      sender_name: 'Marta Kai',
    });
    expect(words(null)).toBeNull();
  });
});
