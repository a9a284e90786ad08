import { Injectable } from '@nestjs/common';
import { FindMarina, ListSecondFactorMarinas } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { ExistingUser } from '../domain/user-state.js';

/** Whether users have to have a second factor. */
@Injectable()
export class SecondFactorRule {
  constructor(private readonly queries: QueryBus) {}

  /**
   * Whether a marina that the user reaches requires one: one of their own, or of the association they manage.
   * @param atOnce marinas whose rule counts at once; that of others counts once the list of marinas has followed
   */
  async requires(
    { marinas, association_code }: ExistingUser,
    atOnce: readonly string[] = marinas.map(({ marina_id }) => marina_id),
  ): Promise<boolean> {
    const read = await Promise.all(atOnce.map((id) => this.queries.execute(new FindMarina(id))));
    if (read.some((marina) => marina?.marina_settings.security.two_factor_required === true)) return true;
    const others = new Set(marinas.map(({ marina_id }) => marina_id).filter((id) => !atOnce.includes(id)));
    if (others.size === 0 && association_code === null) return false;
    const requiring = await this.queries.execute(new ListSecondFactorMarinas());
    return requiring.some(
      (marina) => others.has(marina.id) || (association_code !== null && marina.association_code === association_code),
    );
  }

  /**
   * Whether a user needs a second factor that they do not have: the marina they act in requires one, or another of their
   * marinas does. The marina they act in counts at once, the others once the list of marinas has followed.
   */
  async isMissing(user: ExistingUser, marina_id: string | null): Promise<boolean> {
    if (user.second_factor !== null) return false;
    return this.requires(user, marina_id === null ? [] : [marina_id]);
  }
}
