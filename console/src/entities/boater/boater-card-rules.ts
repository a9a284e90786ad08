import { mayWriteCustomer } from '../../../../contracts/customers/rules/customer-access.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import type { Principal } from '../../../../contracts/vocabulary/access.js';
import type { MarinaPermissionName } from '../../../../contracts/vocabulary/permissions.js';

/** What the boater card shows and lets change (spec 1 §2, §6). Pure, so that the tables of the spec can be read off the tests. */

type Boater = ReservationDetail['boater'];
type Named = Pick<Boater, 'first_name' | 'last_name' | 'email'>;

/** The name, or the mail address when no name is known. */
export function displayName({ first_name, last_name, email }: Named): string {
  return [first_name, last_name].filter((part) => part !== '').join(' ') || email;
}

/** Whether a mail address or phone number is masked: the marina then sees its first character only. */
export function isMasked(value: string | null): boolean {
  return value?.includes('*') ?? false;
}

interface WhereTheCardIs {
  /** The screens of single boaters exist in this edition. */
  readonly boaterScreens: boolean;
  readonly narrow: boolean;
  readonly onBoaterPage: boolean;
}

/** Whether to offer a link to the boater's full card. */
export function offersFullCard(boater: Pick<Boater, 'email'>, where: WhereTheCardIs): boolean {
  return where.boaterScreens && !where.narrow && !where.onBoaterPage && !isMasked(boater.email);
}

/** Visitors get a banner; residents, the usual case, get none. */
export function isVisitor({ relation_type }: Pick<Boater, 'relation_type'>): boolean {
  return relation_type === 'VISITOR';
}

/** The card that counts: the active one, else the first. */
export function membershipShown({ memberships }: Pick<Boater, 'memberships'>): Boater['memberships'][number] | null {
  return memberships.find((card) => card.status === 'active') ?? memberships[0] ?? null;
}

/** Documents belong to a stay, or to a berth holder. */
export function showsDocuments(
  on: 'reservation' | 'boater',
  { relation_type }: Pick<Boater, 'relation_type'>,
): boolean {
  return on === 'reservation' || relation_type === 'RESIDENT';
}

/** First and last name can be corrected only where the boater has no account that holds them. */
export function editsNames({ is_signed_up }: Pick<Boater, 'is_signed_up'>): boolean {
  return !is_signed_up;
}

export const editHindrances = ['signedUp', 'guest', 'marinaWithout', 'noPermission', 'notNow'] as const;
export type EditHindrance = (typeof editHindrances)[number];

interface EditQuestion {
  readonly boater: Pick<Boater, 'is_signed_up' | 'is_guest' | 'relation_type'>;
  readonly features: Readonly<Partial<Record<MarinaPermissionName, boolean>>>;
  readonly who: Principal;
  /** The page as a whole may be changed. */
  readonly canEdit: boolean;
}

/** Why the card cannot be edited; null: it can. The boater's reasons come before the user's. */
export function editHindrance({ boater, features, who, canEdit }: EditQuestion): EditHindrance | null {
  if (boater.is_signed_up) return 'signedUp';
  if (boater.is_guest) return 'guest';
  if (features.editable_lite !== true) return 'marinaWithout';
  if (!mayWriteCustomer(who, boater.relation_type, 'change')) return 'noPermission';
  return canEdit ? null : 'notNow';
}
