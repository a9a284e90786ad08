import { Injectable } from '@nestjs/common';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import type { UserRole } from '../../../contracts/identity/user.js';
import type { UserPermissions } from '../../../contracts/vocabulary/permissions.js';
import { refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';

/** What a user may do in a marina. */
interface Held {
  readonly permissions: UserPermissions;
  readonly role: UserRole;
}

/** Whoever lets somebody manage a marina, or makes them a primary user there, repeats their own password for it. */
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
    after: Held,
    before: Held | null,
  ): Promise<Refusal | null> {
    const mayManage = (held: Held | null) => held?.permissions.marina_settings === 'ALLOWED';
    const givesSettings = mayManage(after) && !mayManage(before);
    const givesRole = after.role === 'primary' && before?.role !== 'primary';
    if (!givesSettings && !givesRole) return null;
    if (password === undefined) return refuseFields({ path: 'password', code: 'passwordMissing' });
    const repeated = await this.queries.execute(new PasswordMatches({ user_id: by.user_id, password }));
    return repeated ? null : refuseFields({ path: 'password', code: 'passwordWrong' });
  }
}
