import { ArrangeStays } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { allocatedBerth } from '../domain/berth-plan-questions.js';
import { notFound } from '../domain/plan-refusals.js';
import { BerthPlans } from '../records/berth-plans.js';

@CommandHandler(ArrangeStays)
export class ArrangeStaysHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ input, context, since }: ArrangeStays): Promise<BusAnswer<ArrangeStays>> {
    const { marina_id } = context;
    const command = { type: 'ArrangeStays' as const, data: input };
    const receipt = await this.plans.executeSince(command, context, since);
    if (isRefusal(receipt)) return receipt;
    const state = await this.plans.state(marina_id);
    const stays = input.stays.flatMap(({ allocation_id }) => allocatedBerth(state, allocation_id) ?? []);
    if (stays.length < input.stays.length) return notFound(berthErrors.allocation_not_found, '');
    return { receipt, stays };
  }
}
