import * as z from 'zod';
import { language } from '../vocabulary/languages-schemas.js';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { marinaExample } from './call-schemas.js';
import { addedMarinaFile, filesOrder, marinaFile, marinaFileType, newMarinaFile } from './files.js';
import { marina, securitySettings } from './marina.js';
import { marinaProfile, marinaProfileForm } from './profile.js';
import { approvalKit, instantBooking } from './reservation-settings.js';

/** Everything that the marina's staff set, with the revision for `If-Match`. */
const settingsPage = z.object({
  revision: z.number().int(),
  marina,
  profile: marinaProfile,
  approval_kit: approvalKit,
  files: z.array(marinaFile),
  /** The address of support, which switches on what a marina lacks; null: the installation has none. */
  support_email: z.string().nullable().default(null),
});
export type SettingsPage = z.output<typeof settingsPage>;

const fileExample: z.input<typeof marinaFile> = {
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b44',
  requested_type: 'APPROVAL_KIT',
  status: 'DONE',
  name: 'harbour-rules-2026.pdf',
  file_path: 'approval_kit/0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b44.pdf',
  file_type: 'application/pdf',
  url: '/attachments/download?token=eyJmaWxlIjoiMDE5MCJ9.c2lnbmF0dXJl',
  size_bytes: 640_000,
  languages: ['en', 'fr'],
  created_at: '2026-03-02T09:00:00.000Z',
};

const profileExample: z.input<typeof marinaProfile> = {
  street: '12 quai des Marins',
  postal_code: '29750',
  city: 'Saint-Maurice',
  phone: '+33298000000',
  website: 'https://stmaurice.example',
  vhf_channel: '9',
  position: { latitude: 47.87, longitude: -3.92 },
  opening_hours: [{ day: 'MON', opens: '08:00', closes: '19:00' }],
  amenities: ['SHOWERS', 'WIFI'],
  services: ['FUEL', 'CRANE'],
  languages: ['fr', 'en'],
};

export const settingsSchemas = {
  get: callSchemas({
    summary: "The marina's settings with the revision that a change names in If-Match",
    answer: settingsPage,
    example: {
      answer: {
        revision: 7,
        marina: marinaExample,
        profile: profileExample,
        approval_kit: { schedule: 'UPON_APPROVAL', notes: { en: 'Call channel 9.' } },
        files: [fileExample],
        support_email: 'support@harbour.example',
      },
    },
  }),
  profile: callSchemas({
    summary: 'Set the name, address, contacts, hours and services of the marina',
    body: z.strictObject({ marina_profile: marinaProfileForm }),
    answer: commandReceipt,
    example: {
      body: {
        marina_profile: {
          ...profileExample,
          name: 'Port Saint-Maurice',
          time_zone: 'Europe/Paris',
          office_email: 'office@stmaurice.example',
        },
      },
      answer: receiptExample,
    },
  }),
  approvalKit: callSchemas({
    summary: 'Set when boaters get the approval kit, and the words of its mail',
    body: z.strictObject({ approval_kit: approvalKit }),
    answer: commandReceipt,
    example: {
      body: { approval_kit: { schedule: 'DAY_BEFORE_ARRIVAL', notes: { en: 'Call channel 9.' } } },
      answer: receiptExample,
    },
  }),
  testKit: callSchemas({
    summary: 'Email the approval kit as it is saved to the signed-in person',
    body: z.strictObject({ language }),
    answer: z.object({ sent_to: z.string() }),
    rate: 'staff',
    example: { body: { language: 'fr' }, answer: { sent_to: 'maelle@stmaurice.example' } },
  }),
  instantBooking: callSchemas({
    summary: 'Set who may book a berth at once, and for which stays',
    body: z.strictObject({ instant_booking: instantBooking }),
    answer: commandReceipt,
    example: { body: { instant_booking: { full_payment: true, max_nights: 14 } }, answer: receiptExample },
  }),
  security: callSchemas({
    summary: 'Set how staff sign in: whether everybody needs a second factor',
    body: z.strictObject({ security: securitySettings }),
    answer: commandReceipt,
    example: { body: { security: { two_factor_required: true } }, answer: receiptExample },
  }),
  files: callSchemas({
    summary: "The marina's files of one type, or of all types, in their order",
    body: z.strictObject({ requested_type: marinaFileType.optional() }),
    answer: z.object({ items: z.array(marinaFile), total: z.number().int() }),
    example: { body: { requested_type: 'APPROVAL_KIT' }, answer: { items: [fileExample], total: 1 } },
  }),
  addFile: callSchemas({
    summary: 'Add a file; a cancellation policy replaces the one before',
    body: newMarinaFile,
    answer: addedMarinaFile,
    rate: 'upload',
    example: {
      body: { requested_type: 'APPROVAL_KIT', languages: 'en,fr' },
      answer: { ...receiptExample, attachment: fileExample },
    },
  }),
  removeFile: callSchemas({
    summary: 'Remove a file of the marina',
    body: z.strictObject({ attachment_id: id }),
    answer: commandReceipt,
    example: { body: { attachment_id: fileExample.id }, answer: receiptExample },
  }),
  orderFiles: callSchemas({
    summary: 'Put the files of one type in another order',
    body: filesOrder,
    answer: commandReceipt,
    example: { body: { requested_type: 'APPROVAL_KIT', attachment_ids: [fileExample.id] }, answer: receiptExample },
  }),
};
