import { berthErrors } from '../berths/errors.js';
import { membershipErrors } from '../memberships/errors.js';
import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { absenceSchemas } from './call-schemas.js';
import type { holderAbsenceSchemas } from './holder-call-schemas.js';
import { absenceErrors } from './errors.js';

const look: Access = { kind: 'staff', feature: 'absence_report' };

const change: Access = {
  kind: 'staff',
  feature: 'absence_report',
  needs: { area: 'residents', level: 'EDITOR' },
};

/** Refusals by the berth plan: visitors in the way, or a vessel without a berth on these nights. */
const planErrors = [absenceErrors.already_spans, berthErrors.not_a_berth_holder, berthErrors.absence_in_use];

/** Refusals of a berth that staff chose for a displaced visitor, and of a message to one. */
const choiceErrors = [
  berthErrors.berth_not_found,
  berthErrors.berth_taken,
  berthErrors.berth_closed,
  berthErrors.boat_has_a_berth,
  berthErrors.berth_inactive,
  berthErrors.berth_too_small,
  berthErrors.berth_not_for_boat,
  berthErrors.below_min_length,
  berthErrors.below_min_size,
  absenceErrors.not_displaced,
];

/** Berth holders who are away (vacancies): their berths may go to visitors. */
export const absenceCalls: CallsOf<typeof absenceSchemas> = {
  create: {
    method: 'POST',
    path: '/admin/absence_report/create',
    access: change,
    does: 'command',
    errors: [
      absenceErrors.vessel_not_found,
      absenceErrors.not_a_vessel_contact,
      membershipErrors.card_not_found,
      absenceErrors.no_email,
      ...planErrors,
    ],
  },

  getall: {
    method: 'POST',
    path: '/admin/absence_report/getall',
    access: look,
    does: 'query',
    scope: 'absences:read',
  },

  get: {
    method: 'POST',
    path: '/admin/absence_report/get',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  edit: {
    method: 'POST',
    path: '/admin/absence_report/edit',
    access: change,
    does: 'command',
    errors: ['NOT_FOUND', absenceErrors.over, ...planErrors, ...choiceErrors],
    revision: true,
  },

  delete: {
    method: 'POST',
    path: '/admin/absence_report/delete',
    access: change,
    does: 'command',
    errors: ['NOT_FOUND', absenceErrors.over, berthErrors.absence_in_use, ...choiceErrors],
    revision: true,
  },

  availableVessels: {
    method: 'POST',
    path: '/admin/absence_report/available_vessels',
    access: look,
    does: 'query',
  },

  forecast: {
    method: 'POST',
    path: '/admin/absence_report/forecast',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND', absenceErrors.vessel_not_found],
  },

  sendLink: {
    method: 'POST',
    path: '/admin/absence_report/send_link',
    access: change,
    does: 'command',
    errors: [absenceErrors.vessel_not_found, absenceErrors.not_a_vessel_contact, absenceErrors.no_email],
  },

  revokeLink: {
    method: 'POST',
    path: '/admin/absence_report/revoke_link',
    access: change,
    does: 'command',
    errors: ['NOT_FOUND'],
  },
};

const holder: Access = { kind: 'resident_link' };

/** Calls of a berth holder, by the link of one vessel. */
export const holderAbsenceCalls: CallsOf<typeof holderAbsenceSchemas> = {
  get: {
    method: 'POST',
    path: '/boater/absence/get',
    access: holder,
    does: 'query',
    errors: ['NOT_FOUND'],
  },

  create: {
    method: 'POST',
    path: '/boater/absence/create',
    access: holder,
    does: 'command',
    errors: [absenceErrors.vessel_not_found, absenceErrors.not_a_vessel_contact, ...planErrors],
  },

  edit: {
    method: 'POST',
    path: '/boater/absence/edit',
    access: holder,
    does: 'command',
    errors: ['NOT_FOUND', absenceErrors.over, ...planErrors],
    revision: true,
  },

  delete: {
    method: 'POST',
    path: '/boater/absence/delete',
    access: holder,
    does: 'command',
    errors: ['NOT_FOUND', absenceErrors.over, berthErrors.absence_in_use],
    revision: true,
  },
};
