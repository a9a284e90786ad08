import type { MarinaUser } from '../../../../../contracts/identity/user.js';
import { fullName as knownName } from '../../../lib/format/full-name.js';

/** First and last name; the address of somebody who has none. */
export function fullName(user: Pick<MarinaUser, 'first_name' | 'last_name' | 'email'>): string {
  return knownName(user) || user.email;
}
