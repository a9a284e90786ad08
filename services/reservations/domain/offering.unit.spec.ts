import { describe, expect, it } from '@jest/globals';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  END,
  START,
  TODAY,
  berth,
  boater,
  byBoater,
  byMarina,
  context,
  historyOf,
  inMarina,
  offer,
  offerWithDeposit,
  on,
  opening,
  staff,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import type { Changes, ReservationCommand } from './reservation-command.js';
import type { Requirement } from './reservation-context.js';
import { outstanding } from './reservation-state.js';

const send = (changes: Changes = { offer }): ReservationCommand => ({ type: 'SendPrice', via: 'UPDATE', changes });
const approve = (changes: Changes = {}): ReservationCommand => ({ type: 'ApproveReservation', changes });
const wait = (changes: Changes = {}): ReservationCommand => ({ type: 'PutOnWaitingList', changes });
const later = { start_date: addDays(START, 1), end_date: addDays(END, 3) };
const noPapers = { vessel_insurence: false, vessel_license: false, skipper_id: false };
const papers = { vessel_insurence: true, vessel_license: false, skipper_id: true };

describe('sending a price', () => {
  it('states the amount and the deadline for the answer', () => {
    given(byBoater.INITIATED)
      .when(send({ offer, message: 'Welcome' }), staff)
      .then({
        type: 'PriceSent',
        data: {
          price: { breakdown: { total: 350_00, nights: 7 } },
          answer_by: '2027-06-03T10:00:00.000Z',
          message: 'Welcome',
        },
      });
  });

  it('needs a price, by default the current one', () => {
    given(byBoater.INITIATED)
      .when(send({}), staff)
      .thenFieldErrors({ path: 'payment.price_per_night', code: 'reservation_priceRequired' });
    given(byBoater.UPDATED)
      .when(send({ dates: later }), staff)
      .then(
        { type: 'StayDatesChanged', data: later },
        { type: 'PriceSent', data: { price: { breakdown: { nights: 9, total: 450_00 } } } },
      );
  });

  it('records what else staff changed, and nothing unchanged', () => {
    const vessel = { vessel: { ...opening.vessel, length: 11.2 }, vessel_name: 'Belle Île' };
    given(byBoater.INITIATED)
      .when(send({ offer, dates: later, vessel, required_documents: papers, internal_note: 'VIP', berth }), staff)
      .then(
        { type: 'StayDatesChanged' },
        { type: 'ReservationVesselChanged', data: vessel },
        { type: 'RequiredDocumentsSet', data: { required_documents: papers } },
        { type: 'ReservationNoteUpdated', data: { internal_note: 'VIP' } },
        { type: 'BerthAssigned' },
        { type: 'PriceSent' },
      );
    const same = {
      offer,
      dates: { start_date: START, end_date: END },
      vessel: { vessel: opening.vessel, vessel_name: opening.vessel_name },
      required_documents: { vessel_insurence: false, vessel_license: false, skipper_id: false },
      internal_note: null,
      berth: null,
    };
    given(byBoater.INITIATED).when(send(same), staff).then({ type: 'PriceSent' });
  });

  it('needs a new acceptance after an accepted price changed', () => {
    given(byBoater.BOATER_ACCEPTED)
      .when(send({ offer: offerWithDeposit }), staff)
      .then({ type: 'PriceSent' });
  });

  it('is refused for a stay that is over', () => {
    given(byBoater.INITIATED)
      .when(send(), on(addDays(END, 1)))
      .thenRefused('RESERVATION_PAST');
    given(byBoater.INITIATED).when(send(), on(END)).then({ type: 'PriceSent' });
  });

  it('refuses dates in the past', () => {
    const yesterday = { start_date: addDays(TODAY, -1), end_date: addDays(TODAY, 3) };
    given(byBoater.INITIATED)
      .when(send({ offer, dates: yesterday }), staff)
      .thenFieldErrors({ path: 'start_date', code: 'reservation_startInPast' });
  });
});

