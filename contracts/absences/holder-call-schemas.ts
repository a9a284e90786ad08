import * as z from 'zod';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { absencePlans } from './absence.js';
import { holderEdit, holderPage } from './link.js';

const ABSENCE = '0190f3a2-9101-7e11-9b21-1a5b7c9d1e99';

const plans = {
  departure_date: '2027-07-10',
  return_date: '2027-07-24',
  reason: 'DOMESTIC_VACATION',
  destination: 'Corsica',
} as const;

export const holderAbsenceSchemas = {
  get: callSchemas({
    summary: 'The vessel, its berth and its coming absences',
    answer: holderPage,
    rate: 'boater',
    example: {
      answer: {
        marina: { name: 'Port d’Aval', today: '2027-06-01' },
        first_name: 'Inès',
        language: 'fr',
        vessel_name: 'Sirocco',
        berth_name: 'A12',
        expires_at: '2027-08-30T08:00:00.000Z',
        absences: [
          { absence_report_id: ABSENCE, revision: 1, ...plans, nights: 14, tab: 'UPCOMING', updated_by: 'BOATER' },
        ],
      },
    },
  }),

  create: callSchemas({
    summary: 'Reports that the vessel will be away',
    body: absencePlans,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: plans, answer: receiptExample },
  }),

  edit: callSchemas({
    summary: 'Changes dates, reason or destination',
    body: holderEdit,
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { absence_report_id: ABSENCE, ...plans }, answer: receiptExample },
  }),

  delete: callSchemas({
    summary: 'Takes a report back',
    body: z.strictObject({ absence_report_id: id }),
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { absence_report_id: ABSENCE }, answer: receiptExample },
  }),
};
