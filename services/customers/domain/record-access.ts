import type { CustomerType } from '../../../contracts/reservations/vocabulary-schemas.js';

/** Who asks for a record while something else is done (a reservation, a card). */
export interface Asker {
  readonly kind: 'staff' | 'boater' | 'system' | 'admin';
  /** Of a boater with a reservation's link: the boater's own id. */
  readonly id: string;
}

/** Boaters without a link are strangers: they name nobody by id. */
export function mayName(asker: Asker, boaterId: string): boolean {
  return asker.kind !== 'boater' || asker.id === boaterId;
}

/**
 * Whether what is asked along the way goes into a record that is there. A boater's request changes nothing: it comes
 * without proof of who sends it. Residents' records need their own permission, which the sender has checked or not.
 */
export function mayWriteAlong(asker: Asker, relation: CustomerType, mayChangeResidents: boolean): boolean {
  return asker.kind !== 'boater' && (relation === 'VISITOR' || mayChangeResidents);
}
