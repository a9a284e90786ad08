import { Query } from '../vocabulary/bus.js';
/** Queries that other areas send about users. */

/** Whether this is the password of the user, for actions that ask for it again. */
export class PasswordMatches extends Query<boolean> {
  constructor(readonly input: { readonly user_id: string; readonly password: string }) {
    super();
  }
}
