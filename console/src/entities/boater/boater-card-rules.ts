import { mayWriteCustomer } from '../../../../contracts/customers/rules/customer-access.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import type { Principal } from '../../../../contracts/vocabulary/access.js';
import type { MarinaPermissionName } from '../../../../contracts/vocabulary/permissions.js';
import { fullName } from '../../lib/format/full-name.js';

/**
 * Rules for what the boater card shows and which fields can be changed (spec 1 §2, §6). The functions are pure, so the
 * tests can follow the tables of the spec.
 */

type Boater = ReservationDetail['boater'];
type Named = Pick<Boater, 'first_name' | 'last_name' | 'email'>;

/** The name, or the mail address if no name is known. */
export function displayName({ first_name, last_name, email }: Named): string {
  return fullName({ first_name, last_name }) || email;
}

/** Whether a mail address or phone number is masked. The marina then sees its first character only. */
export function isMasked(value: string | null): boolean {
  return value?.includes('*') ?? false;
}

interface WhereTheCardIs {
  readonly narrow: boolean;
  readonly onBoaterPage: boolean;
}

/** Whether the card links to the boater's full card. */
export function offersFullCard(boater: { readonly email: string | null }, where: WhereTheCardIs): boolean {
  return !where.narrow && !where.onBoaterPage && !isMasked(boater.email);
}

/** Whether the boater is a visitor. Visitors get a banner; residents get none. */
export function isVisitor({ relation_type }: Pick<Boater, 'relation_type'>): boolean {
  return relation_type === 'VISITOR';
}

/** The membership card to show: the active one, or else the first. */
export function membershipShown({ memberships }: Pick<Boater, 'memberships'>): Boater['memberships'][number] | null {
  return memberships.find((card) => card.status === 'active') ?? memberships[0] ?? null;
}

/** Whether the card shows documents. Documents belong to a stay or to a resident. */
export function showsDocuments(
  on: 'reservation' | 'boater',
  { relation_type }: Pick<Boater, 'relation_type'>,
): boolean {
  return on === 'reservation' || relation_type === 'RESIDENT';
}

export const editHindrances = ['guest', 'marinaWithout', 'noPermission', 'notNow'] as const;
export type EditHindrance = (typeof editHindrances)[number];

interface EditQuestion {
  readonly boater: Pick<Boater, 'is_guest' | 'relation_type'>;
  readonly features: Readonly<Partial<Record<MarinaPermissionName, boolean>>>;
  readonly who: Principal;
  /** Whether the page as a whole can be edited. */
  readonly canEdit: boolean;
}

/**
 * The reason why the card cannot be edited; null if it can. Reasons about the boater precede reasons about the user.
 */
export function editHindrance({ boater, features, who, canEdit }: EditQuestion): EditHindrance | null {
  if (boater.is_guest) return 'guest';
  if (features.editable_lite !== true) return 'marinaWithout';
  if (!mayWriteCustomer(who, boater.relation_type, 'change')) return 'noPermission';
  return canEdit ? null : 'notNow';
}
