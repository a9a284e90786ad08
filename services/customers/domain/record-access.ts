import type { Principal } from '../../../contracts/vocabulary/access.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';

/** Who needs a record as part of another action, such as a reservation or a card. */
export interface Asker {
  readonly kind: 'staff' | 'boater' | 'system' | 'admin';
  /** The boater's id if the caller holds a reservation's link. */
  readonly id: string;
}

/** Boaters without a link are strangers: they may not name a record by id. */
export function mayName(asker: Asker, boaterId: string): boolean {
  return asker.kind !== 'boater' || asker.id === boaterId;
}

/**
 * Whether data from another action is written to an existing record. A boater's request changes nothing, because its
 * sender is unverified. Residents' records need a permission that the sender may or may not have checked.
 */
export function mayWriteAlong(asker: Asker, relation: CustomerType, mayChangeResidents: boolean): boolean {
  return asker.kind !== 'boater' && (relation === 'VISITOR' || mayChangeResidents);
}

/** A user who keeps the records of a marina. */
export interface Keeper {
  readonly marina_id: string;
  readonly who: Principal;
}
