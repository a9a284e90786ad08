import type { MarinaUser } from '../../../contracts/identity/user.js';
import { LOOKING_ONLY } from '../domain/user-view.js';
import type { UserDocument } from '../projections/user-list.js';

export function listed(document: UserDocument, marina_id: string): MarinaUser {
  const access = document.marinas.find((known) => known.marina_id === marina_id);
  return {
    id: document.user_id,
    first_name: document.first_name ?? '',
    last_name: document.last_name ?? '',
    email: document.email ?? '',
    language: document.language,
    role: access?.role ?? document.role,
    chain_manager: document.chain_manager,
    origin: access?.origin ?? null,
    is_first_login: document.is_first_login,
    is_password_temp: document.is_password_temp,
    has_second_factor: document.has_second_factor,
    invited_until: document.invited_until,
    last_signed_in_at: document.last_signed_in_at,
    permissions: access?.permissions ?? LOOKING_ONLY,
  };
}
