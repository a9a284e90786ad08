import { ChangeAbsenceDates } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(ChangeAbsenceDates)
export class ChangeAbsenceDatesHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: ChangeAbsenceDates): Promise<CommandReceipt | Refusal> {
    return this.plans.execute({ type: 'ChangeAbsenceDates', data: input }, context);
  }
}