describe('an offer', () => {
  const surcharge = { id: 's', name: 'Power', active: true, amount: null };
  it.each([
    ['a price that is no number', { price_per_night: Number.NaN }, 'price_per_night', 'reservation_inValidNumber'],
    ['a negative price', { price_per_night: -1 }, 'price_per_night', 'reservation_inValidNumber'],
    ['another currency', { currency: 'GBP' }, 'currency', 'reservation_otherCurrency'],
    ['too many nights redeemed', { nights_to_redeem: 8 }, 'nights_to_redeem', 'reservation_moreThanTotal'],
    ['more than the member has', { nights_to_redeem: 6 }, 'nights_to_redeem', 'reservation_moreThanAvailable'],
    [
      'a surcharge without value',
      { custom_surcharges: [surcharge] },
      'custom_surcharges.0.total_custom_surcharge',
      'pricingSurchargeValueError',
    ],
    [
      'a deposit without amount',
      { deposit: { type: 'FIXED_AMOUNT', amount: Number.NaN } },
      'deposit.amount',
      'pricingDepositValueError',
    ],
    [
      'a deposit of nothing',
      { deposit: { type: 'FIXED_AMOUNT', amount: 0 } },
      'deposit.amount',
      'pricingDepositValueError',
    ],
    [
      'a percentage off the steps',
      { deposit: { type: 'PERCENTAGE', amount: 12 } },
      'deposit.amount',
      'pricingDepositValueError',
    ],
    [
      'above 100 percent',
      { deposit: { type: 'PERCENTAGE', amount: 105 } },
      'deposit.amount',
      'pricingDepositValueError',
    ],
    ['no night as deposit', { deposit: { type: 'NIGHTS', amount: 0 } }, 'deposit.amount', 'pricingDepositValueError'],
    ['half a night', { deposit: { type: 'NIGHTS', amount: 1.5 } }, 'deposit.amount', 'pricingDepositValueError'],
    [
      'more nights than the stay',
      { deposit: { type: 'NIGHTS', amount: 8 } },
      'deposit.amount',
      'pricingDepositValueError',
    ],
  ] as [string, Partial<OfferTerms>, string, string][])('is refused with %s', (_, over, field, code) => {
    given(byBoater.INITIATED)
      .when(send({ offer: { ...offer, ...over } }), staff)
      .thenFieldErrors({ path: `payment.${field}`, code });
  });

  it.each([
    [{ nights_to_redeem: 5 }],
    [{ custom_surcharges: [{ ...surcharge, active: false }] }],
    [{ custom_surcharges: [{ ...surcharge, amount: 0 }] }],
    [{ deposit: { type: 'PERCENTAGE', amount: 100 } }],
    [{ deposit: { type: 'NIGHTS', amount: 7 } }],
    [{ deposit: { type: 'FIXED_AMOUNT', amount: 1 } }],
  ] as [Partial<OfferTerms>][])('is accepted with %j', (over) => {
    given(byBoater.INITIATED)
      .when(send({ offer: { ...offer, ...over } }), staff)
      .then({ type: 'PriceSent' });
  });

  it('requires a deposit or online payment only if the marina may', () => {
    given(byBoater.INITIATED)
      .when(send({ offer: offerWithDeposit }), inMarina({ permissions: { inventory: true } }))
      .thenRefused('RESERVATION_FEATURE_NOT_ENABLED', { details: { feature: 'deposit_and_cancellation' } });
    given(byBoater.INITIATED)
      .when(send({ offer: { ...offer, method: 'ONLINE' } }), inMarina({ accepts_online_payments: false }))
      .thenRefused('RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED');
  });
});

