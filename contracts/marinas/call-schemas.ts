import * as z from 'zod';
import { currency } from '../vocabulary/money-schemas.js';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import {
  associationCode,
  marina,
  marinaMode,
  marinaPermissions,
  marinaRequirements,
  officeEmail,
  reservationSettings,
  vatSettings,
} from './marina.js';
import { associationCodes, marinaSortKeys } from './vocabulary.js';
import { sortingBy } from '../vocabulary/sorting-schemas.js';
import { line } from '../vocabulary/text.js';

const text = (code: string, max: number) => z.string(code).trim().min(1, code).max(max, 'tooLong');

const marinaFields = {
  name: text('marinaNameRequired', 120),
  /** Short code, unique in the installation; boaters' requests use it. */
  code: z
    .string('marinaCodeRequired')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{2,16}$/, 'marinaCodeInvalid'),
  country: z
    .string('countryRequired')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'countryInvalid'),
  /** IANA name; it decides when a day ends. */
  time_zone: text('timeZoneRequired', 64),
  association_code: associationCode.default(null),
  mode: marinaMode.default('full'),
  currency: currency.default('EUR'),
  accepts_online_payments: z.boolean().default(false),
  office_email: officeEmail,
  permissions: marinaPermissions.default({}),
};

export const marinaInput = z.strictObject(marinaFields);

const example = {
  name: 'Port Saint-Maurice',
  code: 'STMAUR',
  country: 'FR',
  time_zone: 'Europe/Paris',
  association_code: 'TEM' as const,
  currency: 'EUR' as const,
  permissions: { reservation: true, inventory: true, chat: true },
};

export const marinaExample: z.input<typeof marina> = {
  id: receiptExample.id,
  name: example.name,
  code: example.code,
  country: example.country,
  time_zone: example.time_zone,
  association: { code: 'TEM' },
  mode: 'full',
  marina_settings: {
    currency: 'EUR',
    accepts_online_payments: false,
    permissions: example.permissions,
    marina_requirements: { short: {}, long: {} },
    reservations: {},
  },
};

export const marinaSchemas = {
  add: callSchemas({
    summary: 'Open a marina in this installation',
    body: marinaInput,
    answer: commandReceipt,
    example: { body: example, answer: receiptExample },
  }),
  update: callSchemas({
    summary: 'Change what a marina is called, where it is and what it may use',
    body: z.strictObject({ marina_id: id, ...marinaFields }),
    answer: commandReceipt,
    example: { body: { marina_id: receiptExample.id, ...example }, answer: receiptExample },
  }),
  getall: callSchemas({
    summary: 'All marinas of this installation',
    body: z.strictObject({
      search: z.string().trim().max(120).optional(),
      countries: z.array(line(60)).max(100, 'tooMany').default([]),
      /** NONE: marinas without an association. */
      association_codes: z
        .array(z.enum([...associationCodes, 'NONE'], 'unknownKind'))
        .max(5, 'tooMany')
        .default([]),
      modes: z.array(marinaMode).max(3, 'tooMany').default([]),
      sort: sortingBy(z.enum(marinaSortKeys, 'unknownKind')).default({ field: 'code', direction: 'asc' }),
      ...pageRequest,
    }),
    answer: listAnswer(marina),
    example: { body: { search: 'maurice', countries: ['FR'] }, answer: { items: [marinaExample], total: 1 } },
  }),
  get: callSchemas({
    summary: 'One marina of this installation with its revision, for the form of administrators',
    body: z.strictObject({ marina_id: id }),
    answer: z.object({ marina, revision: z.number().int() }),
    example: { body: { marina_id: receiptExample.id }, answer: { marina: marinaExample, revision: 7 } },
  }),
  requirements: callSchemas({
    summary: 'Say what boaters must fill in and hand in, by contract length and stage',
    body: z.strictObject({ marina_requirements: marinaRequirements }),
    answer: commandReceipt,
    example: {
      body: { marina_requirements: { short: { before_approval: ['VESSEL_INSURANCE'] } } },
      answer: receiptExample,
    },
  }),
  reservationSettings: callSchemas({
    summary: 'Set answer period, limits and cancellation policy of reservations',
    body: z.strictObject({ reservation_settings: reservationSettings }),
    answer: commandReceipt,
    example: { body: { reservation_settings: { answer_hours: 72, max_nights: 30 } }, answer: receiptExample },
  }),
  vat: callSchemas({
    summary: 'Set the VAT that prices include, which receipts show; null for a marina that charges none',
    body: z.strictObject({ vat: vatSettings }),
    answer: commandReceipt,
    example: { body: { vat: { percent: 20, number: 'FR40303265045' } }, answer: receiptExample },
  }),
};
