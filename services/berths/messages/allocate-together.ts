import { AllocateTogether } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { allocatedBerth } from '../domain/berth-plan-questions.js';
import { notFound } from '../domain/plan-refusals.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(AllocateTogether)
export class AllocateTogetherHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ input, context }: AllocateTogether): Promise<BusAnswer<AllocateTogether>> {
    const receipt = await this.plans.execute({ type: 'AllocateTogether', data: input }, context);
    if (isRefusal(receipt)) return receipt;
    const state = await this.plans.state(context.marina_id);
    const berths = input.stays.flatMap(({ allocation_id }) => allocatedBerth(state, allocation_id) ?? []);
    return berths.length < input.stays.length ? notFound(berthErrors.allocation_not_found, '') : berths;
  }
}
