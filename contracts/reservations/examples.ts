import type * as z from 'zod';
import type { boaterReservation } from './boater.js';
import type { createReservation } from './create.js';
import type { attachment, reservationDetail } from './detail.js';
import type { boaterCard, knownVessel } from './find-boater.js';
import type { listedReservation } from './list.js';
import type { paymentForm } from './payment-form.js';
import type { keptTerms } from './kept-terms.js';
import type { totalBreakdown } from './quote.js';
import type { boaterForm } from '../customers/contact.js';

/** One stay in all examples of the reservation calls: five nights of a sailing boat in July. */
const RESERVATION = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const BOATER = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22';
const VESSEL = '0190f3a2-6b02-7d12-8b22-0a5b7c9d1e33';
const BERTH = '0190f3a2-6c03-7d13-8b23-0a5b7c9d1e44';
const PIER = '0190f3a2-6d04-7d14-8b24-0a5b7c9d1e55';
const MARINA = '0190f3a2-6e05-7d15-8b25-0a5b7c9d1e66';
const ATTACHMENT = '0190f3a2-6f06-7d16-8b26-0a5b7c9d1e77';
const MATCH = '0190f3a2-7007-7d17-8b27-0a5b7c9d1e88';

export const exampleIds = {
  reservation: RESERVATION,
  boater: BOATER,
  vessel: VESSEL,
  berth: BERTH,
  marina: MARINA,
  attachment: ATTACHMENT,
  match: MATCH,
};

export const exampleStay = { start_date: '2027-07-14', end_date: '2027-07-19' };

export const examplePayment: z.input<typeof paymentForm> = {
  method: 'IN_MARINA',
  price_per_night: 60,
  marina_discount_percent: 10,
  nights_to_redeem: 0,
  currency: 'EUR',
  deposit: { type: 'PERCENTAGE', amount: 20 },
  additional_charges: { harbor_dues: { type: 'PER_NIGHT', amount: 2.5 } },
  custom_surcharges: [{ id: 'electricity', name: 'Electricity', active: true, total_custom_surcharge: 15 }],
};

/** 5 × 60.00 − 10 % + 5 × 2.50 + 15.00, of which a fifth is due at once. */
export const exampleTotals: z.input<typeof totalBreakdown> = {
  currency: 'EUR',
  nights: 5,
  lines: [
    { kind: 'NIGHTS', of: null, name: null, amount: 300 },
    { kind: 'DISCOUNT', of: null, name: null, amount: -30 },
    { kind: 'ADDITIONAL_CHARGE', of: 'harbor_dues', name: null, amount: 12.5 },
    { kind: 'CUSTOM_SURCHARGE', of: 'electricity', name: 'Electricity', amount: 15 },
  ],
  total_to_pay: 297.5,
  deposit: 59.5,
};

const exampleRules = {
  refund_steps: [{ days_before_arrival: 7, refund_percent: 100 }],
  policy_file: null,
  requirements: ['Fenders on both sides'],
};
const exampleTermsOfPrice = {
  priced_at: '2027-05-02T09:40:00.000Z',
  terms: { nights: 5, price_per_night: 60, discount_percent: 10, nights_to_redeem: 0 },
  total: 297.5,
  deposit: { type: 'PERCENTAGE', amount: 20, due: 59.5 },
  pays: { place: 'DEPOSIT_ONLINE', online: 59.5, rest: 238 },
} as const;

/** The nights have become dearer since the stay was agreed. */
export const exampleTerms: z.input<typeof keptTerms> = {
  agreed_at: '2027-05-02T18:04:00.000Z',
  agreed_by: 'BOATER',
  start_date: '2027-07-12',
  currency: 'EUR',
  held: 59.5,
  lines: exampleTotals.lines.map(({ amount, kind, ...line }) => ({
    kind,
    ...line,
    agreed: amount,
    today: kind === 'NIGHTS' ? 350 : amount,
  })),
  price: exampleTermsOfPrice,
  price_today: {
    ...exampleTermsOfPrice,
    priced_at: null,
    total: 347.5,
    pays: { place: 'DEPOSIT_ONLINE', online: 59.5, rest: 288 },
  },
  rules: exampleRules,
  rules_today: { ...exampleRules, refund_steps: [{ days_before_arrival: 30, refund_percent: 100 }] },
  offer: null,
  offer_reason: null,
};

export const exampleForm: z.input<typeof boaterForm> = {
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: 'Ines@example.org',
  phone: '+33-612345678',
  language: 'fr',
  birthday: '14/07/1984',
  country_of_residence: 'FR',
  postal_code: '17000',
};

