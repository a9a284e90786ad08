import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import {
  associationCode,
  marinaMode,
  marinaPermissions,
  marinaRequirements,
  reservationSettings,
  securitySettings,
  vatSettings,
} from '../../../contracts/marinas/marina.js';
import { marinaFileType } from '../../../contracts/marinas/files.js';
import { marinaProfile } from '../../../contracts/marinas/profile.js';
import { approvalKit, instantBooking } from '../../../contracts/marinas/reservation-settings.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { currency } from '../../../contracts/vocabulary/money-schemas.js';

const details = z.object({
  name: z.string(),
  code: z.string(),
  country: z.string(),
  time_zone: z.string(),
  association_code: associationCode,
  mode: marinaMode,
  currency,
  accepts_online_payments: z.boolean(),
  permissions: marinaPermissions,
  /** Absent in marinas of before the field existed. */
  office_email: z.string().nullable().default(null),
});
export type MarinaDetails = z.output<typeof details>;

const file = z.object({
  file_id: z.string(),
  requested_type: marinaFileType,
  name: z.string(),
  content_type: z.string(),
  size_bytes: z.number(),
  languages: z.array(language),
  at: z.string(),
});
export type StoredFile = z.output<typeof file>;

export const marinaEvents = defineEvents({
  MarinaOpened: { version: 1, data: details },
  MarinaChanged: { version: 1, data: details },
  /** Permissions, requirements and settings are stored in full, as they are after the change. */
  MarinaPermissionsSet: { version: 1, data: z.object({ permissions: marinaPermissions }) },
  MarinaRequirementsSet: { version: 1, data: z.object({ marina_requirements: marinaRequirements }) },
  ReservationSettingsSet: { version: 1, data: z.object({ reservation_settings: reservationSettings }) },
  MarinaProfileSet: { version: 1, data: z.object({ profile: marinaProfile }) },
  ApprovalKitSet: { version: 1, data: z.object({ approval_kit: approvalKit }) },
  InstantBookingSet: { version: 1, data: z.object({ instant_booking: instantBooking }) },
  /** A new cancellation policy replaces the file that stood for it. */
  MarinaFileAdded: { version: 1, data: file },
  MarinaFileRemoved: { version: 1, data: z.object({ file_id: z.string(), requested_type: marinaFileType }) },
  MarinaFilesOrdered: {
    version: 1,
    data: z.object({ requested_type: marinaFileType, file_ids: z.array(z.string()) }),
  },
  SecuritySettingsSet: { version: 1, data: z.object({ security: securitySettings }) },
  MarinaVatSet: { version: 1, data: z.object({ vat: vatSettings }) },
});
export type MarinaEvent = EventsOf<typeof marinaEvents>;
