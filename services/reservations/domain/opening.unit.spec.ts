import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  END,
  NOW,
  START,
  TODAY,
  berth,
  boater,
  byBoater,
  context,
  inMarina,
  marina,
  offer,
  offerWithDeposit,
  opening,
  staff,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import type { Opening, OpeningCommand } from './reservation-command.js';
import type { Requirement, RequirementStage } from './reservation-context.js';

const request = (over: Partial<Opening> = {}): OpeningCommand => ({
  type: 'RequestReservation',
  opening: { ...opening, ...over },
});
const book = (over: Partial<Opening> = {}, terms = offerWithDeposit): OpeningCommand => ({
  type: 'BookInstantly',
  opening: { ...opening, ...over },
  offer: terms,
  berth,
});
const create = (action: 'NOTIFY' | 'APPROVE' | 'ADD_TO_WAITING_LIST', over: Partial<Opening> = {}, terms = offer) =>
  ({
    type: 'CreateByMarina',
    action,
    opening: { ...opening, ...over },
    offer: terms,
    internal_note: 'Friend of the house',
  }) as const;
const asking = (stage: RequirementStage, ...items: Requirement[]) => ({
  requirements: { ...marina.requirements, [stage]: items },
});
const statuses = (command: OpeningCommand, at = boater) =>
  given([])
    .when(command, at)
    .state()
    .statuses.map(({ status_code, action_required }) => [status_code, action_required]);

describe('a request', () => {
  it('waits for the marina', () => {
    expect(statuses(request())).toEqual([['INITIATED', 'MARINA']]);
    expect(given([]).when(request(), boater).state()).toMatchObject({
      source: 'BOATER',
      start_date: START,
      price: null,
    });
  });

  it('keeps the contact, the notes and the file names in personal fields only', () => {
    const documents = [{ document_id: 'd1', type: 'VESSEL_PHOTO' as const, file_name: 'moreau.jpg' }];
    given([])
      .when(request({ documents }), boater)
      .then({
        type: 'ReservationRequested',
        data: {
          documents: [{ document_id: 'd1', type: 'VESSEL_PHOTO' }],
          file_names: ['moreau.jpg'],
          tem_member: true,
          at: NOW,
        },
      });
  });

  it('requires the documents the marina wants before approval', () => {
    const at = inMarina(asking('before_approval', 'VESSEL_INSURANCE', 'SKIPPER_ID_LICENSE', 'VESSEL_PHOTO'), boater);
    expect(given([]).when(request(), at).state().required_documents).toEqual({
      vessel_insurence: true,
      vessel_license: false,
      skipper_id: true,
    });
  });

  it('is refused without what the marina requires at the first inquiry', () => {
    const at = inMarina(asking('initial_inquiry', 'HULL_TYPE', 'VESSEL_TYPE', 'VESSEL_LICENSE'), boater);
    const bare = { ...opening.vessel, hull_type: null, type: null };
    given([])
      .when(request({ vessel: bare }), at)
      .thenFieldErrors(
        { path: 'vessel.hull_type', code: 'HullTypeRequired' },
        { path: 'vessel.type', code: 'vesselTypeRequired' },
      );
    given([])
      .when(request(), at)
      .thenRefused('RESERVATION_DOCUMENTS_MISSING', {
        details: { missing: ['VESSEL_LICENSE'] },
      });
    given([])
      .when(request({ vessel: bare }), boater)
      .then({ type: 'ReservationRequested' });
  });

  it('is idempotent', () => {
    given(byBoater.INITIATED).when(request(), boater).thenRefused('RESERVATION_ALREADY_EXISTS');
  });

  it('is allowed only to boaters, and creating only to the marina', () => {
    given([]).when(request(), staff).thenRefused('FORBIDDEN');
    given([])
      .when(book(), { ...staff, actor: 'admin' })
      .thenRefused('FORBIDDEN');
    given([]).when(create('NOTIFY'), boater).thenRefused('FORBIDDEN');
  });

  it('accepts the passeport escales only if the marina takes part', () => {
    const without = inMarina({ permissions: {} }, boater);
    given([])
      .when(request({ passeport_escales: true }), without)
      .thenRefused('RESERVATION_FEATURE_NOT_ENABLED', {
        details: { feature: 'passeport_escales' },
      });
    given([])
      .when(request({ passeport_escales: true }), boater)
      .then({ type: 'ReservationRequested' });
  });
});

