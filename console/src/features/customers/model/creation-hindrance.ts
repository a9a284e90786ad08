import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../../../contracts/memberships/vocabulary.js';
import { allows, type Principal } from '../../../../../contracts/vocabulary/access.js';

/** Whether the marina belongs to the association whose marinas issue cards. */
export function isTem(association: string | null): boolean {
  return association === MEMBERSHIP_ASSOCIATION;
}

export type CreationHindrance = 'secondary' | 'noEditor';

/** The reason why this person cannot add a customer; null if they can (spec 2 §2, §6). */
export function creationHindrance(who: Principal): CreationHindrance | null {
  if (allows(boaterCalls.add.access, who)) return null;
  return who.role === 'secondary' ? 'secondary' : 'noEditor';
}
