import { type AllocatedBerth, RestoreStay } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(RestoreStay)
export class RestoreStayHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: RestoreStay): Promise<AllocatedBerth | Refusal> {
    return this.plans.place({ type: 'RestoreStay', data: input }, input.allocation_id, context);
  }
}
