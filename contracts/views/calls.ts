import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { viewSchemas } from './call-schemas.js';
import { viewErrors } from './errors.js';

/** Administrators save views of the lists of all marinas. */
const access: Access = { kind: 'staff', admins_anywhere: true };

export const viewCalls: CallsOf<typeof viewSchemas> = {
  getall: { method: 'POST', path: '/admin/saved_views/getall', access, does: 'query' },
  save: {
    method: 'POST',
    path: '/admin/saved_views/save',
    access,
    does: 'command',
    errors: [viewErrors.not_found, viewErrors.too_many, viewErrors.default_for_managers],
  },
  delete: {
    method: 'POST',
    path: '/admin/saved_views/delete',
    access,
    does: 'command',
    errors: [viewErrors.not_found],
  },
};
