import { berthErrors } from '../berths/errors.js';
import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { absenceSchemas } from './call-schemas.js';
import { absenceErrors } from './errors.js';

const look: Access = { kind: 'staff', feature: 'absence_report' };

const change: Access = {
  kind: 'staff',
  feature: 'absence_report',
  needs: { area: 'residents', level: 'EDITOR' },
};

/** Refusals by the berth plan: visitors in the way, or a vessel without a berth on these nights. */
const planErrors = [absenceErrors.already_spans, berthErrors.not_a_berth_holder, berthErrors.absence_in_use];

/** Berth holders who are away (vacancies): their berths may go to visitors. */
export const absenceCalls: CallsOf<typeof absenceSchemas> = {
  create: {
    method: 'POST',
    path: '/admin/absence_report/create',
    access: change,
    does: 'command',
    errors: [absenceErrors.vessel_not_found, absenceErrors.not_a_vessel_contact, ...planErrors],
  },

  getall: {
    method: 'POST',
    path: '/admin/absence_report/getall',
    access: look,
    does: 'query',
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
    errors: ['NOT_FOUND', absenceErrors.over, ...planErrors],
    revision: true,
  },

  delete: {
    method: 'POST',
    path: '/admin/absence_report/delete',
    access: change,
    does: 'command',
    errors: ['NOT_FOUND', absenceErrors.over, berthErrors.absence_in_use],
    revision: true,
  },

  availableVessels: {
    method: 'POST',
    path: '/admin/absence_report/available_vessels',
    access: look,
    does: 'query',
  },
};