export const exampleCreate: z.input<typeof createReservation> = {
  ...exampleStay,
  action: 'NOTIFY',
  boater: exampleForm,
  vessel: { name: 'Petrel', length: 11.2, beam: 3.65, draft: 1.9, hull_type: 'MONOHULL', type: 'SAIL' },
  payment: examplePayment,
  internal_notes: 'Arrives after 18:00.',
};

export const exampleBoater: z.input<typeof boaterCard> = {
  id: BOATER,
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: 'i****************',
  phone: '+************',
  address: null,
  country_of_residence: 'FR',
  postal_code: '17000',
  date_of_birth: '1984-07-14',
  language: 'fr',
  relation_type: 'VISITOR',
  is_signed_up: false,
  is_guest: false,
  tem_member: true,
  memberships: [{ card_number: 'QSD0042', type: 'TEM', status: 'active', nights_available: 5, redeem_nights_left: 3 }],
};

export const exampleVessel: z.input<typeof knownVessel> = {
  id: VESSEL,
  name: 'Petrel',
  length: 11.2,
  beam: 3.65,
  draft: 1.9,
  hull_type: 'MONOHULL',
  type: 'SAIL',
  home_marina_id: null,
  home_marina_name: 'Port des Minimes',
};

const statuses: z.input<typeof listedReservation>['statuses'] = [
  { status_code: 'INITIATED', action_required: 'MARINA', created_at: '2027-05-02T08:15:00.000Z' },
  { status_code: 'UPDATED', action_required: 'BOATER', created_at: '2027-05-02T09:40:00.000Z' },
];

export const exampleBerth = { id: BERTH, number: '12', pier_id: PIER, pier_name: 'C' };

export const exampleRow: z.input<typeof listedReservation> = {
  group: null,
  id: RESERVATION,
  view_id: 'QS-4711',
  revision: 3,
  source: 'BOATER',
  customer_type: 'VISITOR',
  status_code: 'UPDATED',
  reservation_status: 'waiting',
  status_label: 'waiting',
  action_required: 'BOATER',
  next_move: { by: 'BOATER', deadline_at: '2027-05-04T09:40:00.000Z' },
  waiting_place: null,
  statuses,
  ...exampleStay,
  nights: 5,
  contract_id: null,
  boater: { id: BOATER, first_name: 'Inès', last_name: 'Delacroix', country_of_residence: 'FR' },
  vessel: {
    id: VESSEL,
    name: 'Petrel',
    type: 'SAIL',
    length: 11.2,
    beam: 3.6,
    draft: 1.9,
    home_marina_name: 'Port des Minimes',
  },
  berth: null,
  currency: 'EUR',
  total_to_pay: 297.5,
  balance: 297.5,
  refunded_amount: 0,
  payment_status: null,
  payment_standing: null,
  unread_messages: 0,
  created_at: '2027-05-02T08:15:00.000Z',
  updated_at: '2027-05-02T09:40:00.000Z',
};

export const exampleAttachment: z.input<typeof attachment> = {
  id: ATTACHMENT,
  attachment_type: 'VESSEL_INSURANCE',
  name: 'insurance-2027.pdf',
  content_type: 'application/pdf',
  size_bytes: 182_400,
  created_at: '2027-05-02T10:05:00.000Z',
};

const match: z.input<typeof reservationDetail>['matches'][number] = {
  id: MATCH,
  order: 1,
  custom: false,
  available: true,
  berth_id: BERTH,
  berth: exampleBerth,
  vessel: null,
  absence_report_id: null,
};

const boaterPayment: z.input<typeof boaterReservation>['payment'] = {
  method: 'IN_MARINA',
  currency: 'EUR',
  price_per_night: 60,
  marina_discount_percent: 10,
  nights_to_redeem: 0,
  additional_charges: { harbor_dues: { type: 'PER_NIGHT', amount: 2.5 } },
  custom_surcharges: [{ id: 'electricity', name: 'Electricity', active: true, total_custom_surcharge: 15 }],
  discount_by_points_total: 0,
  lines: exampleTotals.lines,
  total_to_pay: 297.5,
  deposit_rate: 20,
  deposit: { type: 'PERCENTAGE', amount: 20 },
  deposit_to_pay: 59.5,
  terms: { place: 'DEPOSIT_ONLINE', online: 59.5, rest: 238, pay_by: null, after_arrival: false },
  paid_amount: 0,
  refunded_amount: 0,
  balance: 297.5,
  payment_status: null,
  payment_standing: null,
  payment_date: null,
  payment_due_at: null,
  paid_at: null,
};

