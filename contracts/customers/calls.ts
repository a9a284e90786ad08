import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { boaterSchemas } from './call-schemas.js';
import type { erasingSchemas } from './erasing-call-schemas.js';
import type { documentSchemas } from './document-call-schemas.js';
import type { customerListSchemas } from './list-call-schemas.js';
import { sharedErrors } from '../vocabulary/shared-errors.js';
import { marinaErrorCodes } from '../marinas/errors.js';
import { customerErrors } from './errors.js';
import type { boaterActivitySchemas } from './activity-call-schemas.js';
import type { mergingSchemas } from './merging-call-schemas.js';
import type { vesselSchemas } from './vessel-call-schemas.js';

/**
 * All staff may read. Adding a customer of either kind needs the permission for residents and a role other than secondary
 * (spec 2 §2); new visitors also come on record with their reservations. Who may change a record depends on whether the record is a resident's or a visitor's, so the handlers check
 * `mayWriteCustomer` and answer FORBIDDEN.
 */
const staff: Access = { kind: 'staff' };

/** Records change only in marinas with the feature (spec 2 §2); adding and reading go on without it. */
const editing: Access = { kind: 'staff', feature: 'editable_lite' };

const notFound = [customerErrors.vessel_not_found, customerErrors.boater_not_found];

export const boaterCalls: CallsOf<typeof boaterSchemas> = {
  get: {
    method: 'POST',
    path: '/admin/boater/get',
    access: staff,
    does: 'query',
    errors: [customerErrors.boater_not_found],
  },
  getall: {
    method: 'POST',
    path: '/admin/boater/getall',
    access: staff,
    does: 'query',
    scope: 'customers:read',
  },
  findGuests: { method: 'POST', path: '/admin/boater/find_guests', access: staff, does: 'query' },
  getallAdmin: {
    method: 'POST',
    path: '/admin/boater/getall_admin',
    access: { kind: 'admin' },
    does: 'query',
  },
  add: {
    method: 'POST',
    path: '/admin/boater/add',
    access: { kind: 'staff', needs: { area: 'residents', level: 'EDITOR' }, primary_only: true },
    does: 'command',
    errors: [customerErrors.boater_exists],
  },
  update: {
    method: 'POST',
    path: '/admin/boater/update',
    access: editing,
    does: 'command',
    errors: [
      customerErrors.boater_not_found,
      customerErrors.email_in_use,
      customerErrors.boater_erased,
      customerErrors.boater_is_guest,
    ],
    revision: true,
  },
  changeEmail: {
    method: 'POST',
    path: '/admin/boater/change_email',
    access: editing,
    does: 'command',
    errors: [customerErrors.boater_not_found, customerErrors.email_in_use, customerErrors.boater_erased],
    revision: true,
  },
};

export const customerListCalls: CallsOf<typeof customerListSchemas> = {
  residentsReport: {
    method: 'GET',
    path: '/admin/report/all_residents_report',
    access: staff,
    does: 'query',
    errors: [sharedErrors.memberships_not_available],
    spoken: true,
  },
  visitorsReport: {
    method: 'GET',
    path: '/admin/report/all_visitors_report',
    access: staff,
    does: 'query',
    errors: [sharedErrors.memberships_not_available],
    spoken: true,
  },
  residents: {
    method: 'POST',
    path: '/admin/customers/residents',
    access: staff,
    does: 'query',
    scope: 'customers:read',
  },
  visitors: { method: 'GET', path: '/admin/customers/visitors', access: staff, does: 'query', scope: 'customers:read' },
  archived: { method: 'POST', path: '/admin/customers/archived', access: staff, does: 'query' },
};

