import { ArrangeStays } from '../../../contracts/berths/commands.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { arrangedBerth } from '../domain/berth-plan-questions.js';
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
    return { receipt, stays: input.stays.map((stay) => arrangedBerth(state, stay)) };
  }
}
