import { type AllocatedBerth, ChangeAllocationDates } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(ChangeAllocationDates)
export class ChangeAllocationDatesHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: ChangeAllocationDates): Promise<AllocatedBerth | Refusal> {
    return this.plans.place({ type: 'ChangeAllocationDates', data: input }, input.allocation_id, context);
  }
}
