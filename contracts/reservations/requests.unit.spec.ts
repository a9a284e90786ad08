import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { assignBerth, selectMatch, suggestDates } from './berthing.js';
import { downloadToken } from './attachments.js';
import { acceptDates, addDocument, cancelByBoater, payReservation, requestReservation, sendMessage } from './boater.js';
import { exampleCreate, exampleIds, examplePayment, exampleStay } from './examples.js';
import { findBoater } from './find-boater.js';
import { listAllReservations, listReservations } from './list.js';
import { calculatePrice, quote } from './quote.js';

const { boater, vessel } = exampleCreate;
const { reservation: reservation_id, berth: berth_id, match: match_id } = exampleIds;
const request = { marina_code: 'QSB', ...exampleStay, boater, vessel };

const refusals: [string, z.ZodType, unknown, string][] = [
  ['a request to no marina', requestReservation, { ...request, marina_code: ' ' }, 'marina_code: marinaRequired'],
  [
    'a request without dates',
    requestReservation,
    { ...request, end_date: null },
    'end_date: reservation_dates_required',
  ],
  [
    'a request of no night',
    requestReservation,
    { ...request, end_date: '2027-07-14' },
    'end_date: reservation_minOneNight',
  ],
  [
    'a request without name',
    requestReservation,
    { ...request, boater: { ...boater, first_name: '' } },
    'boater.first_name: fnameRequired',
  ],
  [
    'a request with a bad phone',
    requestReservation,
    { ...request, boater: { ...boater, phone: '+-1234' } },
    'boater.phone: phoneInvalid',
  ],
  [
    'a request with no vessel name',
    requestReservation,
    { ...request, vessel: { ...vessel, name: '' } },
    'vessel.name: vesselNameRequired',
  ],
  ...['Buy now www.shop', 'https://x', 'shop.example', 'Boats shop.example/now', 'Win 1.2.3.4 now', 'EVIL.COM'].map(
    (name): [string, z.ZodType, unknown, string] => [
      `a request with a boat called ${name}`,
      requestReservation,
      { ...request, vessel: { ...vessel, name } },
      'vessel.name: holdsLink',
    ],
  ),
  [
    'a request by somebody called like a site',
    requestReservation,
    { ...request, boater: { ...boater, last_name: 'shop.example' } },
    'boater.last_name: holdsLink',
  ],
  [
    'a request with a web address in a name',
    requestReservation,
    { ...request, boater: { ...boater, first_name: 'Visit evil.com now' } },
    'boater.first_name: holdsLink',
  ],
  ['endless notes', requestReservation, { ...request, notes: 'x'.repeat(2001) }, 'notes: tooLong'],
  [
    'endless requirements',
    requestReservation,
    { ...request, additional_requirements: Array.from({ length: 21 }, () => 'Shade') },
    'additional_requirements: tooMany',
  ],
  [
    "somebody else's record named by a stranger",
    requestReservation,
    { ...request, boater: { ...boater, id: exampleIds.boater } },
    'boater: Unrecognized key: "id"',
  ],
  ['accepting half a stay', acceptDates, { start_date: '2027-07-14' }, 'end_date: reservation_dates_required'],
  ['an empty message', sendMessage, { text: ' \n ' }, 'text: messageRequired'],
  ['an endless message', sendMessage, { text: 'x'.repeat(4001) }, 'text: tooLong'],
  ['an endless reason', cancelByBoater, { reason: 'x'.repeat(501) }, 'reason: tooLong'],
  ['a reason of two lines', cancelByBoater, { reason: 'a\nb' }, 'reason: specialChars'],
  ['an empty payment token', payReservation, { payment_token: '' }, 'payment_token: paymentTokenInvalid'],

  ['no berth named', assignBerth, { reservation_id }, 'berth_id: berthRequired'],
  ['a berth and a match', assignBerth, { reservation_id, berth_id, match_id }, 'berth_id: berthRequired'],
  [
    'a berth from one date on',
    assignBerth,
    { reservation_id, berth_id, start_date: '2027-07-14' },
    'end_date: reservation_dates_required',
  ],
  ['a berth that is no id', assignBerth, { reservation_id, berth_id: 'C12' }, 'berth_id: inValidId'],
  [
    'a match skipped without reason',
    selectMatch,
    { reservation_id, match_id, skip: true },
    'skip_reason: provideReason',
  ],
  [
    'reason other without its text',
    selectMatch,
    { reservation_id, match_id, skip_reason: 'other', skip_reason_text: '  ' },
    'skip_reason_text: provideReason',
  ],
  [
    'another berth for reason other without its text',
    assignBerth,
    { reservation_id, berth_id, skip_reason: 'other' },
    'skip_reason_text: provideReason',
  ],
  [
    'no suggestions',
    suggestDates,
    { reservation_id, suggested_dates: [] },
    'suggested_dates: reservation_dates_required',
  ],

  ['a search for nobody', findBoater, { boater_type: 'VISITOR' }, 'email: emailRequired'],
  ['a search by a bad mail', findBoater, { email: 'nobody' }, 'email: emailInvalid'],
  ['a search by a bad card', findBoater, { card_number: '1234' }, 'card_number: cardNumberInvalid'],

  ['a price for no boat', calculatePrice, { vessel: { beam: 3 }, ...exampleStay }, 'vessel.length: boatloaRequired'],
  [
    'a price for no night',
    calculatePrice,
    { vessel: { length: 9, beam: 3 }, start_date: '2027-07-14', end_date: '2027-07-14' },
    'end_date: reservation_minOneNight',
  ],
  [
    'a quote redeeming too much',
    quote,
    { ...exampleStay, payment: { ...examplePayment, nights_to_redeem: 6 } },
    'payment.nights_to_redeem: reservation_moreThanTotal',
  ],
  ['a download without token', downloadToken, {}, 'token: linkInvalid'],

  ['a tab of the other edition', listReservations, { filter: { tab: 'BOOKED' } }, 'filter.tab: tabOfOtherEdition'],
  [
    'a range that runs backwards',
    listReservations,
    { filter: { stay: { from: '2027-07-02', to: '2027-07-01' } } },
    'filter.stay.to: inValidDate',
  ],
  [
    'a range of 31 February',
    listReservations,
    { filter: { arrival: { from: '2027-02-31' } } },
    'filter.arrival.from: inValidDate',
  ],
  [
    'a preset with a range',
    listReservations,
    { filter: { stay: { preset: 'today', to: '2027-07-01' } } },
    'filter.stay.preset: presetOrRange',
  ],
  ['an empty range', listReservations, { filter: { departure: {} } }, 'filter.departure.preset: presetOrRange'],
  ['an endless search', listReservations, { filter: { search: 'x'.repeat(101) } }, 'filter.search: tooLong'],
  [
    'a day instead of a moment',
    listReservations,
    { filter: { updated_since: '2027-07-01' } },
    'filter.updated_since: inValidDate',
  ],
];

