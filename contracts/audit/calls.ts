import type { CallsOf } from '../vocabulary/call.js';
import type { auditSchemas } from './call-schemas.js';
import { auditErrors } from './errors.js';

const access = { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } } as const;

export const auditCalls: CallsOf<typeof auditSchemas> = {
  getall: {
    method: 'POST',
    path: '/admin/audit/getall',
    access,
    does: 'query',
    spoken: true,
  },
  ofReservation: {
    method: 'POST',
    path: '/admin/audit/reservation',
    access: { kind: 'staff', feature: 'reservation' },
    does: 'query',
    spoken: true,
  },
  asOf: {
    method: 'POST',
    path: '/admin/audit/as_of',
    access,
    does: 'query',
    spoken: true,
    errors: [auditErrors.not_found],
  },
};
