import { QueryHandler } from '../../platform/buses/buses.js';
import { GivingWay } from '../../platform/concurrency/giving-way.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { BerthPlanEvent } from '../domain/berth-plan-events.js';
import type { CausedEvent } from '../domain/caused-event.js';
import { eachPlanAction, newestFirst } from '../domain/plan-actions.js';
import { BerthPlans } from '../records/berth-plans.js';
import { ListPlanActions, type RecordedPlanAction } from '../../../contracts/berths/plan-history-queries.js';

/** Reads the plan's newest events; no read model is needed for some days. */
@QueryHandler(ListPlanActions)
export class ListPlanActionsHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: ListPlanActions): Promise<readonly RecordedPlanAction[]> {
    const events = await this.plans.recent(marina_id, input.since);
    const actions: RecordedPlanAction[] = [];
    const work = new GivingWay();
    for (const action of eachPlanAction(await this.plans.state(marina_id), events.map(caused))) {
      actions.push(action);
      await work.giveWay();
    }
    return actions.sort(newestFirst);
  }
}

/** All events that one command caused, in whatever appends, are one action. */
function caused({ type, data, metadata, position }: LoggedEvent): CausedEvent {
  const { causation_id: action_id, recorded_at: at, actor: by } = metadata;
  return { event: { type, data } as BerthPlanEvent, position, action_id, at, by };
}
