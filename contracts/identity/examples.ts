import { marinaExample } from '../marinas/call-schemas.js';
import { receiptExample } from '../vocabulary/route.js';
import type { MarinaUser, SignedInUser, UserSession } from './user.js';

const person = {
  id: receiptExample.id,
  first_name: 'Inès',
  last_name: "O'Neill",
  email: 'ines@example.org',
  language: 'fr',
  role: 'primary',
  chain_manager: false,
  is_first_login: false,
  is_password_temp: false,
  has_second_factor: false,
  permissions: { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' },
} as const;

export const userSessionExample: UserSession = {
  id: receiptExample.id,
  browser: 'Firefox',
  system: 'Windows',
  address: '192.0.2.7',
  started_at: '2027-07-14T08:30:00.000Z',
  last_used_at: '2027-07-14T16:05:00.000Z',
  expires_at: '2027-07-28T08:30:00.000Z',
  current: true,
};

export const marinaUserExample: MarinaUser = {
  ...person,
  origin: 'marina',
  invited_until: null,
  last_signed_in_at: '2027-07-14T09:42:00.000Z',
};

export const signedInExample: SignedInUser = {
  ...person,
  is_admin: false,
  association_manager: false,
  is_second_factor_missing: false,
  marina: { id: marinaExample.id, name: marinaExample.name, code: marinaExample.code },
  association: { code: 'TEM', name: 'TEM', logos: { light: null, dark: null } },
  marina_ids: [marinaExample.id],
};
