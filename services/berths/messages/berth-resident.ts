import { BerthResident } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(BerthResident)
export class BerthResidentHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: BerthResident): Promise<CommandReceipt | Refusal> {
    return this.plans.execute({ type: 'BerthResident', data: input }, context);
  }
}
