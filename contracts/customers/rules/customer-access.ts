import type { CustomerType } from '../vocabulary.js';
import type { Principal } from '../../vocabulary/access.js';

/**
 * True when this user may change the record of a customer, or make it one of this kind (`create`). Residents' records need
 * the permission `residents` EDITOR, and a new resident also a role other than secondary. Visitors' records need
 * `residents` or `reservations` EDITOR, since staff who handle reservations maintain them. Administrators may write all
 * records.
 */
export function mayWriteCustomer(who: Principal, relation: CustomerType, what: 'create' | 'change'): boolean {
  if (who.is_admin) return true;
  const residents = who.permissions.residents === 'EDITOR';
  if (relation === 'VISITOR') return residents || who.permissions.reservations === 'EDITOR';
  return residents && (what === 'change' || who.role !== 'secondary');
}