const boaterAllowed: z.input<typeof boaterReservation>['allowed_actions'] = [
  { move: 'ACCEPT_PRICE', allowed: true, reason: null },
  { move: 'PAY', allowed: false, reason: 'RESERVATION_PAYMENT_NOT_DUE' },
  { move: 'CANCEL_BY_BOATER', allowed: true, reason: null },
];

const nextMove = { by: 'BOATER', deadline_at: '2027-05-04T09:40:00.000Z' } as const;
const documents = { vessel_insurence: true, vessel_license: false, skipper_id: false };

export const exampleDetail: z.input<typeof reservationDetail> = {
  id: RESERVATION,
  view_id: 'QS-4711',
  group: null,
  revision: 3,
  marina: { id: MARINA, name: 'Quayside Bassin', code: 'QSB' },
  source: 'BOATER',
  customer_type: 'VISITOR',
  instant_book: false,
  is_temporary: false,
  is_guest: false,
  is_signed_up: false,
  boater_id: BOATER,
  boater: exampleBoater,
  vessel: exampleVessel,
  ...exampleStay,
  nights: 5,
  tem_member: true,
  card_number: 'QSD0042',
  nights_available: 3,
  max_nights_to_redeem: 3,
  gift_points: { balance: 120.5, available: 120.5, reason: null },
  requested_redeem_nights_amount: 0,
  contract_id: null,
  contract_name: null,
  commercial: false,
  live_aboard: false,
  passeport_escales: false,
  additional_requirements: ['Shore power 32 A'],
  notes: 'Could we be berthed close to the fuel dock?',
  internal_notes: 'Arrives after 18:00.',
  marina_requirements: {
    initial_inquiry: ['hull_type'],
    before_approval: ['vessel_insurance'],
    after_approval: [],
    instant_booking: [],
  },
  required_documents: documents,
  missing_documents: [],
  attachments: [exampleAttachment],
  berth_id: null,
  berth: null,
  allocation_id: null,
  selected_match: match,
  matches: [match],
  reservation_status: 'waiting',
  statuses,
  action_required: 'BOATER',
  next_move: nextMove,
  waiting_place: null,
  overdue: false,
  allowed_actions: {
    marina: [
      { move: 'APPROVE', allowed: false, reason: 'RESERVATION_ACTION_NOT_ALLOWED' },
      { move: 'CANCEL', allowed: true, reason: null },
    ],
    boater: boaterAllowed,
  },
  cancellation_terms: { file: null, percent_today: 100, steps: [{ until: '2027-07-03', percent: 100 }] },
  payment: {
    ...boaterPayment,
    payments: [],
    refunds: [],
    payout_status: null,
    payout_date: null,
    current_pricing_plan: {
      deposit: 59.5,
      deposit_rule: { deposit_type: 'PERCENTAGE', amount: 20 },
      total_to_pay: 297.5,
    },
    pricing_plan: {
      price_per_night: 60,
      discount_percent: 0,
      available_custom_surcharges: [
        { id: 'electricity', name: 'Electricity', active: true, total_custom_surcharge: 15 },
      ],
      deposit_rule: { deposit_type: 'PERCENTAGE', amount: 20 },
      deposit: 60,
      total_to_pay: 300,
    },
  },
  unread_messages: 0,
  created_at: '2027-05-02T08:15:00.000Z',
  updated_at: '2027-05-02T10:05:00.000Z',
};

export const exampleBoaterView: z.input<typeof boaterReservation> = {
  id: RESERVATION,
  view_id: 'QS-4711',
  revision: 3,
  marina: { name: 'Quayside Bassin', code: 'QSB', country: 'FR', time_zone: 'Europe/Paris' },
  boater: { first_name: 'Inès', last_name: 'Delacroix', email: 'ines@example.org', language: 'fr' },
  vessel: { name: 'Petrel', length: 11.2, beam: 3.65, draft: 1.9 },
  ...exampleStay,
  nights: 5,
  notes: 'Could we be berthed close to the fuel dock?',
  additional_requirements: ['Shore power 32 A'],
  reservation_status: 'waiting',
  statuses,
  next_move: nextMove,
  allowed_actions: boaterAllowed,
  berth: null,
  berth_offer: null,
  required_documents: documents,
  missing_documents: [],
  attachments: [exampleAttachment],
  refund_tiers: [
    { until: '2027-06-30', percent: 100 },
    { until: '2027-07-07', percent: 50 },
  ],
  cancellation_policy: { attachment_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b45', name: 'cancellation-2027.pdf' },
  payment: boaterPayment,
  pays_on: 'form',
  created_at: '2027-05-02T08:15:00.000Z',
};
