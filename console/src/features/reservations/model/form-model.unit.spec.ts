import { missingDocuments } from '../../../../../contracts/reservations/rules/required-documents.js';
import { describe, expect, it } from '@jest/globals';
import { createReservation } from '../../../../../contracts/reservations/create.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { reservationDetail, type ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { updateReservation } from '../../../../../contracts/reservations/update.js';
import type { PaymentStanding } from '../../../../../contracts/reservations/vocabulary.js';
import { creationQuery, isCreating, tabOf } from './creation-query.js';
import {
  boaterValues,
  customerTypeOf,
  membershipOf,
  membershipOfReservation,
  newBoater,
  nightsAvailable,
  vesselValues,
} from '../../../entities/search/found-boater.js';
import { valuesOf, withAgreedList, withPlan } from './form-values.js';
import { agreedPayload, createPayload, updatePayload } from './payload.js';
import { paymentLine, payoutLine } from './payment-words.js';
import { questionKey } from '../price/use-plan-question.js';
import { planQuestion } from './plan-question.js';
import { askedOnline } from '../../../../../contracts/reservations/rules/online-payment.js';
import * as price from './price-draft.js';
import { typedValues } from './reservation-values.fixture.js';

const detail: ReservationDetail = reservationDetail.parse(exampleDetail);

describe('P1 create payload', () => {
  const values = typedValues({
    internal_notes: 'Late',
    boater: {
      email: ' Ines@Example.org ',
      phone: '+33-612345678',
      birthday: '14/07/1984',
      country_of_residence: 'FR',
      postal_code: '17000',
    },
    payment: {
      marina_discount_percent: 10,
      deposit: { type: 'PERCENTAGE', amount: 20 },
      additional_charges: {
        ...typedValues().payment.additional_charges,
        harbor_dues: { type: 'PER_NIGHT', amount: 2.5 },
      },
    },
  });

  it('is exactly what the specification lists', () => {
    expect(createPayload(values, 'NOTIFY')).toEqual({
      start_date: '2027-07-14',
      end_date: '2027-07-19',
      action: 'NOTIFY',
      customer_type: 'VISITOR',
      boater: {
        first_name: 'Inès',
        last_name: 'Delacroix',
        email: 'ines@example.org',
        phone: '+33-612345678',
        language: 'en',
        birthday: '14/07/1984',
        country_of_residence: 'FR',
        postal_code: '17000',
      },
      vessel: { name: 'Petrel', length: 11.2, beam: 3.65, draft: 1.9 },
      payment: {
        method: 'IN_MARINA',
        price_per_night: 60,
        marina_discount_percent: 10,
        nights_to_redeem: 0,
        currency: 'EUR',
        deposit: { type: 'PERCENTAGE', amount: 20 },
        additional_charges: { harbor_dues: { type: 'PER_NIGHT', amount: 2.5 } },
        custom_surcharges: [],
      },
      internal_notes: 'Late',
      message: '',
      contract_id: null,
      commercial: false,
      live_aboard: false,
      passeport_escales: false,
    });
  });

  it('names boater and vessel that are known, and the card', () => {
    const { boater_id: id } = detail;
    const payload = createPayload(
      typedValues({ boater: { id }, vessel: { id, hull_type: 'MONOHULL', type: 'SAIL' }, card_number: 'QSD0042' }),
      'APPROVE',
    );
    expect(payload).toMatchObject({
      action: 'APPROVE',
      boater: { id },
      vessel: { id, hull_type: 'MONOHULL', type: 'SAIL' },
      card_number: 'QSD0042',
    });
    expect(createReservation.safeParse(payload).success).toBe(true);
  });
});

