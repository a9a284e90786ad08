import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { createReservation } from './create.js';
import { exampleCreate } from './examples.js';

/** `path: code` of each error of the example with some fields replaced. */
function complaints(schema: z.ZodType, value: unknown): string[] {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const withBoater = (change: object) => ({ ...exampleCreate, boater: { ...exampleCreate.boater, ...change } });
const withVessel = (change: object) => ({ ...exampleCreate, vessel: { ...exampleCreate.vessel, ...change } });
const withPayment = (change: object) => ({ ...exampleCreate, payment: { ...exampleCreate.payment, ...change } });
const withDeposit = (type: string, amount: unknown) => withPayment({ deposit: { type, amount } });
const surcharge = { id: 'wifi', name: 'Wifi', active: true, total_custom_surcharge: 5 };

const price = 'payment.price_per_night';
const depositAmount = 'payment.deposit.amount: pricingDepositValueError';

const refusedBodies: [string, unknown, string][] = [
  ['price missing', withPayment({ price_per_night: undefined }), `${price}: reservation_priceRequired`],
  ['price null', withPayment({ price_per_night: null }), `${price}: reservation_priceRequired`],
  ['price empty', withPayment({ price_per_night: '' }), `${price}: reservation_priceRequired`],
  ['price as text', withPayment({ price_per_night: '60' }), `${price}: reservation_inValidNumber`],
  ['price NaN', withPayment({ price_per_night: Number.NaN }), `${price}: reservation_inValidNumber`],
  ['price infinite', withPayment({ price_per_night: Infinity }), `${price}: reservation_inValidNumber`],
  ['price negative', withPayment({ price_per_night: -1 }), `${price}: reservation_inValidNumber`],
  ['price of 7 digits', withPayment({ price_per_night: 1_000_000 }), `${price}: reservation_inValidNumber`],
  ['price of 3 decimals', withPayment({ price_per_night: 9.999 }), `${price}: reservation_inValidNumber`],

  [
    'discount above 100',
    withPayment({ marina_discount_percent: 100.01 }),
    'payment.marina_discount_percent: reservation_inValidNumber',
  ],
  [
    'discount of 3 decimals',
    withPayment({ marina_discount_percent: 1.005 }),
    'payment.marina_discount_percent: reservation_inValidNumber',
  ],
  [
    'half a night redeemed',
    withPayment({ nights_to_redeem: 0.5 }),
    'payment.nights_to_redeem: reservation_inValidNumber',
  ],
  [
    'more nights redeemed than stayed',
    withPayment({ nights_to_redeem: 6 }),
    'payment.nights_to_redeem: reservation_moreThanTotal',
  ],
  [
    'negative charge',
    withPayment({ additional_charges: { fees: { type: 'TOTAL', amount: -1 } } }),
    'payment.additional_charges.fees.amount: reservation_inValidNumber',
  ],

  ['percentage without amount', withDeposit('PERCENTAGE', null), depositAmount],
  ['percentage left out', withPayment({ deposit: { type: 'PERCENTAGE' } }), depositAmount],
  ['percentage above 100', withDeposit('PERCENTAGE', 105), depositAmount],
  ['percentage off the steps', withDeposit('PERCENTAGE', 12), depositAmount],
  ['percentage of nothing', withDeposit('PERCENTAGE', 0), depositAmount],
  ['deposit as text', withDeposit('PERCENTAGE', '20'), depositAmount],
  ['deposit NaN', withDeposit('FIXED_AMOUNT', Number.NaN), depositAmount],
  ['fixed deposit missing', withDeposit('FIXED_AMOUNT', null), depositAmount],
  ['fixed deposit negative', withDeposit('FIXED_AMOUNT', -5), depositAmount],
  ['fixed deposit of 3 decimals', withDeposit('FIXED_AMOUNT', 10.005), depositAmount],
  ['deposit of no nights', withDeposit('NIGHTS', 0), depositAmount],
  ['deposit of half a night', withDeposit('NIGHTS', 1.5), depositAmount],
  ['deposit of more nights than the stay', withDeposit('NIGHTS', 6), depositAmount],
  [
    'active surcharge without value',
    withPayment({ custom_surcharges: [surcharge, { ...surcharge, id: 'tv', total_custom_surcharge: null }] }),
    'payment.custom_surcharges.1.total_custom_surcharge: pricingSurchargeValueError',
  ],
  [
    'surcharge negative',
    withPayment({ custom_surcharges: [{ ...surcharge, total_custom_surcharge: -1 }] }),
    'payment.custom_surcharges.0.total_custom_surcharge: pricingSurchargeValueError',
  ],
  [
    'surcharge twice',
    withPayment({ custom_surcharges: [surcharge, surcharge] }),
    'payment.custom_surcharges: surchargeTwice',
  ],

  ['arrival missing', { ...exampleCreate, start_date: undefined }, 'start_date: reservation_dates_required'],
  ['departure empty', { ...exampleCreate, end_date: '' }, 'end_date: reservation_dates_required'],
  ['31 February', { ...exampleCreate, start_date: '2027-02-31' }, 'start_date: inValidDate'],
  ['a moment as date', { ...exampleCreate, start_date: '2027-07-14T00:00:00Z' }, 'start_date: inValidDate'],
  ['no night', { ...exampleCreate, end_date: '2027-07-14' }, 'end_date: reservation_minOneNight'],
  ['end before start', { ...exampleCreate, end_date: '2027-07-13' }, 'end_date: reservation_minOneNight'],
  ['a stay of centuries', { ...exampleCreate, end_date: '2199-12-31' }, 'end_date: reservation_tooLong'],

  ['vessel name missing', withVessel({ name: undefined }), 'vessel.name: vesselNameRequired'],
  ['vessel name blank', withVessel({ name: '  ' }), 'vessel.name: vesselNameRequired'],
  ['vessel name too long', withVessel({ name: 'x'.repeat(121) }), 'vessel.name: tooLong'],
  ['vessel name over two lines', withVessel({ name: 'Pe\ntrel' }), 'vessel.name: specialChars'],
  ['vessel length missing', withVessel({ length: undefined }), 'vessel.length: boatloaRequired'],
  ['vessel beam missing', withVessel({ beam: undefined }), 'vessel.beam: boatBeamRequired'],
  ['vessel draft missing', withVessel({ draft: undefined }), 'vessel.draft: boatDraftRequired'],
  ['vessel too short', withVessel({ length: 0.09 }), 'vessel.length: boatloaTooShort'],
  ['vessel too narrow', withVessel({ beam: 0 }), 'vessel.beam: boatbeamTooShort'],
  ['vessel too shallow', withVessel({ draft: -1 }), 'vessel.draft: boatdraftTooShort'],

  ['first name missing', withBoater({ first_name: undefined }), 'boater.first_name: fnameRequired'],
  ['first name blank', withBoater({ first_name: '   ' }), 'boater.first_name: fnameRequired'],
  ['first name of digits', withBoater({ first_name: '4nn' }), 'boater.first_name: fnameInvalid'],
  ['first name not text', withBoater({ first_name: 7 }), 'boater.first_name: fnameInvalid'],
  ['first name too long', withBoater({ first_name: 'a'.repeat(61) }), 'boater.first_name: fnameInvalid'],
  ['first name of one letter', withBoater({ first_name: ' A ' }), 'boater.first_name: fNameAtLeast'],
  ['last name missing', withBoater({ last_name: undefined }), 'boater.last_name: lnameRequired'],
  ['last name with a sign', withBoater({ last_name: 'Row<b>' }), 'boater.last_name: lnameInvalid'],
  ['last name of one letter', withBoater({ last_name: 'B' }), 'boater.last_name: lNameAtLeast'],
  ['mail missing', withBoater({ email: undefined }), 'boater.email: emailRequired'],
  ['mail blank', withBoater({ email: ' ' }), 'boater.email: emailRequired'],
  ['mail without domain', withBoater({ email: 'ines@' }), 'boater.email: emailInvalid'],
  ['mail masked', withBoater({ email: 'i***@example.org' }), 'boater.email: emailInvalid'],
  ['mail too long', withBoater({ email: `${'a'.repeat(250)}@x.org` }), 'boater.email: emailInvalid'],
  ['phone of letters', withBoater({ phone: 'call me' }), 'boater.phone: phoneInvalid'],
  ['phone too short', withBoater({ phone: '+1234' }), 'boater.phone: phoneInvalid'],
  ['phone not text', withBoater({ phone: 612345678 }), 'boater.phone: specialChars'],
  ['birthday that never was', withBoater({ birthday: '31/02/1984' }), 'boater.birthday: inValidDate'],
  ['birthday in month 13', withBoater({ birthday: '14/13/1984' }), 'boater.birthday: inValidDate'],
  ['birthday before 1900', withBoater({ birthday: '14/07/1899' }), 'boater.birthday: inValidDate'],
  ['birthday of mixed separators', withBoater({ birthday: '14/07-1984' }), 'boater.birthday: inValidDate'],

  ['notes over 2000', { ...exampleCreate, internal_notes: 'x'.repeat(2001) }, 'internal_notes: tooLong'],
  ['notes with a bell', { ...exampleCreate, internal_notes: '\u0007' }, 'internal_notes: specialChars'],
  ['card of another format', { ...exampleCreate, card_number: 'QS00042' }, 'card_number: cardNumberInvalid'],
];

describe('creating a reservation', () => {
  it.each(refusedBodies)('refuses: %s', (_, body, complaint) => {
    expect(complaints(createReservation, body)).toEqual([complaint]);
  });

  it.each([
    ['an unknown action', { ...exampleCreate, action: 'CANCEL' }, 'action'],
    ['an unknown language', withBoater({ language: 'nl' }), 'boater.language'],
    ['an unknown currency', withPayment({ currency: 'USD' }), 'payment.currency'],
    ['an unknown deposit type', withDeposit('HALF', 1), 'payment.deposit.type'],
    ['an unknown charge', withPayment({ additional_charges: { tips: { type: 'TOTAL', amount: 1 } } }), 'payment'],
    ['an unknown field', { ...exampleCreate, marina_id: 'other' }, ''],
    ['an unknown field of the boater', withBoater({ is_admin: true }), 'boater'],
  ])('refuses %s', (_, body, path) => {
    const paths = createReservation.safeParse(body).error?.issues.map((issue) => issue.path.join('.'));
    expect(paths).toEqual([expect.stringMatching(new RegExp(`^${path}`))]);
  });

  it('says everything at once, the rules over several fields too', () => {
    const body = {
      ...withPayment({ nights_to_redeem: 6, price_per_night: undefined, deposit: { type: 'NIGHTS', amount: 6 } }),
      boater: {},
    };
    expect(complaints(createReservation, body)).toEqual(
      expect.arrayContaining([
        'payment.price_per_night: reservation_priceRequired',
        'payment.nights_to_redeem: reservation_moreThanTotal',
        depositAmount,
        'boater.first_name: fnameRequired',
        'boater.last_name: lnameRequired',
        'boater.email: emailRequired',
      ]),
    );
    expect(complaints(createReservation, { ...body, end_date: '2027-07-01' })).toContain(
      'end_date: reservation_minOneNight',
    );
  });

  it('accepts values at the limits', () => {
    for (const body of [
      withPayment({ price_per_night: 999_999.99 }),
      withPayment({ price_per_night: 0 }),
      withPayment({ marina_discount_percent: 100 }),
      withPayment({ nights_to_redeem: 5 }),
      withDeposit('PERCENTAGE', 5),
      withDeposit('PERCENTAGE', 100),
      withDeposit('NIGHTS', 5),
      withDeposit('FIXED_AMOUNT', 0.01),
      withPayment({ custom_surcharges: [{ ...surcharge, active: false, total_custom_surcharge: null }] }),
      withVessel({ length: 0.1, beam: 0.1, draft: 0.1 }),
      withBoater({ first_name: 'Jo', last_name: "D'Arcy-O`Neill Jr." }),
      withBoater({ first_name: 'Žofie', last_name: 'Ní Bhriain' }),
      withBoater({ phone: '12345', birthday: '' }),
      withBoater({ phone: '' }),
      { ...exampleCreate, end_date: '2027-07-15', payment: { price_per_night: 10 } },
      { ...exampleCreate, internal_notes: 'x'.repeat(2000) },
    ]) {
      expect(complaints(createReservation, body)).toEqual([]);
    }
  });

  it('tidies up: mail in lower case, names trimmed, birthday as ISO date, no amount with no deposit', () => {
    const tidy = createReservation.parse({
      ...withDeposit('NONE', 12),
      boater: { ...exampleCreate.boater, first_name: '  Inès ', email: ' Ines@Example.ORG ', birthday: '04.07.1984' },
      card_number: 'qsd0042',
    });
    expect(tidy.boater).toMatchObject({ first_name: 'Inès', email: 'ines@example.org', birthday: '1984-07-04' });
    expect(tidy.payment.deposit).toEqual({ type: 'NONE', amount: null });
    expect(tidy.card_number).toBe('QSD0042');
  });

  it.each(['14/07/1984', '14.07.1984', '14-07-1984', '1984-07-14'])('takes the birthday %s', (birthday) => {
    expect(createReservation.parse(withBoater({ birthday })).boater.birthday).toBe('1984-07-14');
  });

  it('fills in what the form leaves out', () => {
    const { language: _language, ...boater } = exampleCreate.boater;
    const filled = createReservation.parse({ ...exampleCreate, boater, payment: { price_per_night: 60 } });
    expect(filled.boater.language).toBe('en');
    expect(filled.payment).toMatchObject({
      method: 'IN_MARINA',
      marina_discount_percent: 0,
      nights_to_redeem: 0,
      deposit: { type: 'NONE', amount: null },
    });
  });
});
