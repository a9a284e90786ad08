import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { marinaSchemas } from './call-schemas.js';
import { localEventErrors, marinaErrorCodes, marinaErrors } from './errors.js';
import type { configurationSchemas, legalTextSchemas, logoSchemas } from './configuration-call-schemas.js';
import type { localEventSchemas } from './local-event-call-schemas.js';
import type { publicSchemas } from './public-call-schemas.js';
import type { settingsSchemas } from './settings-call-schemas.js';

const look: Access = { kind: 'staff', feature: 'dynamic_pricing' };

const change: Access = { ...look, needs: { area: 'reservations', level: 'EDITOR' } };

export const marinaCalls: CallsOf<typeof marinaSchemas> = {
  add: {
    method: 'POST',
    path: '/admin/marina/add',
    access: { kind: 'admin' },
    does: 'command',
    errors: marinaErrors,
  },
  update: {
    method: 'POST',
    path: '/admin/marina/update',
    access: { kind: 'admin' },
    does: 'command',
    errors: marinaErrors,
    revision: true,
  },
  getall: {
    method: 'POST',
    path: '/admin/marina/getall',
    access: { kind: 'admin' },
    does: 'query',
  },
  get: {
    method: 'POST',
    path: '/admin/marina/get',
    access: { kind: 'admin' },
    does: 'query',
    errors: ['MARINA_NOT_FOUND'],
  },
  requirements: {
    method: 'POST',
    path: '/admin/settings/marina_requirements',
    access: { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } },
    does: 'command',
    errors: marinaErrors,
    revision: true,
  },
  reservationSettings: {
    method: 'POST',
    path: '/admin/settings/reservations',
    access: { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } },
    does: 'command',
    errors: marinaErrors,
    revision: true,
  },
  vat: {
    method: 'POST',
    path: '/admin/settings/vat',
    access: { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } },
    does: 'command',
    errors: marinaErrors,
    revision: true,
  },
};

/** Events near a marina, for staff who set prices (spec 1 §2, spec 3 §7). */
export const localEventCalls: CallsOf<typeof localEventSchemas> = {
  getall: {
    method: 'POST',
    path: '/admin/marina_events/get',
    access: look,
    does: 'query',
  },
  create: {
    method: 'POST',
    path: '/admin/marina_events/create',
    access: change,
    does: 'command',
  },
  delete: {
    method: 'POST',
    path: '/admin/marina_events/delete',
    access: change,
    does: 'command',
    errors: [localEventErrors.not_found],
  },
};

const keepsSettings: Access = { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } };

/** The marina's own settings (spec 3 §2, §3), and its files. */
export const settingsCalls: CallsOf<typeof settingsSchemas> = {
  get: { method: 'POST', path: '/admin/settings/get', access: keepsSettings, does: 'query' },
  profile: {
    method: 'POST',
    path: '/admin/settings/marina',
    access: keepsSettings,
    does: 'command',
    errors: marinaErrors,
    revision: true,
  },
  approvalKit: {
    method: 'POST',
    path: '/admin/settings/approval_kit',
    access: keepsSettings,
    does: 'command',
    errors: marinaErrors,
    revision: true,
  },
  testKit: {
    method: 'POST',
    path: '/admin/settings/approval_kit/test',
    access: keepsSettings,
    does: 'command',
    errors: ['MARINA_NOT_FOUND', marinaErrorCodes.kit_empty],
  },
  instantBooking: {
    method: 'POST',
    path: '/admin/settings/instant_booking',
    access: keepsSettings,
    does: 'command',
    errors: marinaErrors,
    revision: true,
  },
  security: {
    method: 'POST',
    path: '/admin/settings/security',
    access: keepsSettings,
    does: 'command',
    errors: marinaErrors,
    revision: true,
  },
  files: { method: 'POST', path: '/admin/settings/attachment/getall', access: keepsSettings, does: 'query' },
  addFile: {
    method: 'POST',
    path: '/admin/settings/attachment/create',
    access: keepsSettings,
    does: 'command',
    errors: [...marinaErrors, marinaErrorCodes.too_many_files],
    upload: true,
  },
  removeFile: {
    method: 'POST',
    path: '/admin/settings/attachment/delete',
    access: keepsSettings,
    does: 'command',
    errors: [marinaErrorCodes.file_not_found],
  },
  orderFiles: {
    method: 'POST',
    path: '/admin/settings/attachment/order',
    access: keepsSettings,
    does: 'command',
    errors: [marinaErrorCodes.file_not_found, marinaErrorCodes.files_changed],
  },
};

/** What anybody may read (spec 3 §7). */
export const publicCalls: CallsOf<typeof publicSchemas> = {
  data: { method: 'POST', path: '/admin/public/data', access: { kind: 'public' }, does: 'query', tagged: true },
};

export const legalTextCalls: CallsOf<typeof legalTextSchemas> = {
  text: {
    method: 'POST',
    path: '/admin/public/legal_text',
    access: { kind: 'public' },
    does: 'query',
    errors: ['LEGAL_TEXT_NOT_FOUND'],
  },
  marinas: { method: 'GET', path: '/admin/public/marinas', access: { kind: 'public' }, does: 'query', tagged: true },
};

/** Settings of the installation, for administrators (spec 3 §2). */
export const configurationCalls: CallsOf<typeof configurationSchemas> = {
  get: { method: 'POST', path: '/admin/configuration/get', access: { kind: 'admin' }, does: 'query' },
  offer: {
    method: 'POST',
    path: '/admin/configuration/offer',
    access: { kind: 'admin' },
    does: 'command',
    revision: true,
  },
  setLogo: {
    method: 'POST',
    path: '/admin/configuration/logo/set',
    access: { kind: 'admin' },
    does: 'command',
    upload: true,
  },
  removeLogo: {
    method: 'POST',
    path: '/admin/configuration/logo/remove',
    access: { kind: 'admin' },
    does: 'command',
  },
  publish: { method: 'POST', path: '/admin/configuration/publish_text', access: { kind: 'admin' }, does: 'command' },
  reloadPages: {
    method: 'POST',
    path: '/admin/configuration/reload_pages',
    access: { kind: 'admin' },
    does: 'command',
    errors: ['MARINA_NOT_FOUND'],
  },
};

/** Logos of associations, which anybody may see (spec 1 §2). */
export const logoCalls: CallsOf<typeof logoSchemas> = {
  show: {
    method: 'GET',
    path: '/associations/logo',
    access: { kind: 'public' },
    does: 'query',
    errors: ['NOT_FOUND'],
  },
};
