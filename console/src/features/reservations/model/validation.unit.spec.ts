import { describe, expect, it } from '@jest/globals';
import type { PaymentValues, ReservationValues } from './form-values.js';
import { formErrors, type RuleFacts } from './validation.js';
import { typedValues } from './reservation-values.fixture.js';

const facts: RuleFacts = {
  creating: true,
  initial_inquiry: { short: [], long: [] },
  nights_available: 3,
  today: '2027-07-01',
  saved: null,
};

type Row = readonly [rule: string, values: ReservationValues, path: string, code: string];
const pay = (payment: Partial<PaymentValues>) => typedValues({ payment });
const electricity = { id: 'e', name: 'Electricity', active: true, total_custom_surcharge: null };
const dues = (amount: number) => ({
  ...typedValues().payment.additional_charges,
  harbor_dues: { type: 'TOTAL' as const, amount },
});

const both: readonly Row[] = [
  ['a price is required', pay({ price_per_night: null }), 'payment.price_per_night', 'reservation_priceRequired'],
  [
    'in total mode at the total',
    typedValues({ price_mode: 'TOTAL', payment: { price_per_night: null } }),
    'total_price',
    'reservation_priceRequired',
  ],
  [
    'the price is a number',
    pay({ price_per_night: Number.NaN }),
    'payment.price_per_night',
    'reservation_inValidNumber',
  ],
  ['six digits', pay({ price_per_night: 1_000_000 }), 'payment.price_per_night', 'reservation_inValidNumber'],
  ['two decimals', pay({ price_per_night: 1.234 }), 'payment.price_per_night', 'reservation_inValidNumber'],
  ['no price below zero', pay({ price_per_night: -1 }), 'payment.price_per_night', 'reservation_inValidNumber'],
  [
    'discount at most 100',
    pay({ marina_discount_percent: 100.5 }),
    'payment.marina_discount_percent',
    'reservation_inValidNumber',
  ],
  [
    'discount of two decimals',
    pay({ marina_discount_percent: 5.125 }),
    'payment.marina_discount_percent',
    'reservation_inValidNumber',
  ],
  [
    'redeemed nights above the stay',
    pay({ nights_to_redeem: 6 }),
    'payment.nights_to_redeem',
    'reservation_moreThanTotal',
  ],
  [
    'redeemed nights above the card',
    pay({ nights_to_redeem: 4 }),
    'payment.nights_to_redeem',
    'reservation_moreThanAvailable',
  ],
  ['whole nights', pay({ nights_to_redeem: 1.5 }), 'payment.nights_to_redeem', 'reservation_inValidNumber'],
  ['arrival', typedValues({ start_date: null }), 'start_date', 'reservation_dates_required'],
  ['departure', typedValues({ end_date: null }), 'end_date', 'reservation_dates_required'],
  ['a day that exists', typedValues({ start_date: '2027-02-31' }), 'start_date', 'inValidDate'],
  ['one night at least', typedValues({ end_date: '2027-07-14' }), 'end_date', 'reservation_minOneNight'],
  ['today or later', typedValues({ start_date: '2027-06-30' }), 'start_date', 'reservation_startInPast'],
  ['vessel name', typedValues({ vessel: { name: ' ' } }), 'vessel.name', 'vesselNameRequired'],
  ['length', typedValues({ vessel: { length: null } }), 'vessel.length', 'boatloaRequired'],
  ['beam', typedValues({ vessel: { beam: null } }), 'vessel.beam', 'boatBeamRequired'],
  ['draft', typedValues({ vessel: { draft: null } }), 'vessel.draft', 'boatDraftRequired'],
  ['length of 0.1', typedValues({ vessel: { length: 0.09 } }), 'vessel.length', 'boatloaTooShort'],
  ['beam of 0.1', typedValues({ vessel: { beam: 0 } }), 'vessel.beam', 'boatbeamTooShort'],
  ['draft of 0.1', typedValues({ vessel: { draft: 0.05 } }), 'vessel.draft', 'boatdraftTooShort'],
  [
    'an active surcharge has a value',
    pay({ custom_surcharges: [electricity] }),
    'payment.custom_surcharges.0.total_custom_surcharge',
    'pricingSurchargeValueError',
  ],
  [
    'charges are amounts',
    pay({ additional_charges: dues(-1) }),
    'payment.additional_charges.harbor_dues.amount',
    'reservation_inValidNumber',
  ],
  [
    'a deposit has an amount',
    pay({ deposit: { type: 'FIXED_AMOUNT', amount: null } }),
    'payment.deposit.amount',
    'pricingDepositValueError',
  ],
  [
    'percentages up to 100',
    pay({ deposit: { type: 'PERCENTAGE', amount: 105 } }),
    'payment.deposit.amount',
    'pricingDepositValueError',
  ],
  [
    'percentages in fives',
    pay({ deposit: { type: 'PERCENTAGE', amount: 12 } }),
    'payment.deposit.amount',
    'pricingDepositValueError',
  ],
  [
    'one night of deposit',
    pay({ deposit: { type: 'NIGHTS', amount: 0 } }),
    'payment.deposit.amount',
    'pricingDepositValueError',
  ],
  [
    'nights of the stay',
    pay({ deposit: { type: 'NIGHTS', amount: 6 } }),
    'payment.deposit.amount',
    'pricingDepositValueError',
  ],
  ['2000 characters of notes', typedValues({ internal_notes: 'x'.repeat(2001) }), 'internal_notes', 'tooLong'],
];

