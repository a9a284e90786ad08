import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  boater,
  byBoater,
  byMarina,
  continued,
  END,
  inMarina,
  offer,
  on,
  staff,
  START,
  TODAY,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import type { ReservationCommand } from './reservation-command.js';
import { openSuggestions, outstanding } from './reservation-state.js';

const dates = { start_date: START, end_date: addDays(END, 2) };
const suggest: ReservationCommand = {
  type: 'SuggestDates',
  suggested_dates: [dates],
  offers: [offer],
  reason: 'weather',
};
const take: ReservationCommand = { type: 'AcceptDateOffer', changes: { dates } };
const accept: ReservationCommand = { type: 'AcceptSuggestedDates', dates };
/** A history with the dates on offer. */
const offered = (history: Parameters<typeof continued>[0]) => [...history, ...continued(history, [suggest, staff])];

describe('dates on offer for a request', () => {
  it('have their price, and the boater accepts both at once', () => {
    const taken = given(offered(byBoater.INITIATED)).when(accept, boater);
    taken.then(
      { type: 'SuggestedDatesAccepted', data: { ...dates, price: { breakdown: { total: 450_00 } } } },
      { type: 'PriceAccepted' },
    );
    expect(taken.state().statuses.at(-1)).toMatchObject({ status_code: 'BOATER_ACCEPTED', action_required: 'MARINA' });
    expect(taken.state().accepted_price?.breakdown.total).toBe(450_00);
    expect(openSuggestions(taken.state())).toEqual([]);
  });

  it('leave the price to be accepted where the boater has yet to confirm what the marina requires', () => {
    given(offered(byBoater.INITIATED))
      .when(accept, inMarina({ additional_requirements: ['Insurance for the whole stay'] }, boater))
      .then({ type: 'SuggestedDatesAccepted' });
  });

  it('are taken by the boater or by staff, and by nobody else', () => {
    given(offered(byBoater.INITIATED))
      .when(accept, staff)
      .then({ type: 'SuggestedDatesAccepted' }, { type: 'PriceAccepted' });
    given(offered(byBoater.INITIATED)).when(suggest, boater).thenRefused('FORBIDDEN');
    given(offered(byBoater.INITIATED))
      .when({ type: 'AcceptSuggestedDates', dates: { ...dates, end_date: addDays(END, 3) } }, boater)
      .thenRefused('RESERVATION_DATES_NOT_SUGGESTED');
  });
});

describe.each([
  ['boater', byBoater.APPROVED],
  ['boater, at once', byBoater.INSTANT_BOOK],
  ['marina', byMarina.APPROVED],
] as const)('dates on offer for a booking of the %s', (_by, booking) => {
  it('leave it booked, and change it once they are taken', () => {
    const suggested = given(booking).when(suggest, staff);
    suggested.then({ type: 'DatesSuggested', data: { reason: 'weather', prices: [{ breakdown: { total: 450_00 } }] } });
    expect(suggested.state().statuses).toEqual(given(booking).state.statuses);
    const taken = given(offered(booking)).when(take, boater);
    taken.then(
      { type: 'StayDatesChanged', data: dates },
      { type: 'OfferChanged', data: { reason: 'weather', price: { breakdown: { total: 450_00 } }, pay_by: null } },
    );
    expect(openSuggestions(taken.state())).toEqual([]);
    expect(outstanding(taken.state())).toBeGreaterThanOrEqual(0);
  });

  it('end with any other change, with their time, and with the stay', () => {
    const edit: ReservationCommand = {
      type: 'SendPrice',
      via: 'UPDATE',
      changes: { offer: { ...offer, price_per_night: 51_00 }, reason: 'correction' },
    };
    const changed = offered(booking);
    given([...changed, ...continued(changed, [edit, staff])])
      .when(take, boater)
      .thenRefused('RESERVATION_DATES_NOT_SUGGESTED');
    given(changed)
      .when(take, on(addDays(TODAY, 3), boater))
      .thenRefused('RESERVATION_DEADLINE_PASSED');
    given(booking).when(take, boater).thenRefused('RESERVATION_DATES_NOT_SUGGESTED');
    const cancelled = continued(changed, [{ type: 'CancelByMarina', reason: 'full', message: null }, staff]);
    given([...changed, ...cancelled])
      .when(take, boater)
      .thenRefused('RESERVATION_ACTION_NOT_ALLOWED');
  });
});
