import type { MoveAllocationInput } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import {
  type Allocation,
  type BerthPlanState,
  type BoatMeasures,
  measuresOf,
  type PlannedBerth,
  sameBoat,
  stayOf,
  vesselOf,
} from './berth-plan-state.js';
import { place } from './decide-allocations.js';
import { guardStay } from './decide-boats.js';
import { live } from './live-allocation.js';
import { clip, type Nights } from './nights.js';
import { ownBerthOn, ownMove } from './own-berths.js';
import { noNights, pastNights } from './plan-refusals.js';
import { movedEvent, releasedEvent } from './stay-segments.js';
import { wishFor } from './wish.js';

/**
 * Moves the remaining nights to the requested berth, or to the best other match; past nights keep their berth. With
 * other nights or another boat, staying in the current berth counts as a move, so its fit is checked again.
 */
export function move(state: BerthPlanState, input: MoveAllocationInput, context: PlanContext): PlanDecision {
  const allocation = live(state, input.allocation_id);
  if (isRefusal(allocation)) return allocation;
  const stay = input.nights === undefined ? stayOf(allocation) : nightsIn(input.nights);
  if (stay.end <= stay.start) return noNights();
  const wanted = input.from_date === undefined ? stay.start : dayNumber(input.from_date);
  const from = Math.max(wanted, stay.start, dayNumber(context.today));
  const displaced = input.displaces === undefined ? null : live(state, input.displaces);
  if (isRefusal(displaced)) return displaced;
  if (from >= stay.end) {
    return refuse('conflict', berthErrors.stay_over, { details: { end_date: dateOfDay(stay.end) } });
  }
  const moving = movingOf(allocation, input, stay, from);
  const own = displaced === null ? ownBerthFor(state, moving, input) : null;
  if (own !== null) {
    return moving.sameStay && allocation.own ? [] : [ownMove(moving.named, [{ berth: own, over: [], ...stay }])];
  }
  if (moving.sameStay && isIn(moving, input.berth_id)) return [];
  return movedElsewhere(state, moving, input, displaced);
}

const nightsIn = ({ start_date, end_date }: NonNullable<MoveAllocationInput['nights']>): Nights => ({
  start: dayNumber(start_date),
  end: dayNumber(end_date),
});

/** A stay that is to move: its nights and boat afterwards, and the berths that its remaining nights have now. */
interface Moving {
  readonly allocation: Allocation;
  /** The allocation with the boat that it has afterwards. */
  readonly named: Allocation;
  readonly boat: BoatMeasures;
  readonly stay: Nights;
  /** First night that moves. */
  readonly from: number;
  readonly present: ReadonlySet<string>;
  /** The nights and the boat stay as they are. */
  readonly sameStay: boolean;
}

function movingOf(allocation: Allocation, input: MoveAllocationInput, stay: Nights, from: number): Moving {
  const known = stayOf(allocation);
  const boat = input.vessel === undefined ? allocation : measuresOf(input.vessel);
  const vessel_id = input.vessel === undefined ? allocation.vessel_id : (input.vessel_id ?? null);
  const present = allocation.segments.filter(({ end }) => end > from).map(({ berth }) => berth.facts.berth_id);
  const sameStay = stay.start === known.start && stay.end === known.end && sameBoat(boat, allocation);
  return { allocation, named: { ...allocation, vessel_id }, boat, stay, from, present: new Set(present), sameStay };
}

/** The berth that the boat holds itself, unless staff gave it another one or a reason for both. */
function ownBerthFor(
  state: BerthPlanState,
  { named, stay, from }: Moving,
  { berth_id, both }: MoveAllocationInput,
): PlannedBerth | null {
  const own = both === undefined && from === stay.start ? ownBerthOn(state, named.vessel_id, stay) : null;
  return own !== null && (berth_id ?? own.facts.berth_id) === own.facts.berth_id ? own : null;
}

function isIn({ present }: Moving, berth_id: string | undefined): boolean {
  return present.size === 1 && berth_id !== undefined && present.has(berth_id);
}

/** @param displaced the stay that loses its berth to this one; null: there is none */
function movedElsewhere(
  state: BerthPlanState,
  { allocation, named, boat, stay, from, present }: Moving,
  input: MoveAllocationInput,
  displaced: Allocation | null,
): PlanDecision {
  const [spent] = allocation.own ? allocation.segments : [];
  if (spent !== undefined && spent.start < from) return pastNights(spent, from);
  const { vessel_id } = named;
  const changes = vessel_id === allocation.vessel_id ? allocation : { ...named, segments: [] };
  const remaining = clip(stay, input.vessel === undefined && !allocation.own ? stay.start : from, stay.end) ?? stay;
  const kept = guardStay(state, changes, [remaining], input.both);
  if (isRefusal(kept)) return kept;
  const wish = wishFor(
    boat,
    { start: from, end: stay.end },
    {
      accepts_below_min: input.berth_id !== undefined && input.confirm_min_length === true,
      own: displaced === null ? [allocation] : [allocation, displaced],
      skipped: present,
    },
  );
  const found = place(state, wish, input.berth_id, []);
  if (isRefusal(found)) return found;
  const other = !sameBoat(boat, allocation) || vessel_id !== allocation.vessel_id;
  const vessel = other ? { vessel: vesselOf(boat), ...(vessel_id === null ? {} : { vessel_id }) } : {};
  const moved = movedEvent(allocation, found.placement, from, 'STAFF', found.why, { stay, ...vessel, ...kept });
  if (displaced === null) return [moved];
  const last = stayOf(displaced);
  return [
    releasedEvent(displaced, Math.min(Math.max(from, last.start), last.end), 'BERTH_CHANGED', 'ANOTHER_BOAT'),
    moved,
  ];
}
