import type { BerthRecord } from '../../../contracts/berths/records.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { type BerthPlanState, nameOf, type PlannedBerth } from '../domain/berth-plan-state.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { closureDates } from '../domain/decide-closures.js';
import { occupantOn, type StillThere } from '../domain/occupant.js';
import type { BerthDocument } from '../projections/berth-list.js';
import type { BerthOccupants } from './berth-occupants.js';

/** A berth's card with its place in the plan. */
export interface BerthRow {
  readonly document: Document<BerthDocument>;
  readonly planned: PlannedBerth;
  readonly occupancy: BerthRecord['occupancy'];
  readonly closed: BerthRecord['closed'];
}

/** Null: the plan does not have the berth, so a command that adds or removes it is under way. */
export function rowOf(
  document: Document<BerthDocument>,
  plan: BerthPlanState,
  today: string,
  still: StillThere,
): BerthRow | null {
  const planned = plan.berths.get(document.card.berth_id);
  if (planned === undefined || planned.left) return null;
  const free = occupantOn(planned, today, still) === null;
  const closed = closedTonight(planned, today);
  const inUse = document.card.active && closed === null;
  return { document, planned, closed, occupancy: !inUse ? 'non-active' : free ? 'vacant' : 'occupied' };
}

function closedTonight(berth: PlannedBerth, today: string): BerthRecord['closed'] {
  const day = dayNumber(today);
  const nights = berth.closed.firstIn(day, day + 1);
  if (nights === undefined) return null;
  const { id: closure_id, reason } = nights.closure;
  return { closure_id, ...closureDates(nights), reason };
}

export function recordOf(
  { document, planned, occupancy, closed }: BerthRow,
  plan: BerthPlanState,
  { owner, resident }: BerthOccupants,
): BerthRecord {
  const { card, notes, _revision } = document;
  const { berth_id, ...fields } = card;
  return {
    ...fields,
    id: berth_id,
    notes,
    pier_name: planned.facts.pier_name,
    name: nameOf(planned),
    occupancy,
    closed,
    vessel_id: owner?.vessel_id ?? null,
    current_berth_owner: owner,
    resident,
    extends_over: (card.smart_extension?.neighbours ?? []).flatMap((id) => {
      const neighbour = plan.berths.get(id);
      return neighbour === undefined || neighbour.left ? [] : [nameOf(neighbour)];
    }),
    revision: _revision ?? 0,
  };
}

const natural = new Intl.Collator('en', { numeric: true });

/** By pier name in natural order (A2 before A10), then by number. */
export function byName(one: PlannedBerth, other: PlannedBerth): number {
  return natural.compare(one.facts.pier_name, other.facts.pier_name) || one.facts.number - other.facts.number;
}
