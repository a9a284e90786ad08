import type { CustomerType } from '../vocabulary.js';
import type { Principal } from '../../vocabulary/access.js';

/**
 * May this user write to the record of a customer? Residents' records need the permission `residents` EDITOR, and
 * making a new one also a role other than secondary. For visitors either EDITOR will do: whoever takes
 * reservations keeps the visitors' data. Administrators may.
 */
export function mayWriteCustomer(who: Principal, relation: CustomerType, what: 'create' | 'change'): boolean {
  if (who.is_admin) return true;
  const residents = who.permissions.residents === 'EDITOR';
  if (relation === 'VISITOR') return residents || who.permissions.reservations === 'EDITOR';
  return residents && (what === 'change' || who.role !== 'secondary');
}
