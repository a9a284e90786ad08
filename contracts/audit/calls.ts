import type { CallsOf } from '../vocabulary/call.js';
import type { auditSchemas } from './call-schemas.js';
import { auditErrors } from './errors.js';

const access = { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } } as const;

/** Administrators read every marina's history without choosing one first. */
const everywhere = { kind: 'admin' } as const;

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
  everywhere: { method: 'POST', path: '/admin/audit/getall_admin', access: everywhere, does: 'query', spoken: true },
  lanes: { method: 'POST', path: '/admin/audit/lanes_admin', access: everywhere, does: 'query' },
  asOfElsewhere: {
    method: 'POST',
    path: '/admin/audit/as_of_admin',
    access: everywhere,
    does: 'query',
    spoken: true,
    errors: [auditErrors.not_found],
  },
  seal: {
    method: 'POST',
    path: '/admin/audit/seal',
    access,
    does: 'query',
    spoken: true,
    errors: [auditErrors.too_many],
  },
  sealEverywhere: {
    method: 'POST',
    path: '/admin/audit/seal_admin',
    access: everywhere,
    does: 'query',
    spoken: true,
    errors: [auditErrors.too_many],
  },
  publicKey: { method: 'POST', path: '/admin/audit/public_key', access: { kind: 'signed_in' }, does: 'query' },
};