describe('approving', () => {
  it('assigns a berth as long as the stay may be approved, even past the day of arrival', () => {
    const late = addDays(START, 1);
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ berth }), on(late))
      .then({ type: 'BerthAssigned' }, { type: 'ReservationApproved' });
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ berth }), on(addDays(END, 1)))
      .thenRefused('RESERVATION_PAST');
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ berth }), inMarina({ permissions: {} }))
      .thenRefused('RESERVATION_FEATURE_NOT_ENABLED', { details: { feature: 'inventory' } });
    given(byMarina.APPROVED).when(send({ offer, berth }), on(late)).thenRefused('RESERVATION_ARRIVAL_PASSED');
  });

  it('requires the documents that the marina wants after approval', () => {
    const wanting = (...after_approval: Requirement[]) =>
      inMarina({ requirements: { ...staff.marina.requirements, after_approval } });
    const approved = given(byBoater.BOATER_ACCEPTED).when(approve(), wanting('VESSEL_LICENSE'));
    approved.then({ type: 'ReservationApproved' }, { type: 'RequiredDocumentsSet' });
    expect(approved.state().required_documents).toEqual({ ...noPapers, vessel_license: true });
    given(byBoater.BOATER_ACCEPTED).when(approve(), staff).then({ type: 'ReservationApproved' });
    // Staff choose the documents for a stay that the marina entered.
    given(byMarina.WAITING_LIST).when(approve(), wanting('VESSEL_LICENSE')).then({ type: 'ReservationApproved' });
  });

  it('requires what is due, with a deadline', () => {
    given(byMarina.WAITING_LIST)
      .when(approve({ offer: offerWithDeposit }), staff)
      .then({
        type: 'ReservationApproved',
        data: { due: { amount: 70_00, for: 'DEPOSIT' }, pay_by: '2027-06-02T10:00:00.000Z' },
      });
    given(byMarina.WAITING_LIST)
      .when(approve({ offer: offerWithDeposit }), inMarina({ payment_hours: null }))
      .then({ type: 'ReservationApproved', data: { pay_by: '2027-06-03T10:00:00.000Z' } });
  });

  it.each([
    ['IN_MARINA', { type: 'NONE', amount: null }, true, null],
    ['IN_MARINA', { type: 'NIGHTS', amount: 1 }, true, { amount: 50_00, for: 'DEPOSIT' }],
    ['IN_MARINA', { type: 'PERCENTAGE', amount: 100 }, true, { amount: 350_00, for: 'TOTAL' }],
    ['ONLINE', { type: 'NONE', amount: null }, true, { amount: 350_00, for: 'TOTAL' }],
    ['ONLINE', { type: 'NIGHTS', amount: 1 }, true, { amount: 50_00, for: 'DEPOSIT' }],
    ['IN_MARINA', { type: 'NIGHTS', amount: 1 }, false, null],
  ] as const)('%s with deposit %j, online payments %p: due is %j', (method, deposit, accepts, due) => {
    const at = inMarina({ accepts_online_payments: accepts });
    const approved = given(byMarina.WAITING_LIST).when(approve({ offer: { ...offer, method, deposit } }), at);
    approved.then({ type: 'ReservationApproved', data: { due } });
    expect(approved.state().statuses.at(-1)?.action_required).toBe(due === null ? null : 'BOATER');
    expect(outstanding(approved.state())).toBe(due?.amount ?? 0);
  });

  it('waits for the documents, including those requested in the same command', () => {
    const asked = historyOf(
      [{ type: 'RequestReservation', opening }, boater],
      [send({ offer, required_documents: papers }), staff],
      [{ type: 'AcceptPrice' }, boater],
    );
    const missing = ['VESSEL_INSURANCE', 'SKIPPER_ID_LICENSE'];
    given(asked).when(approve(), staff).thenRefused('RESERVATION_DOCUMENTS_MISSING', { details: { missing } });
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ required_documents: papers }), staff)
      .thenRefused('RESERVATION_DOCUMENTS_MISSING', { details: { missing } });
    given(asked)
      .when(
        approve({ required_documents: { vessel_insurence: false, vessel_license: false, skipper_id: false } }),
        staff,
      )
      .then({ type: 'RequiredDocumentsSet' }, { type: 'ReservationApproved' });
    const added = (type: 'VESSEL_INSURANCE' | 'SKIPPER_ID_LICENSE') =>
      [
        {
          type: 'AddDocument',
          document_id: type,
          content_type: 'application/pdf',
          size_bytes: 1000,
          document_type: type,
          file_name: 'x.pdf',
        },
        boater,
      ] as const;
    const brought = historyOf(
      [{ type: 'RequestReservation', opening }, boater],
      [send({ offer, required_documents: papers }), staff],
      added('VESSEL_INSURANCE'),
      [{ type: 'AcceptPrice' }, boater],
      added('SKIPPER_ID_LICENSE'),
    );
    given(brought).when(approve(), staff).then({ type: 'ReservationApproved' });
  });

  it('is refused once the stay is over', () => {
    given(byBoater.BOATER_ACCEPTED).when(approve(), on(END)).then({ type: 'ReservationApproved' });
    given(byBoater.BOATER_ACCEPTED)
      .when(approve(), on(addDays(END, 1)))
      .thenRefused('RESERVATION_PAST');
  });

  it('needs a price', () => {
    const unpriced = historyOf([
      { type: 'CreateByMarina', action: 'ADD_TO_WAITING_LIST', opening, offer: null, internal_note: null },
      staff,
    ]);
    given(unpriced)
      .when(approve(), staff)
      .thenFieldErrors({ path: 'payment.price_per_night', code: 'reservation_priceRequired' });
  });

  it('checks again the nights the member has left', () => {
    const redeeming = historyOf(
      [{ type: 'RequestReservation', opening }, boater],
      [send({ offer: { ...offer, nights_to_redeem: 3 } }), staff],
      [{ type: 'AcceptPrice' }, boater],
    );
    given(redeeming)
      .when(approve(), context({ membership: { active: true, tem_member: true, redeem_nights_left: 2 } }))
      .thenFieldErrors({ path: 'payment.nights_to_redeem', code: 'reservation_moreThanAvailable' });
  });

  it('needs exactly the price that the boater accepted', () => {
    const dearer = { ...offer, price_per_night: 50_01 };
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ offer: dearer }), staff)
      .thenRefused('RESERVATION_PRICE_NOT_ACCEPTED');
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ offer: offerWithDeposit }), staff)
      .thenRefused('RESERVATION_PRICE_NOT_ACCEPTED');
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ offer: { ...offer, method: 'ONLINE' } }), staff)
      .thenRefused('RESERVATION_PRICE_NOT_ACCEPTED');
    const sameLength = { start_date: addDays(START, 1), end_date: addDays(END, 1) };
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ dates: sameLength }), staff)
      .thenRefused('RESERVATION_PRICE_NOT_ACCEPTED');
    given(byBoater.BOATER_ACCEPTED).when(approve({ offer }), staff).then({ type: 'ReservationApproved' });
    given(byMarina.BOATER_ACCEPTED)
      .when(approve({ offer: dearer }), staff)
      .then({ type: 'ReservationApproved' });
  });

  it('assigns a berth', () => {
    given(byBoater.BOATER_ACCEPTED)
      .when(approve({ berth }), staff)
      .then({ type: 'BerthAssigned' }, { type: 'ReservationApproved' });
  });
});

