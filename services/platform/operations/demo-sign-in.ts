import type { DemoAccount } from '../../../contracts/operations/vocabulary.js';

/** An account that anybody may use, because the installation holds a demo and no data of a marina. */
export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  readonly account: DemoAccount;
}
