import { Inject } from '@nestjs/common';
import { demoApi } from '../../../../contracts/operations/api.js';
import { Handles } from '../../http/handles.js';
import { DEMO_SIGN_INS } from '../../tokens.js';
import type { DemoSignIn } from '../demo-sign-in.js';

@Handles(demoApi.signIns)
export class ListDemoSignIns {
  constructor(@Inject(DEMO_SIGN_INS) private readonly signIns: readonly DemoSignIn[]) {}

  execute() {
    return { items: this.signIns.map((signIn) => ({ ...signIn })) };
  }
}