describe('the waiting list', () => {
  it('keeps the price, adjusts it to the dates, and needs neither', () => {
    given(byBoater.INITIATED)
      .when(wait(), staff)
      .then({ type: 'ReservationPutOnWaitingList', data: { price: null } });
    given(byBoater.UPDATED)
      .when(wait({ dates: later }), staff)
      .then(
        { type: 'StayDatesChanged' },
        { type: 'ReservationPutOnWaitingList', data: { price: { breakdown: { total: 450_00 } } } },
      );
    given(byBoater.INITIATED)
      .when(wait(), on(addDays(END, 1)))
      .thenRefused('RESERVATION_PAST');
  });

  it('cancels the boater’s acceptance', () => {
    expect(given(byBoater.BOATER_ACCEPTED).when(wait(), staff).state().accepted_price).toBeNull();
    expect(given(byBoater.BOATER_ACCEPTED).state.accepted_price).not.toBeNull();
  });
});

describe('suggesting dates', () => {
  const suggest = (...suggested_dates: { start_date: string; end_date: string }[]): ReservationCommand => ({
    type: 'SuggestDates',
    suggested_dates,
  });
  it('sends staff’s message to the boater, and keeps a note', () => {
    given(byBoater.INITIATED)
      .when({ type: 'SuggestDates', suggested_dates: [later], message: 'A regatta', internal_note: 'Full' }, staff)
      .then(
        { type: 'ReservationNoteUpdated', data: { internal_note: 'Full' } },
        { type: 'DatesSuggested', data: { message: 'A regatta' } },
      );
    given(byBoater.INITIATED)
      .when(suggest(later), staff)
      .then({ type: 'DatesSuggested', data: { message: null } });
  });

  it('adds them to the history and waits for the boater', () => {
    const suggested = given(byBoater.INITIATED).when(suggest(later), staff);
    suggested.then({ type: 'DatesSuggested', data: { answer_by: '2027-06-03T10:00:00.000Z' } });
    expect(suggested.state().statuses.at(-1)).toEqual({
      status_code: 'MARINA_ADDED_DATES',
      action_required: 'BOATER',
      created_at: staff.now,
      suggested_dates: [later],
    });
  });

  it('needs dates, each of them allowed', () => {
    given(byBoater.INITIATED)
      .when(suggest(), staff)
      .thenFieldErrors({ path: 'suggested_dates', code: 'reservation_dates_required' });
    given(byBoater.INITIATED)
      .when(suggest(later, { start_date: addDays(TODAY, -3), end_date: addDays(TODAY, -3) }), staff)
      .thenFieldErrors(
        { path: 'suggested_dates.1.end_date', code: 'reservation_minOneNight' },
        { path: 'suggested_dates.1.start_date', code: 'reservation_startInPast' },
      );
  });

  it('one of them becomes the stay when the boater accepts it, and no other date', () => {
    const patient = inMarina({ answer_hours: 24 * 60 });
    const suggested = historyOf([{ type: 'RequestReservation', opening }, boater], [suggest(later), patient]);
    const take = (dates: { start_date: string; end_date: string }): ReservationCommand => ({
      type: 'AcceptSuggestedDates',
      dates,
    });
    expect(given(suggested).when(take(later), boater).state()).toMatchObject(later);
    given(suggested)
      .when(take({ start_date: later.start_date, end_date: END }), boater)
      .thenRefused('RESERVATION_DATES_NOT_SUGGESTED');
    given(suggested).when(take(later), on(later.start_date, boater)).then({ type: 'SuggestedDatesAccepted' });
    given(suggested)
      .when(take(later), on(addDays(later.start_date, 1), boater))
      .thenRefused('RESERVATION_DATES_NOT_SUGGESTED');
  });
});

it('a note changes nothing but the note', () => {
  const noted = given(byBoater.CANCELED_BY_BOATER).when({ type: 'UpdateNote', internal_note: 'Never again' }, staff);
  noted.then({ type: 'ReservationNoteUpdated', data: { internal_note: 'Never again' } });
  expect(noted.state()).toEqual({ ...given(byBoater.CANCELED_BY_BOATER).state, internal_note: 'Never again' });
});
