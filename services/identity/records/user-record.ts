import { defineRecord } from '../../platform/areas/record.js';
import type { Exclusive } from '../../platform/leases/locks.js';
import { userAuditView } from '../audit/audit-view.js';
import { userEvents } from '../domain/user-events.js';
import { evolve, initial } from '../domain/user-state.js';

/**
 * One change of users at a time per marina, by its id: otherwise two managers could take the settings from each other at
 * the same moment, and nobody would be left to manage the marina.
 */
export const marinaUsersLock: Exclusive = { exclusive: 'marina users' };

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
export const invitedClaim = (marina_id: string): string => `invited-email:${marina_id}`;
