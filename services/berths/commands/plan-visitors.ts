import {
  type AllocatedBerth,
  AllocateBerth,
  ChangeAllocationDates,
  MoveAllocation,
  ReleaseAllocation,
  RestoreStay,
} from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { BerthPlanCommand } from '../domain/berth-plan-commands.js';
import { allocatedBerth } from '../domain/berth-plan-questions.js';
import { notFound } from '../domain/plan-refusals.js';
import { BerthPlans } from '../records/berth-plans.js';

type Answer = Promise<AllocatedBerth | Refusal>;

/** Executes a command on a visitor's allocation and returns the berth the boat now has. */
async function place(
  plans: BerthPlans,
  command: BerthPlanCommand,
  allocationId: string,
  context: MarinaContext,
): Answer {
  const receipt = await plans.execute(command, context);
  if (isRefusal(receipt)) return receipt;
  const allocated = allocatedBerth(await plans.state(context.marina_id), allocationId);
  return allocated ?? notFound(berthErrors.allocation_not_found, allocationId);
}

@CommandHandler(AllocateBerth)
export class AllocateBerthHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: AllocateBerth): Answer {
    return place(this.plans, { type: 'AllocateBerth', data: input }, input.allocation_id, context);
  }
}

@CommandHandler(MoveAllocation)
export class MoveAllocationHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: MoveAllocation): Answer {
    return place(this.plans, { type: 'MoveAllocation', data: input }, input.allocation_id, context);
  }
}

@CommandHandler(ChangeAllocationDates)
export class ChangeAllocationDatesHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: ChangeAllocationDates): Answer {
    return place(this.plans, { type: 'ChangeAllocationDates', data: input }, input.allocation_id, context);
  }
}

@CommandHandler(RestoreStay)
export class RestoreStayHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: RestoreStay): Answer {
    return place(this.plans, { type: 'RestoreStay', data: input }, input.allocation_id, context);
  }
}

@CommandHandler(ReleaseAllocation)
export class ReleaseAllocationHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: ReleaseAllocation): Promise<CommandReceipt | Refusal> {
    return this.plans.execute({ type: 'ReleaseAllocation', data: input }, context);
  }
}