describe('P2 update payload', () => {
  it('is the offer with all that changes along with it', () => {
    const payload = updatePayload(typedValues(), {
      message: 'Hello',
      berth: { berth_id: detail.id, confirm_min_length: true },
    });
    expect(Object.keys(payload).toSorted()).toEqual([
      'berth_id',
      'confirm_min_length',
      'end_date',
      'internal_notes',
      'message',
      'payment',
      'required_documents',
      'start_date',
      'vessel',
    ]);
    const call = { reservation_id: detail.id, action: 'UPDATE', payload };
    expect(updateReservation.safeParse(call).success).toBe(true);
  });

  it('leaves out no message and no berth', () => {
    expect(updatePayload(typedValues())).not.toHaveProperty('message');
    expect(updatePayload(typedValues())).not.toHaveProperty('berth_id');
  });

  it('approves what was agreed without sending it again', () => {
    expect(
      agreedPayload(typedValues(), { message: 'Hello', berth: { berth_id: 'b', confirm_min_length: false } }),
    ).toEqual({
      internal_notes: '',
      required_documents: { vessel_insurence: false, vessel_license: false, skipper_id: false },
      message: 'Hello',
      berth_id: 'b',
      confirm_min_length: false,
    });
    expect(agreedPayload(typedValues())).not.toHaveProperty('berth_id');
  });

  it('clears the amount of a deposit of type NONE', () => {
    const { payment } = updatePayload(typedValues({ payment: { deposit: { type: 'NONE', amount: 20 } } }));
    expect(payment.deposit).toEqual({ type: 'NONE', amount: null });
  });
});

describe('P3 the live breakdown', () => {
  it('is the server’s own function over what is typed', () => {
    const { payment } = valuesOf(detail, true);
    const breakdown = price.breakdownOf(payment, 5);
    expect(price.totalsOf(breakdown, null)).toEqual({ total: 297.5, deposit: 59.5, firstInstalment: null });
    expect(breakdown?.lines.map(({ amount }) => amount / 100)).toEqual([300, -30, 12.5, 15]);
  });

  it.each([
    ['FIXED_AMOUNT', 100, 100],
    ['FIXED_AMOUNT', 400, 300],
    ['NIGHTS', 2, 120],
    ['PERCENTAGE', 50, 150],
    ['NONE', null, 0],
    ['FIXED_AMOUNT', null, 0],
  ] as const)('deposit %s of %s', (type, amount, deposit) => {
    const { payment } = typedValues({ payment: { deposit: { type, amount } } });
    expect(price.totalsOf(price.breakdownOf(payment, 5), null)).toEqual({ total: 300, deposit, firstInstalment: null });
  });

  it('asks for the first instalment instead of a deposit', () => {
    const { payment } = typedValues({ payment: { deposit: { type: 'PERCENTAGE', amount: 50 }, method: 'ONLINE' } });
    const breakdown = price.breakdownOf(payment, 183);
    const half = { start_date: '2027-10-01', end_date: '2028-04-01' };
    const first = price.firstInstalmentOf(breakdown, half, 'MONTHLY');
    expect(first).toBe(1830_00);
    expect(price.totalsOf(breakdown, first)).toEqual({ total: 10_980, deposit: 0, firstInstalment: 1830 });
    expect(askedOnline(price.onlinePriceOf(breakdown, payment, first)!)).toBe(1830_00);
    expect(price.firstInstalmentOf(breakdown, half, 'ONCE')).toBeNull();
  });

  it('waits for a price and a night', () => {
    expect(price.breakdownOf(typedValues().payment, 0)).toBeNull();
    expect(price.breakdownOf(typedValues({ payment: { price_per_night: null } }).payment, 5)).toBeNull();
    expect(price.totalsOf(null, null)).toBeNull();
  });

  it.each([
    ['2027-07-14', '2027-07-19', 5],
    ['2027-07-19', '2027-07-14', 0],
    [null, '2027-07-14', 0],
  ])('nights from %s to %s: %i', (start_date, end_date, nights) => {
    expect(price.nightsTyped({ start_date, end_date })).toBe(nights);
  });

  it('total mode divides by the nights', () => {
    expect(price.nightlyOf(500, 3)).toBe(166.67);
    expect(price.nightlyOf(null, 3)).toBeNull();
    expect(price.nightlyOf(500, 0)).toBeNull();
    expect(price.totalOf(166.67, 3)).toBe(500);
    expect(price.totalOf(null, 3)).toBeNull();
  });

  it('shows the deposit apart only where it is neither nothing nor everything', () => {
    expect([0, 50, 100].map((deposit) => price.depositDiffers({ total: 100, deposit }))).toEqual([false, true, false]);
  });
});

