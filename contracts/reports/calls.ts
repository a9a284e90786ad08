import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { reportSchemas } from './call-schemas.js';
import { reportErrors } from './errors.js';

const staff: Access = { kind: 'staff', feature: 'reservation' };
const everywhere: Access = { kind: 'admin' };
const asked = { method: 'POST', does: 'query', spoken: true, errors: [reportErrors.too_large] } as const;

export const reportCalls: CallsOf<typeof reportSchemas> = {
  get: { ...asked, path: '/admin/reports/get', access: staff },
  getAdmin: { ...asked, path: '/admin/reports/get_admin', access: everywhere },
  export: { ...asked, path: '/admin/reports/export', access: staff },
  exportAdmin: { ...asked, path: '/admin/reports/export_admin', access: everywhere },
};
