import { NameBoat } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(NameBoat)
export class NameBoatHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: NameBoat): Promise<CommandReceipt | Refusal> {
    return this.plans.execute({ type: 'NameBoat', data: input }, context);
  }
}
