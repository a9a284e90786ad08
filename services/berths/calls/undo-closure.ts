import { closureApi } from '../../../contracts/berths/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthPlans } from '../records/berth-plans.js';

@Handles(closureApi.undoClosure)
export class UndoClosure {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof closureApi.undoClosure>) {
    return this.plans.execute({ type: 'UndoClosure', data: input }, context);
  }
}
