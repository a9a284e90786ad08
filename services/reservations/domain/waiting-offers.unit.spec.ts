import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  berth,
  boater,
  byBoater,
  historyOf,
  inMarina,
  NOW,
  offer,
  on,
  opening,
  staff,
  START,
  type Step,
  system,
  TODAY,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import type { ReservationCommand } from './reservation-command.js';
import { waitingSince } from './waiting-list.js';

const passed_over = [{ reservation_id: 'r-1', place: 1, reason: 'does_not_fit', rule: 'too_narrow' }] as const;
const turn = { offer_id: 'offer-1', place: 2, line_length: 3, passed_over, after_offer_id: null };
const offerA12: ReservationCommand = { type: 'OfferBerth', berth, ...turn };
const request: Step = [{ type: 'RequestReservation', opening }, boater];
const wait: Step = [{ type: 'PutOnWaitingList', changes: {} }, staff];
const offered = historyOf(request, wait, [offerA12, staff]);
const inTime = on(TODAY, { ...boater });
const late = on(addDays(TODAY, 2), boater);

describe('offering a berth to the waiting list', () => {
  it('holds the berth for the marina’s hours, and records who was passed over', () => {
    given(byBoater.WAITING_LIST)
      .when(offerA12, inMarina({ waiting_offer_hours: 6 }))
      .then(
        {
          type: 'BerthOffered',
          data: {
            label: 'A12',
            place: 2,
            line_length: 3,
            passed_over: [...passed_over],
            answer_by: '2027-06-01T16:00:00.000Z',
          },
        },
        { type: 'BerthAssigned', data: { label: 'A12', chosen_by: 'WAITING_LIST', skip_reason: null } },
      );
  });

  it('ends at the latest with the day of arrival', () => {
    given(byBoater.WAITING_LIST)
      .when(offerA12, on(START))
      .then({ type: 'BerthOffered', data: { answer_by: `${START}T23:59:59.000Z` } }, { type: 'BerthAssigned' });
    given(byBoater.WAITING_LIST)
      .when(offerA12, on(addDays(START, 1)))
      .thenRefused('RESERVATION_ARRIVAL_PASSED');
  });

  it('makes it the boater’s move, and keeps the place in the line', () => {
    const { statuses, deadline } = given(byBoater.WAITING_LIST).when(offerA12, staff).state();
    expect(statuses.at(-1)).toMatchObject({ status_code: 'WAITING_LIST', action_required: 'BOATER' });
    expect(deadline).toBe('2027-06-02T10:00:00.000Z');
    expect(waitingSince(statuses)).toBe(NOW);
  });

  it('is refused while an offer runs or a berth is held, and below the berth’s minimum', () => {
    given(offered).when(offerA12, staff).thenRefused('RESERVATION_BERTH_OFFER_RUNNING');
    const held = historyOf(request, wait, [{ type: 'AssignBerth', berth }, staff]);
    given(held).when(offerA12, staff).thenRefused('RESERVATION_HAS_BERTH');
    given(byBoater.WAITING_LIST)
      .when({ type: 'OfferBerth', ...turn, berth: { ...berth, min_length: 12 } }, staff)
      .thenRefused('RESERVATION_BERTH_MIN_LENGTH');
  });

  it.each<[string, ReservationCommand]>([
    ['send a price', { type: 'SendPrice', via: 'UPDATE', changes: { offer } }],
    ['put it on the list again', { type: 'PutOnWaitingList', changes: {} }],
    ['assign another berth', { type: 'AssignBerth', berth: { ...berth, berth_id: 'b2' } }],
    ['take the berth away', { type: 'UnassignBerth' }],
    ['move the boat on the plan', { type: 'FollowPlan', berth: { ...berth, berth_id: 'b2' } }],
  ])('keeps staff from overtaking the answer: %s', (_, command) => {
    given(offered).when(command, staff).thenRefused('RESERVATION_BERTH_OFFER_RUNNING');
  });

  it('keeps an approval of the marina’s own reservation from overtaking it too', () => {
    const created: Step = [
      { type: 'CreateByMarina', action: 'ADD_TO_WAITING_LIST', opening, offer, internal_note: null },
      staff,
    ];
    given(historyOf(created, [offerA12, staff]))
      .when({ type: 'ApproveReservation', changes: {} }, staff)
      .thenRefused('RESERVATION_BERTH_OFFER_RUNNING');
  });
});