const creating: readonly Row[] = [
  ['first name', typedValues({ boater: { first_name: ' ' } }), 'boater.first_name', 'fnameRequired'],
  ['last name', typedValues({ boater: { last_name: '' } }), 'boater.last_name', 'lnameRequired'],
  ['a first name of letters', typedValues({ boater: { first_name: 'A1' } }), 'boater.first_name', 'fnameInvalid'],
  ['a last name of letters', typedValues({ boater: { last_name: '#$' } }), 'boater.last_name', 'lnameInvalid'],
  ['two letters of first name', typedValues({ boater: { first_name: 'A' } }), 'boater.first_name', 'fNameAtLeast'],
  ['two letters of last name', typedValues({ boater: { last_name: 'B' } }), 'boater.last_name', 'lNameAtLeast'],
  ['mail address', typedValues({ boater: { email: '' } }), 'boater.email', 'emailRequired'],
  ['a real mail address', typedValues({ boater: { email: 'ines@' } }), 'boater.email', 'emailInvalid'],
  ['a real phone number', typedValues({ boater: { phone: '12' } }), 'boater.phone', 'phoneInvalid'],
  ['a day of birth', typedValues({ boater: { birthday: '31/02/1984' } }), 'boater.birthday', 'inValidDate'],
  ['a card number', typedValues({ card_number: '12' }), 'card_number', 'cardNumberInvalid'],
];

const named = (rows: readonly Row[]) => rows.map((row) => [row[0], row] as const);

describe('F1 every validation of the reservation form, with its key at its field', () => {
  it.each(named([...both, ...creating]))('creating: %s', (_name, [, values, path, code]) => {
    expect(formErrors(values, facts)).toEqual([{ path, code }]);
  });

  it.each(named(both))('changing: %s', (_name, [, values, path, code]) => {
    expect(formErrors(values, { ...facts, creating: false })).toEqual([{ path, code }]);
  });

  it('has nothing to say about a good form', () => {
    expect(formErrors(typedValues(), facts)).toEqual([]);
    expect(formErrors(typedValues(), { ...facts, creating: false })).toEqual([]);
  });

  it('says everything at once', () => {
    const values = typedValues({ start_date: null, vessel: { name: '' }, payment: { price_per_night: null } });
    expect(
      formErrors(values, facts)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['reservation_dates_required', 'reservation_priceRequired', 'vesselNameRequired']);
  });
});

describe('F2 hull and vessel type', () => {
  const short = (...initial: string[]) => ({ ...facts, initial_inquiry: { short: initial, long: [] } });
  const required = short('HULL_TYPE', 'VESSEL_TYPE');
  const both = [
    { path: 'vessel.hull_type', code: 'HullTypeRequired' },
    { path: 'vessel.type', code: 'vesselTypeRequired' },
  ];
  it('are required where the marina asks for them, in creation mode', () => {
    expect(formErrors(typedValues(), required)).toEqual(both);
    expect(formErrors(typedValues(), short('HULL_TYPE'))).toEqual([both[0]]);
    expect(formErrors(typedValues(), short('VESSEL_TYPE'))).toEqual([both[1]]);
  });

  it('are required by the list for contracts once a contract is chosen', () => {
    const contracted = typedValues({ contract_id: '00000000-0000-4000-8000-00000000c0de' });
    expect(formErrors(contracted, required)).toEqual([]);
    const long = { ...facts, initial_inquiry: { short: [], long: ['HULL_TYPE', 'VESSEL_TYPE'] } };
    expect(formErrors(typedValues(), long)).toEqual([]);
    const codes = formErrors(contracted, long).map(({ code }) => code);
    expect(codes).toEqual(['HullTypeRequired', 'vesselTypeRequired']);
  });

  it('are not while changing, nor once chosen', () => {
    expect(formErrors(typedValues(), { ...required, creating: false })).toEqual([]);
    expect(formErrors(typedValues({ vessel: { hull_type: 'MONOHULL', type: 'SAIL' } }), required)).toEqual([]);
  });
});

it('F3 dates the reservation has already may be in the past', () => {
  const begun = typedValues({ start_date: '2027-06-30' });
  const saved = { start_date: '2027-06-30', end_date: '2027-07-19' };
  expect(formErrors(begun, { ...facts, creating: false, saved })).toEqual([]);
});
