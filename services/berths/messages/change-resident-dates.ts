import { ChangeResidentDates } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(ChangeResidentDates)
export class ChangeResidentDatesHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context, since }: ChangeResidentDates): Promise<CommandReceipt | Refusal> {
    return this.plans.executeSince({ type: 'ChangeResidentDates', data: input }, context, since);
  }
}
