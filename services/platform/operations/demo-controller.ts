import { Controller, Inject } from '@nestjs/common';
import { demoApi } from '../../../contracts/operations/api.js';
import type { DemoAccount } from '../../../contracts/operations/vocabulary.js';
import { Endpoint } from '../http/endpoint.js';
import { DEMO_SIGN_INS } from '../tokens.js';

/** An account that anybody may use, because the installation holds a demo and no data of a marina. */
export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  readonly account: DemoAccount;
}

@Controller()
export class DemoController {
  constructor(@Inject(DEMO_SIGN_INS) private readonly signIns: readonly DemoSignIn[]) {}

  @Endpoint(demoApi.signIns)
  list() {
    return { items: this.signIns.map((signIn) => ({ ...signIn })) };
  }
}
