import { Injectable } from '@nestjs/common';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import type { UserPermissions } from '../../../contracts/vocabulary/permissions.js';
import { refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';

/** Whoever lets somebody manage a marina repeats their own password for it. */
@Injectable()
export class SettingsGrants {
  constructor(private readonly queries: QueryBus) {}

  /**
   * Null: nothing to repeat, or repeated rightly.
   * @param before what the user may do now; null for a new user
   */
  async refusal(
    by: { readonly user_id: string },
    password: string | undefined,
    permissions: UserPermissions,
    before: UserPermissions | null,
  ): Promise<Refusal | null> {
    const gives = permissions.marina_settings === 'ALLOWED' && before?.marina_settings !== 'ALLOWED';
    if (!gives) return null;
    if (password === undefined) return refuseFields({ path: 'password', code: 'passwordMissing' });
    const repeated = await this.queries.execute(new PasswordMatches({ user_id: by.user_id, password }));
    return repeated ? null : refuseFields({ path: 'password', code: 'passwordWrong' });
  }
}
