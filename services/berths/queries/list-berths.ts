import type * as z from 'zod';
import type { berthApi } from '../../../contracts/berths/api.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { BerthRecord } from '../../../contracts/berths/records.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { BerthPlans } from '../records/berth-plans.js';
import { type BerthPlanState, nameOf } from '../domain/berth-plan-state.js';
import { occupantOn } from '../domain/occupant.js';
import { type BerthDocument, berthList } from '../projections/berth-list.js';

type Asked = z.output<NonNullable<typeof berthApi.listBerths.body>>;

export class ListBerths extends Query<{ items: BerthRecord[]; total: number }> {
  constructor(
    readonly marinaId: string,
    readonly input: Asked,
  ) {
    super();
  }
}

export class GetBerth extends Query<BerthRecord | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly berthId: string,
  ) {
    super();
  }
}

/**
 * A marina has thousands of berths at most, so they are filtered and sorted in memory, with tonight's occupancy from
 * the plan.
 */
@QueryHandler(ListBerths)
export class ListBerthsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
  ) {}

  async execute({ marinaId, input }: ListBerths): Promise<{ items: BerthRecord[]; total: number }> {
    const plan = await this.plans.state(marinaId);
    const today = (await this.plans.today(marinaId))?.today ?? '';
    const records: BerthRecord[] = [];
    for await (const document of this.projections.model(berthList).each({ filter: { marina_id: marinaId } })) {
      const record = recordOf(document, plan, today);
      if (record !== null && matches(record, input)) records.push(record);
    }
    records.sort(orderOf(input.sort));
    const from = (input.page - 1) * input.page_size;
    return { items: records.slice(from, from + input.page_size), total: records.length };
  }
}

@QueryHandler(GetBerth)
export class GetBerthHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
  ) {}

  async execute({ marinaId, berthId }: GetBerth): Promise<BerthRecord | Refusal> {
    const document = await this.projections.model(berthList).get(berthId);
    const today = (await this.plans.today(marinaId))?.today ?? '';
    const record =
      document?.marina_id === marinaId ? recordOf(document, await this.plans.state(marinaId), today) : null;
    return record ?? refuse('not_found', berthErrors.berth_not_found, { details: { id: berthId } });
  }
}

function recordOf(document: Document<BerthDocument>, plan: BerthPlanState, today: string): BerthRecord | null {
  const { card, notes, _revision } = document;
  const planned = plan.berths.get(card.berth_id);
  if (planned === undefined || planned.left) return null; // the same command updates card and plan
  const { berth_id, ...fields } = card;
  const owner = occupantOn(planned, today);
  return {
    ...fields,
    id: berth_id,
    notes,
    pier_name: planned.facts.pier_name,
    name: nameOf(planned),
    occupancy: !card.active ? 'non-active' : owner === null ? 'vacant' : 'occupied',
    vessel_id: owner?.vessel_id ?? null,
    current_berth_owner: owner,
    revision: _revision ?? 0,
  };
}

function matches(record: BerthRecord, { only_available_berths, filter }: Asked): boolean {
  if (only_available_berths && record.occupancy !== 'vacant') return false;
  const piers = filter.pier_id === undefined ? undefined : [filter.pier_id].flat();
  if (piers?.includes(record.pier_id) === false) return false;
  if (filter.occupancy?.includes(record.occupancy) === false) return false;
  if (filter.instant_booking !== undefined && filter.instant_booking !== record.instant_booking) return false;
  return filter.name === undefined || record.name.toLowerCase().includes(filter.name.trim().toLowerCase());
}

const natural = new Intl.Collator('en', { numeric: true });

/** Sorts by the requested field, then by name in natural order: A2 before A10. */
function orderOf({ by, direction }: Asked['sort']): (one: BerthRecord, other: BerthRecord) => number {
  const sign = direction === 'asc' ? 1 : -1;
  const byName = (one: BerthRecord, other: BerthRecord) =>
    natural.compare(one.pier_name, other.pier_name) || one.number - other.number;
  if (by === 'name') return (one, other) => sign * byName(one, other);
  if (by === 'occupancy') {
    return (one, other) => sign * one.occupancy.localeCompare(other.occupancy) || byName(one, other);
  }
  return (one, other) => sign * (one[by] - other[by]) || byName(one, other);
}
