import * as z from 'zod';
import { phone } from '../vocabulary/person.js';
import { line, paragraph, requiredLine } from '../vocabulary/text.js';
import { officeEmail } from './marina.js';
import { isWebAddress, webAddress } from './rules/web-address.js';
import { amenities, halfHours, officeLanguages, supportServices, weekdays } from './vocabulary.js';

const timeOfDay = z.enum(halfHours as [string, ...string[]], 'timeInvalid');

const openDay = z
  .strictObject({ day: z.enum(weekdays), opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'closesBeforeOpening' });

const website = line(200)
  .overwrite((typed) => (typed === '' ? '' : webAddress(typed)))
  .refine((typed) => typed === '' || isWebAddress(typed), 'webAddressInvalid');

/** Degrees with up to six decimals, about a decimetre. */
const degrees = (most: number) =>
  z
    .number('positionInvalid')
    .min(-most, 'positionInvalid')
    .max(most, 'positionInvalid')
    .overwrite((value) => Math.round(value * 1e6) / 1e6);

/** What boaters read about a marina: address, contacts, hours and services. */
export const marinaProfile = z.strictObject({
  street: line(120).default(''),
  postal_code: line(20).default(''),
  city: line(80).default(''),
  phone: phone.default(''),
  website: website.default(''),
  /** Channels 1 to 88 of marine VHF, with a letter for single-frequency use. */
  vhf_channel: line(8)
    .toUpperCase()
    .regex(/^$|^(?:0?[1-9]|[1-8]\d)[AB]?$/, 'vhfChannelInvalid')
    .default(''),
  /** WGS 84. */
  position: z
    .strictObject({ latitude: degrees(90), longitude: degrees(180) })
    .nullable()
    .default(null),
  description: paragraph(1024).default(''),
  /** Days that are absent are closed. */
  opening_hours: z
    .array(openDay)
    .max(7, 'tooMany')
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'dayTwice')
    .default([]),
  amenities: z.array(z.enum(amenities)).max(amenities.length, 'tooMany').default([]),
  services: z.array(z.enum(supportServices)).max(supportServices.length, 'tooMany').default([]),
  languages: z.array(z.enum(officeLanguages)).max(officeLanguages.length, 'tooMany').default([]),
});
export type MarinaProfile = z.output<typeof marinaProfile>;

/** The profile with the details that the marina's staff may change. Code, country and currency are the platform's. */
export const marinaProfileForm = marinaProfile.extend({
  name: requiredLine(120, 'marinaNameRequired'),
  time_zone: requiredLine(64, 'timeZoneRequired'),
  office_email: officeEmail,
});
export type MarinaProfileForm = z.output<typeof marinaProfileForm>;
