import type * as z from 'zod';
import { manyBerthsApi } from '../../../contracts/berths/api.js';
import type { checkUpdate, StrandedStay } from '../../../contracts/berths/many-berths.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import {
  type BerthedStay,
  type BerthPlanState,
  endDate,
  type HeldNights,
  metres,
  nameOf,
  type PlannedBerth,
} from '../domain/berth-plan-state.js';
import { planBerthOf } from '../domain/berth.js';
import { changedCard } from '../domain/changed-card.js';
import { berthNotFound } from '../domain/plan-refusals.js';
import { boatsAhead, strandedBy } from '../domain/stranded-stays.js';
import { BerthOccupantNames } from '../lookups/berth-occupants.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthRegister } from '../records/berth-register.js';

type Asked = z.output<typeof checkUpdate>;
type Found = { items: StrandedStay[]; total: number };

/** The stays that a change of berths would put out; nothing is changed. */
@Handles(manyBerthsApi.checkUpdate)
export class CheckBerthChanges {
  constructor(
    private readonly plans: BerthPlans,
    private readonly register: BerthRegister,
    private readonly queries: QueryBus,
    private readonly names: BerthOccupantNames,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof manyBerthsApi.checkUpdate>): Promise<Found | Refusal> {
    const plan = await this.plans.state(marina_id);
    const today = dayNumber((await this.plans.today(marina_id))?.today ?? '');
    const ids = [...new Set(input.berth_ids)];
    const unknown = ids.find((id) => plan.berths.get(id)?.left !== false);
    if (unknown !== undefined) return berthNotFound(unknown);
    const stays =
      input.changes === 'DELETE' ? ahead(plan, ids, today) : await this.stranded(plan, input, today, marina_id);
    return { items: await this.named(marina_id, stays), total: stays.length };
  }

  private async stranded(plan: BerthPlanState, { berth_ids, changes }: Asked, today: number, marina_id: string) {
    const cards = await this.register.cards(berth_ids, marina_id);
    const facts = cards.flatMap((card) => {
      const name = plan.berths.get(card?.berth_id ?? '')?.facts.pier_name ?? '';
      return card === null || changes === 'DELETE' ? [] : [planBerthOf(changedCard(card, changes), name)];
    });
    return strandedBy(plan, facts, today).map(({ segment, rule }) => visitOf(segment, rule));
  }

  private async named(marina_id: string, stays: readonly Stay[]): Promise<StrandedStay[]> {
    const occupants = stays.map(({ stay, boater_id }) => ({
      ...stay,
      boater_id,
      vessel_id: stay.vessel.id,
      length: stay.vessel.length,
    }));
    const named = await this.names.name(marina_id, occupants);
    const reservation_ids = stays.flatMap(({ stay }) => stay.reservation_id ?? []);
    const found = await this.queries.execute(new FindStays({ marina_id, reservation_ids }));
    const views = new Map(found.map(({ reservation_id, view_id }) => [reservation_id, view_id]));
    return stays.map(({ stay }, index) => ({
      ...stay,
      vessel: named[index]?.vessel ?? stay.vessel,
      view_id: views.get(stay.reservation_id ?? '') ?? null,
    }));
  }
}

interface Stay {
  readonly stay: StrandedStay;
  readonly boater_id: string | null;
}

function ahead(plan: BerthPlanState, ids: readonly string[], today: number): Stay[] {
  const { visits, residencies } = boatsAhead(
    ids.flatMap((id) => plan.berths.get(id) ?? []),
    today,
  );
  return [...visits.map((segment) => visitOf(segment, null)), ...residencies.map(residencyOf)];
}

const refOf = (berth: PlannedBerth) => ({ id: berth.facts.berth_id, name: nameOf(berth) });

function visitOf({ berth, allocation, start, end }: BerthedStay, rule: StrandedStay['rule']): Stay {
  const vessel = { id: null, name: null, length: metres(allocation.length) };
  return {
    boater_id: null,
    stay: {
      berth: refOf(berth),
      berth_holder_type: 'VISITOR',
      allocation_id: allocation.id,
      reservation_id: allocation.reservation_id,
      view_id: null,
      vessel,
      start_date: dateOfDay(start),
      end_date: dateOfDay(end),
      rule,
    },
  };
}

function residencyOf({ residency, berth, start, end }: HeldNights): Stay {
  const { id, boater_id, vessel_id, length } = residency;
  return {
    boater_id,
    stay: {
      berth: refOf(berth),
      berth_holder_type: 'RESIDENT',
      allocation_id: id,
      reservation_id: null,
      view_id: null,
      vessel: { id: vessel_id, name: null, length: metres(length) },
      start_date: dateOfDay(start),
      end_date: endDate(end),
      rule: null,
    },
  };
}