describe('P5 the pricing plan’s answer', () => {
  const plan = {
    price_per_night: 80,
    discount_percent: 5,
    available_custom_surcharges: [{ id: 'e', name: 'Electricity', active: true, total_custom_surcharge: 10 }],
    deposit_rule: { deposit_type: 'PERCENTAGE' as const, amount: 20 },
    count_descriptions: null,
  };
  const { payment } = typedValues({
    payment: { marina_discount_percent: 3, custom_surcharges: plan.available_custom_surcharges },
  });

  it('becomes price, discount, surcharges and deposit', () => {
    expect(withPlan(payment, plan, true)).toMatchObject({
      price_per_night: 80,
      marina_discount_percent: 5,
      custom_surcharges: plan.available_custom_surcharges,
      deposit: { type: 'PERCENTAGE', amount: 20 },
    });
  });

  it.each([
    [
      { deposit_type: 'NONE' as const, amount: null },
      { type: 'NONE', amount: null },
    ],
    [
      { deposit_type: 'PERCENTAGE' as const, amount: 12 },
      { type: 'PERCENTAGE', amount: 10 },
    ],
    [
      { deposit_type: 'NIGHTS' as const, amount: 2 },
      { type: 'NIGHTS', amount: 2 },
    ],
  ])('deposit rule %o', (deposit_rule, deposit) => {
    expect(withPlan(payment, { ...plan, deposit_rule }, true).deposit).toEqual(deposit);
  });

  it('leaves the deposit where the marina has no such feature', () => {
    expect(withPlan(payment, plan, false).deposit).toEqual({ type: 'NONE', amount: null });
  });

  it('clears all of it outside the seasons', () => {
    const uncovered = { ...plan, count_descriptions: 'RESERVATION_IS_NOT_COVERED_IN_THE_MARINA_SEASONS' as const };
    expect(withPlan(payment, uncovered, true)).toMatchObject({
      price_per_night: 0,
      marina_discount_percent: 0,
      custom_surcharges: [],
    });
  });

  it('changes what is of the agreed list, and keeps what was typed', () => {
    const listed = { ...payment, price_per_night: 80, marina_discount_percent: 5 };
    const after = {
      ...plan,
      price_per_night: 70,
      discount_percent: 10,
      available_custom_surcharges: [{ id: 'e', name: 'Electricity', active: true, total_custom_surcharge: 25 }],
    };
    const changed = withAgreedList(listed, plan, after);
    expect(changed).toMatchObject({ price_per_night: 70, marina_discount_percent: 10, deposit: listed.deposit });
    expect(changed.custom_surcharges).toMatchObject([{ total_custom_surcharge: 25 }]);
    const typed = {
      ...listed,
      price_per_night: 61,
      custom_surcharges: listed.custom_surcharges.map((one) => ({ ...one, active: false, total_custom_surcharge: 7 })),
    };
    expect(withAgreedList(typed, plan, after)).toMatchObject({
      price_per_night: 61,
      marina_discount_percent: 10,
      custom_surcharges: [{ active: false, total_custom_surcharge: 7 }],
    });
  });

  it('is asked once dates and boat are known, anew for whatever it depends on', () => {
    const question = planQuestion(typedValues());
    expect(question).toMatchObject({
      vessel: { length: 11.2, beam: 3.65 },
      start_date: '2027-07-14',
      end_date: '2027-07-19',
    });
    for (const values of [
      typedValues({ end_date: null }),
      typedValues({ end_date: '2027-07-14' }),
      typedValues({ vessel: { length: null } }),
    ]) {
      expect(questionKey(planQuestion(values))).toBe('');
    }
    const others = [
      typedValues({ end_date: '2027-07-20' }),
      typedValues({ vessel: { beam: 4 } }),
      typedValues({ vessel: { hull_type: 'MULTIHULL' } }),
      typedValues({ vessel: { type: 'SAIL' } }),
      typedValues({ commercial: true }),
      typedValues({ live_aboard: true }),
    ];
    expect(new Set([typedValues(), ...others].map((values) => questionKey(planQuestion(values)))).size).toBe(7);
    expect(questionKey(planQuestion(typedValues({ internal_notes: 'x' })))).toBe(questionKey(question));
  });
});

