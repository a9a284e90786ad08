import type { Marina } from '../marinas/marina.js';
import { Query } from '../vocabulary/bus.js';
/** Queries that other areas send about users. */

/** Whether this is the password of the user, for actions that ask for it again. */
export class PasswordMatches extends Query<boolean> {
  constructor(readonly input: { readonly user_id: string; readonly password: string }) {
    super();
  }
}

/** The marinas of a chain manager, those of an association manager's association, or those where the user works. */
export class FindOwnMarinas extends Query<readonly Marina[]> {
  constructor(
    readonly user_id: string,
    readonly capacity: Capacity,
  ) {
    super();
  }
}

export type Capacity = 'chain_manager' | 'association_manager' | 'member';
