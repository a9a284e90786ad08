import type * as z from 'zod';
import { closureApi } from '../../../contracts/berths/api.js';
import type { closedBerths } from '../../../contracts/berths/closures.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { closingBerths } from '../lookups/closing-berths.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthRegister } from '../records/berth-register.js';

@Handles(closureApi.createClosure)
export class CreateClosure {
  constructor(
    private readonly plans: BerthPlans,
    private readonly register: BerthRegister,
  ) {}

  async execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof closureApi.createClosure>): Promise<z.output<typeof closedBerths> | Refusal> {
    const { pier_ids: _piers, berth_ids: _berths, boats, ...terms } = input;
    const plan = await this.plans.state(context.marina_id);
    const berth_ids = await closingBerths(this.register, plan, input, context.marina_id);
    if (isRefusal(berth_ids)) return berth_ids;
    const closure_id = deriveId(context.command_id, 'closure');
    const data = { ...terms, closure_id, berth_ids, ...(boats === undefined ? {} : { boats }) };
    const receipt = await this.plans.execute({ type: 'CloseBerths', data }, context);
    return isRefusal(receipt) ? receipt : { ...receipt, closure_id };
  }
}