describe('dates', () => {
  const limited = { max_nights: 14, max_days_in_advance: 60, min_days_in_advance: 2 };
  it.each([
    ['today', TODAY, addDays(TODAY, 1), []],
    ['yesterday', addDays(TODAY, -1), addDays(TODAY, 3), [['start_date', 'reservation_startInPast']]],
    ['no night', START, START, [['end_date', 'reservation_minOneNight']]],
    ['backwards', END, START, [['end_date', 'reservation_minOneNight']]],
  ])('%s', (_, start_date, end_date, errors) => {
    const outcome = given([]).when(request({ start_date, end_date }), boater);
    if (errors.length === 0) outcome.then({ type: 'ReservationRequested' });
    else outcome.thenFieldErrors(...errors.map(([path, code]) => ({ path: path!, code: code! })));
  });

  it.each([
    ['the longest stay', addDays(TODAY, 10), 14, null],
    ['a night longer', addDays(TODAY, 10), 15, ['end_date', 'reservation_tooLong']],
    ['the furthest day', addDays(TODAY, 60), 3, null],
    ['a day further', addDays(TODAY, 61), 3, ['start_date', 'reservation_tooFarAhead']],
    ['the shortest notice', addDays(TODAY, 2), 3, null],
    ['a day shorter', addDays(TODAY, 1), 3, ['start_date', 'reservation_tooSoon']],
  ] as const)('within the limits of the marina: %s', (_, start_date, nights, error) => {
    const outcome = given([]).when(
      request({ start_date, end_date: addDays(start_date, nights) }),
      inMarina(limited, boater),
    );
    if (error === null) outcome.then({ type: 'ReservationRequested' });
    else outcome.thenFieldErrors({ path: error[0], code: error[1] });
  });

  it('staff may book at shorter notice, but not for longer', () => {
    const tomorrow = { start_date: addDays(TODAY, 1), end_date: addDays(TODAY, 3) };
    given([]).when(create('APPROVE', tomorrow), inMarina(limited)).state();
    given([])
      .when(create('APPROVE', { start_date: addDays(TODAY, 1), end_date: addDays(TODAY, 17) }), inMarina(limited))
      .thenFieldErrors({ path: 'end_date', code: 'reservation_tooLong' });
  });
});

describe('the size of the boat', () => {
  const largest = { largest_boat: { length: 12, beam: 4, draft: 2 } };
  it.each([
    ['as large as the marina takes', { length: 12, beam: 4, draft: 2 }, []],
    ['longer', { length: 12.01, beam: 4, draft: 2 }, [{ path: 'vessel.length', code: 'boatloaTooLong' }]],
    ['wider', { length: 12, beam: 4.01, draft: 2 }, [{ path: 'vessel.beam', code: 'boatbeamTooWide' }]],
    ['deeper', { length: 12, beam: 4, draft: 2.01 }, [{ path: 'vessel.draft', code: 'boatdraftTooDeep' }]],
  ])('%s', (_, size, errors) => {
    const asked = request({ vessel: { ...opening.vessel, ...size } });
    const outcome = given([]).when(asked, inMarina(largest, boater));
    if (errors.length === 0) outcome.then({ type: 'ReservationRequested' });
    else outcome.thenFieldErrors(...errors);
  });

  it('limits boaters but not staff, who may have a place', () => {
    const vessel = { ...opening.vessel, length: 20 };
    given([]).when(create('NOTIFY', { vessel }), inMarina(largest)).state();
  });
});

