import type { SignedInUser } from '../../../../contracts/identity/user.js';
import type { Marina } from '../../../../contracts/marinas/marina.js';

/** The signed-in user and the active marina, as the server sends them. */
export interface Self {
  readonly user: SignedInUser;
  readonly marina: Marina | null;
}