export const vesselCalls: CallsOf<typeof vesselSchemas> = {
  get: {
    method: 'POST',
    path: '/admin/vessel/get',
    access: staff,
    does: 'query',
    errors: [customerErrors.vessel_not_found],
  },
  hullQuestions: {
    method: 'POST',
    path: '/admin/vessel/hull_questions',
    access: staff,
    does: 'query',
  },
  add: {
    method: 'POST',
    path: '/admin/vessel/add',
    access: staff,
    does: 'command',
    errors: [customerErrors.boater_not_found, customerErrors.boater_erased],
  },
  update: {
    method: 'POST',
    path: '/admin/vessel/update',
    access: staff,
    does: 'command',
    errors: [customerErrors.vessel_not_found, customerErrors.boater_erased],
    revision: true,
  },
  availableBoaters: {
    method: 'POST',
    path: '/admin/vessel/available_boaters',
    access: staff,
    does: 'query',
    errors: [customerErrors.vessel_not_found],
  },
  addBoater: {
    method: 'POST',
    path: '/admin/vessel/add_boater',
    access: staff,
    does: 'command',
    errors: [...notFound, customerErrors.vessel_has_boater],
    revision: true,
  },
  removeBoater: {
    method: 'POST',
    path: '/admin/vessel/remove_boater',
    access: staff,
    does: 'command',
    errors: [...notFound, customerErrors.not_a_vessel_contact, customerErrors.primary_boater],
    revision: true,
  },
  setPrimaryBoater: {
    method: 'POST',
    path: '/admin/vessel/set_primary_boater',
    access: staff,
    does: 'command',
    errors: [...notFound, customerErrors.not_a_vessel_contact, customerErrors.boater_erased],
    revision: true,
  },
};

/**
 * Documents of boaters and boats. Their links come from `attachmentCalls`, like those of reservations' files. With a
 * `requested_type` of the marina's settings, the calls serve the files of `settingsCalls`, and need their permission.
 */
export const documentCalls: CallsOf<typeof documentSchemas> = {
  getall: {
    method: 'POST',
    path: '/admin/attachment/getall',
    access: staff,
    does: 'query',
    errors: [...notFound, 'MARINA_NOT_FOUND'],
  },
  create: {
    method: 'POST',
    path: '/admin/attachment/create',
    access: staff,
    does: 'command',
    errors: [
      ...notFound,
      'MARINA_NOT_FOUND',
      customerErrors.document_not_found,
      customerErrors.boater_erased,
      marinaErrorCodes.too_many_files,
    ],
    upload: true,
  },
  update: {
    method: 'POST',
    path: '/admin/attachment/update',
    access: staff,
    does: 'command',
    errors: [customerErrors.document_not_found],
  },
  delete: {
    method: 'POST',
    path: '/admin/attachment/delete',
    access: staff,
    does: 'command',
    errors: ['MARINA_NOT_FOUND', customerErrors.document_not_found, marinaErrorCodes.file_not_found],
  },
};

/** Administrators and those who manage the marina. */
const manager: Access = { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' }, primary_only: true };

export const erasingCalls: CallsOf<typeof erasingSchemas> = {
  preview: {
    method: 'POST',
    path: '/admin/boater/erase_preview',
    access: manager,
    does: 'query',
    errors: [customerErrors.boater_not_found],
  },
  copy: {
    method: 'POST',
    path: '/admin/boater/copy_data',
    access: manager,
    does: 'query',
    errors: [customerErrors.boater_not_found],
  },
  erase: {
    method: 'POST',
    path: '/admin/boater/erase',
    access: manager,
    does: 'command',
    errors: [customerErrors.boater_not_found],
  },
};

/** Two records of one person. Who may write both may merge them; the handlers check it. */
export const mergingCalls: CallsOf<typeof mergingSchemas> = {
  candidates: {
    method: 'POST',
    path: '/admin/boater/merge_candidates',
    access: staff,
    does: 'query',
    errors: [customerErrors.boater_not_found],
  },
  preview: {
    method: 'POST',
    path: '/admin/boater/merge_preview',
    access: staff,
    does: 'query',
    errors: [customerErrors.boater_not_found, customerErrors.boater_merged, customerErrors.merge_with_itself],
  },
  merge: {
    method: 'POST',
    path: '/admin/boater/merge',
    access: editing,
    does: 'command',
    errors: [
      customerErrors.boater_not_found,
      customerErrors.boater_erased,
      customerErrors.boater_merged,
      customerErrors.merge_with_itself,
    ],
    revision: true,
  },
  undo: {
    method: 'POST',
    path: '/admin/boater/undo_merge',
    access: staff,
    does: 'command',
    errors: [
      customerErrors.boater_not_found,
      customerErrors.boater_erased,
      customerErrors.merge_not_found,
      customerErrors.merge_built_on,
      customerErrors.merge_too_old,
    ],
  },
};

export const boaterActivityCalls: CallsOf<typeof boaterActivitySchemas> = {
  get: {
    method: 'POST',
    path: '/admin/boater_activity/get',
    access: staff,
    does: 'query',
    errors: [customerErrors.boater_not_found],
  },
  balance: {
    method: 'POST',
    path: '/admin/boater/balance',
    access: { kind: 'staff', feature: 'reservation' },
    does: 'query',
    errors: [customerErrors.boater_not_found],
  },
};
