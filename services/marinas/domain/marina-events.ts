import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import {
  associationCode,
  marinaMode,
  marinaPermissions,
  marinaRequirements,
  reservationSettings,
  vatSettings,
} from '../../../contracts/marinas/marina.js';
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

export const marinaEvents = defineEvents({
  MarinaOpened: { version: 1, data: details },
  MarinaChanged: { version: 1, data: details },
  /** Permissions, requirements and settings are stored in full, as they are after the change. */
  MarinaPermissionsSet: { version: 1, data: z.object({ permissions: marinaPermissions }) },
  MarinaRequirementsSet: { version: 1, data: z.object({ marina_requirements: marinaRequirements }) },
  ReservationSettingsSet: { version: 1, data: z.object({ reservation_settings: reservationSettings }) },
  MarinaVatSet: { version: 1, data: z.object({ vat: vatSettings }) },
});
export type MarinaEvent = EventsOf<typeof marinaEvents>;
