import { mayWriteCustomer } from '../../../../../contracts/customers/rules/customer-access.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../../../contracts/memberships/vocabulary.js';
import type { Principal } from '../../../../../contracts/vocabulary/access.js';

/** Whether the marina belongs to the association whose marinas issue cards. */
export function isTem(association: string | null): boolean {
  return association === MEMBERSHIP_ASSOCIATION;
}

export type CreationHindrance = 'secondary' | 'noEditor';

/** The reason why this person cannot add a resident; null if they can (spec 2 §2, §6). */
export function creationHindrance(who: Principal): CreationHindrance | null {
  if (mayWriteCustomer(who, 'RESIDENT', 'create')) return null;
  return who.role === 'secondary' ? 'secondary' : 'noEditor';
}
