import type { CallsOf } from '../vocabulary/call.js';
import type { feedSchemas } from './call-schemas.js';
import { feedErrors } from './errors.js';

const reading = {
  method: 'GET',
  access: { kind: 'admin' },
  scope: 'feed:read',
  does: 'query',
  errors: [feedErrors.cursor_of_another_log],
} as const;

/** The feed over HTTP: the same messages as in Kafka, from any cursor on. */
export const feedCalls: CallsOf<typeof feedSchemas> = {
  marinas: { ...reading, path: '/feed/quayside.marinas.v1' },
  berths: { ...reading, path: '/feed/quayside.berths.v1' },
  reservations: { ...reading, path: '/feed/quayside.reservations.v1' },
  traffic: { ...reading, path: '/feed/quayside.traffic.v1' },
  absences: { ...reading, path: '/feed/quayside.absences.v1' },
  memberships: { ...reading, path: '/feed/quayside.memberships.v1' },
  dockwalks: { ...reading, path: '/feed/quayside.dockwalks.v1' },
  conflicts: { ...reading, path: '/feed/quayside.conflicts.v1' },
  payments: { ...reading, path: '/feed/quayside.payments.v1' },
};
