import { closureApi } from '../../../contracts/berths/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthPlans } from '../records/berth-plans.js';

@Handles(closureApi.reopenClosure)
export class ReopenClosure {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof closureApi.reopenClosure>) {
    const { closure_id, berth_ids, from_date } = input;
    const part = berth_ids === undefined ? {} : { berth_ids };
    const data = { closure_id, ...part, ...(from_date === undefined ? {} : { from_date }) };
    return this.plans.execute({ type: 'ReopenBerths', data }, context);
  }
}
