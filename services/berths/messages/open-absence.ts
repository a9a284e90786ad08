import { OpenAbsence } from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(OpenAbsence)
export class OpenAbsenceHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: OpenAbsence): Promise<CommandReceipt | Refusal> {
    return this.plans.execute({ type: 'OpenAbsence', data: input }, context);
  }
}
