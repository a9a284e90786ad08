import * as z from 'zod';
import { commandReceipt, id, listAnswer, receiptExample, callSchemas } from '../vocabulary/route.js';
import { absenceForecast, forecastAbsence } from './forecast.js';
import { absenceLink, sendLink } from './link.js';
import {
  absenceList,
  absenceReport,
  availableVessel,
  createAbsence,
  deleteAbsence,
  editAbsence,
  listAbsences,
} from './absence.js';

const ABSENCE = '0190f3a2-9101-7e11-9b21-1a5b7c9d1e99';

const VESSEL = '0190f3a2-6b01-7d11-8b21-0a5b7c9d1e44';

const BOATER = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22';

const BERTH = '0190f3a2-6c01-7d11-8b21-0a5b7c9d1e66';

const plans = {
  departure_date: '2027-07-10',
  return_date: '2027-07-24',
  reason: 'DOMESTIC_VACATION',
  destination: 'Corsica',
} as const;

const example: z.input<typeof absenceReport> = {
  absence_report_id: ABSENCE,
  revision: 1,
  boater_id: BOATER,
  customer_id: null,
  boater: { first_name: 'Inès', last_name: 'Delacroix' },
  vessel_id: VESSEL,
  vessel_name: 'Sirocco',
  vessel_length: 10.5,
  vessel_beam: 3.4,
  vessel_draft: 1.7,
  vessel_type: 'SAIL',
  ...plans,
  nights: 14,
  tab: 'UPCOMING',
  updated_at: '2027-06-01T08:00:00.000Z',
  updated_by: 'MARINA',
  home_marina: { id: '0190f3a2-0000-7000-8000-000000000001', name: 'Port d’Aval' },
  berth_name: 'A12',
  sold: [{ start_date: '2027-07-11', end_date: '2027-07-14' }],
  nights_sold: 3,
};

export const absenceSchemas = {
  create: callSchemas({
    summary: 'Reports that a berth holder will be away',
    body: createAbsence,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { ...plans, vessel_id: VESSEL }, answer: receiptExample },
  }),

  getall: callSchemas({
    summary: 'The absence reports, by tab, name and days',
    body: listAbsences,
    answer: absenceList,
    rate: 'staff',
    example: {
      body: { tab: 'UPCOMING' },
      answer: { items: [example], total: 1, counts: { UPCOMING: 1, CURRENT: 0, PAST: 0 } },
    },
  }),

  get: callSchemas({
    summary: 'One absence report',
    body: z.strictObject({ absence_report_id: id }),
    answer: absenceReport.extend({ link: absenceLink.nullable() }),
    rate: 'staff',
    example: { body: { absence_report_id: ABSENCE }, answer: { ...example, link: null } },
  }),

  edit: callSchemas({
    summary: 'Changes dates, reason or destination',
    body: editAbsence,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { absence_report_id: ABSENCE, ...plans }, answer: receiptExample },
  }),

  delete: callSchemas({
    summary: 'Takes a report back: the berth is the holder’s again',
    body: deleteAbsence,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { absence_report_id: ABSENCE }, answer: receiptExample },
  }),

  availableVessels: callSchemas({
    summary: 'Vessels that hold a berth, for a new report',
    answer: listAnswer(availableVessel),
    rate: 'staff',
    example: {
      answer: {
        items: [
          {
            vessel_id: VESSEL,
            vessel_name: 'Sirocco',
            length: 10.5,
            beam: 3.4,
            draft: 1.7,
            type: 'SAIL',
            boater: { id: BOATER, first_name: 'Inès', last_name: 'Delacroix' },
          },
        ],
        total: 1,
      },
    },
  }),

  forecast: callSchemas({
    summary: 'The nights an absence frees, what they could earn, and whom a change displaces',
    body: forecastAbsence,
    answer: absenceForecast,
    rate: 'staff',
    example: {
      body: { vessel_id: VESSEL, departure_date: '2027-07-10', return_date: '2027-07-11' },
      answer: {
        berth: { berth_id: BERTH, berth_name: 'A12', max_loa: 12, max_beam: 4 },
        currency: 'EUR',
        nights: [{ date: '2027-07-10', away: true, price: 66, waiting: false, stay: null }],
        if_all_sell: 66,
        likely: { low: 46, high: 59, years: 3 },
        earned: 0,
        credit: 5,
        waiting: [],
        displaced: [],
      },
    },
  }),

  sendLink: callSchemas({
    summary: 'Mails a berth holder the link by which they file absences',
    body: sendLink,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { vessel_id: VESSEL }, answer: receiptExample },
  }),

  revokeLink: callSchemas({
    summary: 'Withdraws the link of a vessel',
    body: z.strictObject({ vessel_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { vessel_id: VESSEL }, answer: receiptExample },
  }),
};