describe('P6 a reservation in the form', () => {
  it('shows what is saved', () => {
    expect(valuesOf(detail, true)).toMatchObject({
      start_date: '2027-07-14',
      vessel: { name: 'Petrel', hull_type: 'MONOHULL' },
      payment: { price_per_night: 60, marina_discount_percent: 10, deposit: { type: 'PERCENTAGE', amount: 20 } },
      internal_notes: 'Arrives after 18:00.',
    });
  });

  it('proposes the plan’s price and the nights asked for where there is no price yet', () => {
    const fresh = {
      ...detail,
      requested_redeem_nights_amount: 9,
      payment: { ...detail.payment, price_per_night: null },
    };
    expect(valuesOf(fresh, true).payment).toMatchObject({
      price_per_night: 60,
      marina_discount_percent: 0,
      nights_to_redeem: 3,
    });
    expect(
      valuesOf({ ...fresh, payment: { ...fresh.payment, pricing_plan: null } }, true).payment.price_per_night,
    ).toBeNull();
  });

  it('counts documents that are required and not there', () => {
    const required = { vessel_insurence: true, vessel_license: true, skipper_id: false };
    expect(
      missingDocuments(
        required,
        detail.attachments.map(({ attachment_type }) => attachment_type),
      ),
    ).toEqual(['VESSEL_LICENSE']);
    expect(missingDocuments(required, [])).toEqual(['VESSEL_INSURANCE', 'VESSEL_LICENSE']);
  });
});

describe('P7 creation mode’s address', () => {
  it.each([
    ['', { boater: null, boater_type: null, card_number: '', email: '', create_boater: false }],
    ['boater=1&vessel=2', { boater: '1', vessel: '2' }],
    ['boater_type=visitor', { boater_type: 'VISITOR' }],
    ['email=a@b.org&create_boater', { email: 'a@b.org', create_boater: true }],
    ['boater_type=RESIDENT&card_number=QSD0042', { boater_type: 'RESIDENT', card_number: 'QSD0042' }],
    [
      'boater_type=resident&boater=1&create_boater=false',
      { boater: '1', boater_type: 'RESIDENT', create_boater: false },
    ],
  ])('?%s', (query, expected) => expect(creationQuery(new URLSearchParams(query))).toMatchObject(expected));

  it.each([
    ['new', '', true],
    [undefined, '', true],
    ['0190', 'create_new', true],
    ['0190', 'create_new=true', true],
    ['0190', 'create_new=false', false],
    ['0190', '', false],
  ])('creates at %s?%s: %s', (id, query, expected) =>
    expect(isCreating(id, new URLSearchParams(query))).toBe(expected),
  );

  it.each([
    ['', false, 'details'],
    ['tab=0', false, 'details'],
    ['tab=1', false, 'messages'],
    ['tab=2', false, 'history'],
    ['tab=3', false, 'terms'],
    ['tab=7', false, 'details'],
    ['tab=x', false, 'details'],
    ['tab=1', true, 'details'],
  ])('?%s (creating: %s) opens %s', (query, creating, expected) =>
    expect(tabOf(new URLSearchParams(query), creating)).toBe(expected),
  );
});

