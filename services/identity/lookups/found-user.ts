import type { FoundUser } from '../../../contracts/identity/queries.js';
import { LOOKING_ONLY } from '../domain/user-view.js';
import type { UserDocument } from '../projections/user-list.js';

export function foundUser(document: UserDocument, marina_id: string): FoundUser {
  const { user_id, first_name, last_name, email, language, marinas } = document;
  const permissions = marinas.find((access) => access.marina_id === marina_id)?.permissions ?? LOOKING_ONLY;
  return {
    user_id,
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    email: email ?? '',
    language,
    permissions,
  };
}
