import { defineRecord } from '../../platform/areas/record.js';
import { userAuditView } from '../audit/audit-view.js';
import { userEvents } from '../domain/user-events.js';
import { evolve, initial } from '../domain/user-state.js';

/** Never snapshotted, because the erasure of a person does not reach names and hashes in a snapshot. */
export const userRecord = defineRecord({
  prefix: 'user-',
  events: userEvents,
  initial,
  evolve,
  hint: { topic: 'users' },
  audit: userAuditView,
});

/** Kind of the claims on sign-in addresses. */
export const EMAIL_CLAIM = 'user-email';

/** Kind of the claims on addresses that a marina has invited although another user has them. */
export const invitedClaim = (marinaId: string): string => `invited-email:${marinaId}`;