describe('P8 a boater that was found', () => {
  it('fills the form without masked contact data', () => {
    expect(boaterValues(detail.boater, 'ines@example.org')).toEqual({
      id: detail.boater.id,
      first_name: 'Inès',
      last_name: 'Delacroix',
      email: 'ines@example.org',
      phone: '',
      language: 'fr',
      birthday: '14/07/1984',
      country_of_residence: 'FR',
      postal_code: '17000',
    });
    const open = { ...detail.boater, email: 'open@example.org', phone: '+331234567' };
    expect(boaterValues(open, '')).toMatchObject({ email: 'open@example.org', phone: '+331234567' });
    expect(newBoater('new@example.org')).toMatchObject({ id: '', email: 'new@example.org' });
  });

  it('brings a vessel and a membership', () => {
    const { id, ...vessel } = detail.vessel;
    expect(vesselValues({ ...vessel, id: id ?? '' })).toMatchObject({
      name: 'Petrel',
      length: 11.2,
      hull_type: 'MONOHULL',
    });
    expect(membershipOf(detail.boater)).toEqual({ active: true, nights_left: 3, carded: true });
    expect(membershipOf(null)).toEqual({ active: false, nights_left: 0, carded: false });
    const [card] = detail.boater.memberships;
    const other = {
      memberships:
        card === undefined
          ? []
          : [
              { ...card, status: 'expired' },
              { ...card, type: 'BFG' },
            ],
    };
    expect(membershipOf(other)).toEqual({ active: false, nights_left: 0, carded: true });
    expect(customerTypeOf(null, 'RESIDENT')).toBe('RESIDENT');
    expect(customerTypeOf({ relation_type: 'RESIDENT' }, 'VISITOR')).toBe('RESIDENT');
  });
});

it('P8 nights that a booking redeems already are its own', () => {
  const booked = {
    ...detail,
    reservation_status: 'approved' as const,
    payment: { ...detail.payment, nights_to_redeem: 2 },
  };
  expect([membershipOfReservation(booked).nights_left, nightsAvailable(booked)]).toEqual([5, 5]);
  const waiting = { ...booked, reservation_status: 'waiting' as const };
  expect([membershipOfReservation(waiting).nights_left, nightsAvailable(waiting)]).toEqual([3, 3]);
});

describe('P9 words about the payment', () => {
  const at = '2027-07-01T08:00:00.000Z';
  const paid = (
    reservation_status: ReservationDetail['reservation_status'],
    payment_standing: PaymentStanding | null,
    refunded_amount = 0,
    after_arrival = false,
  ) =>
    paymentLine({
      reservation_status,
      payment: {
        payment_standing,
        terms: { place: 'ONLINE', online: 180, rest: 0, pay_by: at, after_arrival },
        paid_at: at,
        refunded_amount,
        payout_status: null,
        payout_date: null,
      },
    });
  it.each([
    ['nothing paid', 'approved', 'due', 0, 'paymentDue'],
    ['a deposit paid, the rest owed', 'approved', 'part_paid', 0, 'paymentOwed'],
    ['a part refunded, the rest owed again', 'approved', 'part_paid', 60, 'paymentOwedAfterRefund'],
    ['all paid', 'approved', 'paid', 0, 'paymentReceived'],
    ['paid too much, the surplus refunded', 'approved', 'partially_refunded', 60, 'paymentRefundedLate'],
    ['all refunded, the stay goes on', 'approved', 'refunded', 180, 'paymentRefundedLate'],
    ['cancelled, all kept', 'canceled_by_marina', 'paid', 0, 'paymentKept'],
    ['cancelled, a part refunded', 'canceled_by_marina', 'partially_refunded', 99.99, 'paymentRefundedLate'],
    ['cancelled, all refunded', 'canceled_by_boater', 'refunded', 180, 'paymentRefunded'],
    ['expired unpaid', 'payment_expired', null, 0, 'paymentRanOut'],
  ] as const)('%s (%s, %s): %s refunded: %s', (_, status, standing, refunded, words) =>
    expect(paid(status, standing, refunded)?.words).toBe(words),
  );

  it('names a deadline after the arrival as such', () => {
    expect(paid('approved', 'due', 0, true)).toEqual({ words: 'paymentDueAfterArrival', at });
  });

  it('says nothing where nothing is asked for', () => {
    expect(paid('waiting', null)).toBeNull();
  });

  it.each([
    [null, null],
    ['in_transit', { words: 'payoutInTransit', at }],
    ['paid', { words: 'payoutPaid', at }],
  ] as const)('payout %s', (payout_status, expected) => {
    const payment = {
      payment_standing: 'paid',
      terms: null,
      paid_at: at,
      refunded_amount: 0,
      payout_status,
      payout_date: at,
    } as const;
    expect(payoutLine({ reservation_status: 'approved', payment })).toEqual(expected);
  });
});
