import * as z from 'zod';
import {
  associationCode,
  marinaMode,
  marinaPermissions,
  marinaRequirements,
  reservationSettings,
} from '../../../contracts/marinas/marina.js';
import { currency } from '../../../contracts/vocabulary/money.js';

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
});

const schemas = {
  MarinaOpened: details,
  MarinaChanged: details,
  /** All of them, as they are from now on. */
  MarinaPermissionsSet: z.object({ permissions: marinaPermissions }),
  MarinaRequirementsSet: z.object({ marina_requirements: marinaRequirements }),
  ReservationSettingsSet: z.object({ reservation_settings: reservationSettings }),
};

type Type = keyof typeof schemas;
export type MarinaEvent = { [T in Type]: { type: T; data: z.output<(typeof schemas)[T]> } }[Type];
export type MarinaDetails = z.output<typeof details>;

export const marinaEvents = (Object.keys(schemas) as Type[]).map((type) => ({ type, version: 1, data: schemas[type] }));
