import { berthedVessel } from '../../../contracts/berths/vocabulary.js';
import { planBerth } from './berth-plan-events.js';
import { evolve, addAbsence, addResidency, indexLie } from './berth-plan-evolve.js';
import { type Allocation, type BerthPlanState, initial, type PlannedBerth } from './berth-plan-state.js';
import * as z from 'zod';

/** Goes up whenever the shape below changes; a snapshot of another version is folded anew. */
export const SNAPSHOT_VERSION = 1;

/** A plan as JSON. Stays are rows, not objects: there are hundreds of thousands of them. */
const snapshot = z.object({
  berths: z.array(z.object({ facts: planBerth, left: z.boolean() })),
  /** id, reservation, length, beam, draft, type, released, lies [berth, over, start, end]. */
  allocations: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.number(),
      z.number(),
      z.number(),
      berthedVessel.shape.type.unwrap(),
      z.boolean(),
      z.array(z.tuple([z.string(), z.array(z.string()), z.number(), z.number()])),
    ]),
  ),
  /** id, boater, vessel, berth, length, beam, draft, type, start, end. */
  residencies: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.number(),
      z.number(),
      z.number(),
      berthedVessel.shape.type.unwrap(),
      z.number(),
      z.number(),
    ]),
  ),
  /** id, residency, start, end. */
  absences: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
  ended: z.array(z.string()),
});

export function toSnapshot(state: BerthPlanState): Record<string, unknown> {
  const shape: z.infer<typeof snapshot> = {
    berths: [...state.berths.values()].map(({ facts, left }) => ({ facts, left })),
    allocations: [...state.allocations.values()].map((one) => [
      one.id,
      one.reservation_id,
      one.length,
      one.beam,
      one.draft,
      one.type,
      one.released,
      one.lies.map(({ berth, over, start, end }) => [
        berth.facts.berth_id,
        over.map(({ facts }) => facts.berth_id),
        start,
        end,
      ]),
    ]),
    residencies: [...state.residencies.values()].map((one) => [
      one.id,
      one.boater_id,
      one.vessel_id,
      one.berth.facts.berth_id,
      one.length,
      one.beam,
      one.draft,
      one.type,
      one.start,
      one.end,
    ]),
    absences: [...state.absences.values()].map(({ id, residency, start, end }) => [id, residency.id, start, end]),
    ended: [...state.ended],
  };
  return shape;
}

/** @throws when the document is not a snapshot of this version */
export function fromSnapshot(document: Record<string, unknown>): BerthPlanState {
  const shape = snapshot.parse(document);
  const state = initial();
  for (const { facts, left } of shape.berths) {
    evolve(state, { type: 'BerthEnteredPlan', data: facts });
    if (left) evolve(state, { type: 'BerthLeftPlan', data: { berth_id: facts.berth_id } });
  }
  const berth = (id: string): PlannedBerth => {
    const known = state.berths.get(id);
    if (known === undefined) throw new Error(`the snapshot does not know berth ${id}`);
    return known;
  };
  for (const [id, reservation_id, length, beam, draft, type, released, lies] of shape.allocations) {
    const allocation: Allocation = { id, reservation_id, length, beam, draft, type, lies: [], released };
    allocation.lies = lies.map(([main, over, start, end]) => ({
      allocation,
      berth: berth(main),
      over: over.map(berth),
      start,
      end,
    }));
    for (const lie of allocation.lies) indexLie(lie);
    state.allocations.set(id, allocation);
    if (!released) state.by_reservation.set(reservation_id, allocation);
  }
  for (const [id, boater_id, vessel_id, berth_id, length, beam, draft, type, start, end] of shape.residencies) {
    const boat = { length, beam, draft, type };
    addResidency(state, { id, boater_id, vessel_id, berth: berth(berth_id), ...boat, start, end });
  }
  for (const [id, residency_id, start, end] of shape.absences) {
    const residency = state.residencies.get(residency_id);
    if (residency === undefined) throw new Error(`the snapshot does not know residency ${residency_id}`);
    addAbsence(state, { id, residency, start, end });
  }
  for (const id of shape.ended) state.ended.add(id);
  return state;
}