describe('reservation requests', () => {
  it.each(refusals)('refuse %s', (_, schema, body, complaint) => {
    const issues = schema.safeParse(body).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([complaint]);
  });

  it.each<[string, z.ZodType, unknown, string]>([
    ['an unknown sort key', listReservations, { sort: { key: 'internal_notes' } }, 'sort.key'],
    ['a page of a thousand', listReservations, { page_size: 1000 }, 'page_size'],
    ['page zero', listReservations, { page: 0 }, 'page'],
    ['a page as text', listReservations, { page: '1' }, 'page'],
    ['an unknown status', listReservations, { filter: { statuses: ['lost'] } }, 'filter.statuses.0'],
    ['other marinas for staff', listReservations, { filter: { marina_ids: [exampleIds.marina] } }, 'filter'],
    ['an unknown document', addDocument, { attachment_type: 'PASSPORT' }, 'attachment_type'],
    ['an unknown part', payReservation, { part: 'HALF' }, 'part'],
    ['an unknown reason to skip', selectMatch, { reservation_id, match_id, skip_reason: 'mood' }, 'skip_reason'],
  ])('refuse %s', (_, schema, body, path) => {
    expect(schema.safeParse(body).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('fill in what a caller leaves out', () => {
    expect(listReservations.parse({})).toEqual({ filter: { edition: 'full' }, page: 1, page_size: 5 });
    expect(listAllReservations.parse({ filter: { marina_ids: [exampleIds.marina] } }).filter.edition).toBe('full');
    expect(requestReservation.parse(request)).toMatchObject({ notes: '', additional_requirements: [] });
    expect(payReservation.parse({})).toEqual({ part: 'DUE', confirmed_requirements: [] });
    expect(cancelByBoater.parse({})).toEqual({ reason: '' });
    expect(assignBerth.parse({ reservation_id, match_id }).confirm_min_length).toBe(false);
  });

  it('lists take the tabs of their edition and open ranges', () => {
    for (const filter of [
      { edition: 'lite', tab: 'BOOKED' },
      { edition: 'full', tab: 'CLOSED' },
      { stay: { from: '2027-07-01' } },
      { arrival: { from: '2027-07-01', to: '2027-07-01' } },
      { departure: { preset: 'next_7_days' } },
      { updated_since: '2027-07-01T00:00:00.000Z', action_required: 'NOBODY' },
    ]) {
      expect(listReservations.safeParse({ filter }).error?.issues).toBeUndefined();
    }
  });
});