describe('an instant booking', () => {
  it('holds the berth and waits for the payment', () => {
    given([])
      .when(book(), boater)
      .then(
        {
          type: 'InstantBookingInitiated',
          data: { due: { amount: 70_00, for: 'DEPOSIT' }, pay_by: '2027-06-02T10:00:00.000Z' },
        },
        { type: 'BerthAssigned', data: { berth_id: 'berth-a12', chosen_by: 'INSTANT_BOOKING' } },
      );
    expect(statuses(book())).toEqual([['INSTANT_BOOKING_INITIATED', 'BOATER']]);
  });

  it('is booked when paid, or immediately if nothing is due', () => {
    expect(statuses(book({}, offer))).toEqual([
      ['INSTANT_BOOKING_INITIATED', 'BOATER'],
      ['INSTANT_BOOK', null],
    ]);
    given(byBoater.INSTANT_BOOKING_INITIATED)
      .when({ type: 'ReceivePayment', amount: 70_00, provider_reference: 'p' }, boater)
      .then({ type: 'PaymentReceived' }, { type: 'InstantBookingConfirmed' });
  });

  it('needs the requirements confirmed where nothing is due, as a payment does', () => {
    const rules = { additional_requirements: ['Fenders'], instant_requirements: ['Arrive by 8 pm'] };
    const at = inMarina(rules, boater);
    const confirming = (...confirmed_requirements: string[]): OpeningCommand => ({
      ...(book({}, offer) as Extract<OpeningCommand, { type: 'BookInstantly' }>),
      confirmed_requirements,
    });
    given([])
      .when(confirming('Fenders'), at)
      .thenRefused('RESERVATION_REQUIREMENTS_UNCONFIRMED', { details: { missing: ['Arrive by 8 pm'] } });
    given([])
      .when(confirming('Fenders', 'Arrive by 8 pm', 'Something else'), at)
      .then(
        { type: 'InstantBookingInitiated' },
        { type: 'BerthAssigned' },
        { type: 'RequirementsConfirmed', data: { requirements: ['Fenders', 'Arrive by 8 pm'] } },
        { type: 'InstantBookingConfirmed' },
      );
    // The payment asks for them otherwise.
    given([]).when(book(), at).then({ type: 'InstantBookingInitiated' }, { type: 'BerthAssigned' });
  });

  it('needs a free berth and the required documents', () => {
    given([])
      .when({ ...book(), berth: null } as OpeningCommand, boater)
      .thenRefused('RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE');
    const at = inMarina(asking('instant_booking', 'VESSEL_INSURANCE'), boater);
    given([]).when(book(), at).thenRefused('RESERVATION_DOCUMENTS_MISSING');
    const documents = [{ document_id: 'd1', type: 'VESSEL_INSURANCE' as const, file_name: 'a.pdf' }];
    given([]).when(book({ documents }), at).then({ type: 'InstantBookingInitiated' }, { type: 'BerthAssigned' });
  });

  it('needs hull and type if the marina requires them', () => {
    const bare = { ...opening.vessel, hull_type: null, type: null };
    const at = inMarina(asking('instant_booking', 'HULL_TYPE', 'VESSEL_TYPE'), boater);
    given([])
      .when(book({ vessel: bare }), at)
      .thenFieldErrors(
        { path: 'vessel.hull_type', code: 'HullTypeRequired' },
        { path: 'vessel.type', code: 'vesselTypeRequired' },
      );
    given([])
      .when(request({ vessel: bare }), at)
      .then({ type: 'ReservationRequested' });
  });

  it('requires the documents for after approval from the start', () => {
    const at = inMarina(asking('after_approval', 'SKIPPER_ID_LICENSE'), boater);
    const skipper = { vessel_insurence: false, vessel_license: false, skipper_id: true };
    expect(given([]).when(book(), at).state().required_documents).toEqual(skipper);
    expect(given([]).when(request(), at).state().required_documents.skipper_id).toBe(false);
  });
});

