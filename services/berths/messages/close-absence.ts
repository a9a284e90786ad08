import { CloseAbsence } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(CloseAbsence)
export class CloseAbsenceHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: CloseAbsence): Promise<CommandReceipt | Refusal> {
    return this.plans.execute({ type: 'CloseAbsence', data: input }, context);
  }
}