describe('the answer to an offered berth', () => {
  it('accepted: the berth stays, and the marina goes on with the price', () => {
    const accepted = given(offered).when({ type: 'AcceptBerthOffer' }, inTime);
    accepted.then({ type: 'BerthOfferAccepted', data: { offer_id: 'offer-1' } });
    const { statuses, berth: held, berth_offer, deadline } = accepted.state();
    expect(statuses.at(-1)).toMatchObject({ status_code: 'BOATER_ACCEPTED', action_required: 'MARINA' });
    expect([held?.label, berth_offer, deadline]).toEqual(['A12', null, null]);
  });

  it('accepted with a known price: the marina may approve', () => {
    const priced = historyOf(request, [{ type: 'PutOnWaitingList', changes: { offer } }, staff], [offerA12, staff]);
    const events = [...priced, ...historyOfAnswer(priced)];
    given(events).when({ type: 'ApproveReservation', changes: {} }, staff).then({ type: 'ReservationApproved' });
  });

  it('declined: the berth is released and the place stays', () => {
    const declined = given(offered).when(
      { type: 'DeclineBerthOffer', keep_place: true, message: 'Too far out' },
      inTime,
    );
    declined.then(
      { type: 'BerthOfferDeclined', data: { keeps_place: true, message: 'Too far out' } },
      { type: 'BerthUnassigned', data: { cause: 'OFFER_ENDED' } },
    );
    expect(waitingSince(declined.state().statuses)).toBe(NOW);
  });

  it('declined by somebody who no longer wants a berth: the reservation is closed', () => {
    for (const command of [
      { type: 'DeclineBerthOffer', keep_place: false, message: null },
      { type: 'CancelByBoater', message: null },
    ] as const) {
      given(offered)
        .when(command, inTime)
        .then(
          { type: 'BerthOfferDeclined', data: { keeps_place: false } },
          { type: 'ReservationCanceledByBoater', data: { declined: true } },
          { type: 'BerthUnassigned', data: { cause: 'CLOSED' } },
        );
    }
  });

  it('comes too late once the time is over', () => {
    for (const command of [
      { type: 'AcceptBerthOffer' },
      { type: 'DeclineBerthOffer', keep_place: true, message: null },
    ] as const) {
      given(offered).when(command, late).thenRefused('RESERVATION_DEADLINE_PASSED');
    }
  });

  it('not given: the offer runs out, but not before its time', () => {
    given(offered).when({ type: 'ExpireBerthOffer' }, system).thenRefused('RESERVATION_NOT_YET_EXPIRED');
    given(offered)
      .when({ type: 'ExpireBerthOffer' }, on(addDays(TODAY, 1), system))
      .then({ type: 'BerthOfferExpired' }, { type: 'BerthUnassigned', data: { cause: 'OFFER_ENDED' } });
  });

  it('overtaken by staff, with a reason', () => {
    given(offered)
      .when({ type: 'WithdrawBerthOffer', reason: 'weather_issues', note: null }, staff)
      .then(
        { type: 'BerthOfferWithdrawn', data: { cause: 'STAFF', skip_reason: 'weather_issues' } },
        { type: 'BerthUnassigned' },
      );
    given(offered)
      .when({ type: 'WithdrawBerthOffer', reason: 'other', note: ' ' }, staff)
      .thenRefused('VALIDATION', { errors: [{ path: 'skip_reason_text', code: 'provideReason' }] });
  });

  it('overtaken by the plan: the offer is withdrawn and raises no alert', () => {
    const lost = { reason: 'BERTH_CHANGED', from_date: START, changed_by: null } as const;
    const taken = given(offered).when({ type: 'UnassignBerth', lost }, system);
    taken.then({ type: 'BerthOfferWithdrawn', data: { cause: 'PLAN' } }, { type: 'BerthUnassigned' });
    expect(taken.state().lost_berth).toBeNull();
  });

  it('overtaken by the end of the reservation', () => {
    given(offered)
      .when({ type: 'CancelByMarina', reason: 'full', message: null }, staff)
      .then(
        { type: 'BerthOfferWithdrawn', data: { cause: 'CLOSED' } },
        { type: 'ReservationCanceledByMarina' },
        { type: 'BerthUnassigned' },
      );
  });
});

describe('a berth that the plan takes from a stay', () => {
  const lost = { reason: 'ABSENCE_WITHDRAWN', from_date: START, changed_by: 'Per Moe' } as const;
  const booked = historyOf(...stepsTo('approved'), [{ type: 'AssignBerth', berth }, staff]);
  const without = [...booked, ...given(booked).when({ type: 'UnassignBerth', lost }, system).events()];

  it('is remembered until the stay has another one', () => {
    expect(given(without).state.lost_berth).toMatchObject({ label: 'A12', reason: 'ABSENCE_WITHDRAWN', alert: true });
    const again = given(without).when({ type: 'AssignBerth', berth: { ...berth, allocation_id: 'a2' } }, staff);
    expect(again.state().lost_berth).toBeNull();
  });

  it('leaves the stay among the lost when staff close the alert, which they do once', () => {
    const closed = given(without).when({ type: 'CloseSupplyAlert' }, staff);
    closed.then({ type: 'SupplyAlertClosed' });
    expect(closed.state().lost_berth).toMatchObject({ label: 'A12', alert: false });
    given([...without, ...closed.events()])
      .when({ type: 'CloseSupplyAlert' }, staff)
      .thenRefused('RESERVATION_NO_SUPPLY_ALERT');
  });
});

function historyOfAnswer(history: ReturnType<typeof historyOf>) {
  return given(history).when({ type: 'AcceptBerthOffer' }, inTime).events();
}

function stepsTo(_: 'approved'): Step[] {
  return [
    request,
    [{ type: 'SendPrice', via: 'UPDATE', changes: { offer } }, staff],
    [{ type: 'AcceptPrice' }, boater],
    [{ type: 'ApproveReservation', changes: {} }, staff],
  ];
}