describe('a reservation the marina enters', () => {
  it.each([
    ['NOTIFY', offer, ['UPDATED', 'BOATER'], 'PriceSent'],
    ['APPROVE', offer, ['APPROVED', null], 'ReservationApproved'],
    ['APPROVE', offerWithDeposit, ['APPROVED', 'BOATER'], 'ReservationApproved'],
    ['ADD_TO_WAITING_LIST', offer, ['WAITING_LIST', 'MARINA'], 'ReservationPutOnWaitingList'],
  ] as const)('%s', (action, terms, status, type) => {
    given([])
      .when(create(action, {}, terms), staff)
      .then({ type: 'ReservationCreatedByMarina', data: { internal_note: 'Friend of the house' } }, { type });
    expect(statuses(create(action, {}, terms), staff)).toEqual([status]);
  });

  it('needs a price, except on the waiting list', () => {
    const unpriced = { path: 'payment.price_per_night', code: 'reservation_priceRequired' };
    given([])
      .when({ ...create('NOTIFY'), offer: null }, staff)
      .thenFieldErrors(unpriced);
    given([])
      .when({ ...create('APPROVE'), offer: null }, staff)
      .thenFieldErrors(unpriced);
    expect(
      given([])
        .when({ ...create('ADD_TO_WAITING_LIST'), offer: null }, staff)
        .state().price,
    ).toBeNull();
  });

  it('requires the documents that staff name, and cannot be approved without them', () => {
    const required_documents = { vessel_insurence: true, vessel_license: false, skipper_id: false };
    const at = inMarina(asking('before_approval', 'VESSEL_LICENSE'));
    given([])
      .when({ ...create('APPROVE'), required_documents }, at)
      .thenRefused('RESERVATION_DOCUMENTS_MISSING', {
        details: { missing: ['VESSEL_INSURANCE'] },
      });
    given([]).when(create('APPROVE'), at).state();
  });

  it('takes a berth along', () => {
    given([])
      .when({ ...create('APPROVE'), berth }, staff)
      .then({ type: 'ReservationCreatedByMarina' }, { type: 'ReservationApproved' }, { type: 'BerthAssigned' });
    given([])
      .when({ ...create('APPROVE'), berth }, inMarina({ permissions: {} }))
      .thenRefused('RESERVATION_FEATURE_NOT_ENABLED', { details: { feature: 'inventory' } });
  });
});

describe('nights to redeem that a boater requests', () => {
  const path = 'requested_redeem_nights_amount';
  const member = { active: true, tem_member: true, redeem_nights_left: 5 };
  it.each([
    ['a member with five left, five', 5, {}, {}, null],
    // A stranger must not learn whose card it is or what is left on it.
    ['six', 6, {}, {}, null],
    [
      'more than the stay has',
      8,
      { membership: { ...member, redeem_nights_left: 20 } },
      {},
      'reservation_moreThanTotal',
    ],
    ['a resident', 1, {}, { customer_type: 'RESIDENT' as const }, 'reservation_moreThanAvailable'],
    ['nobody’s member', 1, { membership: null }, {}, null],
    ['a membership not active', 1, { membership: { ...member, active: false } }, {}, null],
    ['another association’s member', 1, { membership: { ...member, tem_member: false } }, {}, null],
    [
      'a marina of another association',
      1,
      { marina: { ...marina, association_code: 'BFG' } },
      {},
      'reservation_moreThanAvailable',
    ],
  ])('%s', (_, requested_redeem_nights, facts, over, code) => {
    const outcome = given([]).when(
      request({ requested_redeem_nights, ...over }),
      context({ actor: 'boater', ...facts }),
    );
    if (code === null) outcome.then({ type: 'ReservationRequested' });
    else outcome.thenFieldErrors({ path, code });
  });
});
