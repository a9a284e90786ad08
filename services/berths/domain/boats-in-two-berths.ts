import type { BoatInTwoBerths } from '../../../contracts/berths/allocation-queries.js';
import { dateOfDay, dayNumber } from '../../../contracts/vocabulary/dates.js';
import { type Allocation, type BerthPlanState, endDate, nameOf, vesselOf } from './berth-plan-state.js';
import { type BerthOfBoat, otherBerthsOf } from './boats-of-plan.js';
import { clip } from './nights.js';

/**
 * Stays whose boat has another berth on the same nights, from this date on, though no reason for both is recorded: older
 * versions allocated them. Of two stays, the one that came into the plan later is named.
 */
export function boatsInTwoBerths(state: BerthPlanState, from_date: string): BoatInTwoBerths[] {
  const from = dayNumber(from_date);
  return [...state.boats].flatMap(([vessel_id, known]) => {
    const stays = [...known];
    return stays.flatMap((stay, index) => {
      const earlier = new Set(stays.slice(0, index).map(({ id }) => id));
      return inTwo(state, vessel_id, stay, from, earlier);
    });
  });
}

function inTwo(
  state: BerthPlanState,
  vessel_id: string,
  stay: Allocation,
  from: number,
  earlier: ReadonlySet<string>,
): BoatInTwoBerths[] {
  const { reservation_id, own, segments } = stay;
  if (own) return [];
  const nights = segments.map((segment) => clip(segment, from, segment.end)).filter((one) => one !== null);
  const others = otherBerthsOf(state, vessel_id, nights, stay).filter(
    (other) => other.reservation_id === null || earlier.has(other.id),
  );
  const [first] = others;
  if (first === undefined) return [];
  const held = segments.find(({ start, end }) => start <= first.start && first.start < end);
  if (held === undefined) return [];
  return [
    {
      reservation_id,
      berth: { id: held.berth.facts.berth_id, label: nameOf(held.berth) },
      start_date: dateOfDay(first.start),
      end_date: dateOfDay(Math.max(...others.map(({ end }) => end))),
      others: others.map((other) => occupationOf(state, vessel_id, other)),
    },
  ];
}

function occupationOf(
  state: BerthPlanState,
  vessel_id: string,
  { id, reservation_id, berth, start, end }: BerthOfBoat,
): BoatInTwoBerths['others'][number] {
  const residency = state.residencies.get(id);
  const boat = residency ?? state.allocations.get(id);
  if (boat === undefined) throw new Error(`the plan does not know ${id}`);
  return {
    berth_id: berth.facts.berth_id,
    reservation_id,
    resident: residency === undefined ? null : { boater_id: residency.boater_id, vessel_id },
    vessel: vesselOf(boat),
    start_date: dateOfDay(start),
    end_date: endDate(end),
  };
}
