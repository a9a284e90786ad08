import { berthInfoApi } from '../../../contracts/berths/api.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { occupantOn } from '../domain/occupant.js';
import { berthNotFound } from '../domain/plan-refusals.js';
import { BerthCards } from '../records/berth-cards.js';
import { BerthPlans } from '../records/berth-plans.js';

/** Asks the resident whose vessel is in the berth whether it will be away. */
@Handles(berthInfoApi.inquireForAbsence)
export class InquireForAbsence {
  constructor(
    private readonly plans: BerthPlans,
    private readonly cards: BerthCards,
  ) {}

  async execute({
    input: { berth_id, vessel_id },
    marinaContext: context,
  }: ReceivedCall<typeof berthInfoApi.inquireForAbsence>): Promise<CommandReceipt | Refusal> {
    const berth = (await this.plans.state(context.marina_id)).berths.get(berth_id);
    const today = await this.plans.today(context.marina_id);
    if (berth === undefined || berth.left || today === null) return berthNotFound(berth_id);
    const there = occupantOn(berth, today.today);
    if (there?.berth_holder_type !== 'RESIDENT' || there.vessel_id !== vessel_id) {
      return refuse('conflict', berthErrors.not_resident_there);
    }
    const { allocation_id } = there;
    return this.cards.change({ type: 'InquireForAbsence', data: { berth_id, vessel_id, allocation_id } }, context);
  }
}
