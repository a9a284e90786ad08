import type { PlanBerth } from './berth-plan-events.js';
import { evolve, addAbsence, addResidency, indexSegment } from './berth-plan-evolve.js';
import { addBoat } from './boats-of-plan.js';
import { addClosure } from './closures.js';
import {
  type Allocation,
  type BerthPlanState,
  type BoatMeasures,
  type Closure,
  initial,
  type PlannedBerth,
} from './berth-plan-state.js';

/** Increment when the shape below changes; the state is then replayed instead of read from the snapshot. */
export const SNAPSHOT_VERSION = 6;

/** A plan as JSON. Stays are rows, not objects, because there are hundreds of thousands of them. */
export interface Snapshot {
  readonly berths: readonly { readonly facts: PlanBerth; readonly left: boolean }[];
  readonly allocations: readonly (readonly [
    id: string,
    reservation_id: string,
    ...measures: Measures,
    released: boolean,
    vessel_id: string | null,
    own: boolean,
    segments: readonly (readonly [berth_id: string, extends_over: readonly string[], start: number, end: number])[],
  ])[];
  readonly residencies: readonly (readonly [
    id: string,
    boater_id: string,
    vessel_id: string,
    ...measures: Measures,
    segments: readonly (readonly [berth_id: string, start: number, end: number])[],
  ])[];
  readonly absences: readonly (readonly [id: string, residency_id: string, start: number, end: number])[];
  readonly kept_both: readonly (readonly [id: string, others: readonly string[]])[];
  readonly closures: readonly (Pick<
    Closure,
    | 'id'
    | 'start'
    | 'end'
    | 'reason'
    | 'words'
    | 'own_words'
    | 'tell'
    | 'tell_at'
    | 'berth_ids'
    | 'displaced'
    | 'staying'
    | 'undone'
  > & { readonly berths: readonly (readonly [berth_id: string, start: number, end: number])[] })[];
  readonly ended: readonly string[];
}

/** Centimetres, followed by the type. */
type Measures = [length: number, beam: number, draft: number, type: BoatMeasures['type']];

export function toSnapshot(state: BerthPlanState): Record<string, unknown> {
  const snapshot: Snapshot = {
    berths: [...state.berths.values()].map(({ facts, left }) => ({ facts, left })),
    allocations: [...state.allocations.values()].map((one) => [
      one.id,
      one.reservation_id,
      one.length,
      one.beam,
      one.draft,
      one.type,
      one.released,
      one.vessel_id,
      one.own,
      one.segments.map(({ berth, over, start, end }) => [
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
      one.length,
      one.beam,
      one.draft,
      one.type,
      one.segments.map(({ berth, start, end }) => [berth.facts.berth_id, start, end]),
    ]),
    absences: [...state.absences.values()].map(({ id, residency, start, end }) => [id, residency.id, start, end]),
    kept_both: [...state.kept_both].map(([id, others]) => [id, [...others]]),
    closures: [...state.closures.values()].map(({ berths, ...closure }) => ({
      ...closure,
      berths: [...berths].map(([{ facts }, { start, end }]) => [facts.berth_id, start, end]),
    })),
    ended: [...state.ended],
  };
  return { ...snapshot };
}

/**
 * Reads a document that `toSnapshot` of this version wrote; the platform passes no other version's. Fields are not
 * validated, which would take longer than a replay.
 * @throws if the document contradicts itself
 */
export function fromSnapshot(document: Record<string, unknown> | Snapshot): BerthPlanState {
  const shape = document as Snapshot;
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
  for (const [id, reservation_id, length, beam, draft, type, released, vessel_id, own, segments] of shape.allocations) {
    const facts = { id, reservation_id, length, beam, draft, type, released, vessel_id, own };
    const allocation: Allocation = { ...facts, segments: [] };
    addBoat(state, allocation);
    allocation.segments = segments.map(([main, over, start, end]) => ({
      allocation,
      berth: berth(main),
      over: over.map(berth),
      start,
      end,
    }));
    for (const segment of allocation.segments) indexSegment(state, segment);
    state.allocations.set(id, allocation);
    if (!released) state.by_reservation.set(reservation_id, allocation);
  }
  for (const [id, boater_id, vessel_id, length, beam, draft, type, segments] of shape.residencies) {
    const held = segments.map(([berth_id, start, end]) => ({ berth: berth(berth_id), start, end }));
    addResidency(state, { id, boater_id, vessel_id, length, beam, draft, type }, held);
  }
  for (const [id, residency_id, start, end] of shape.absences) {
    const residency = state.residencies.get(residency_id);
    if (residency === undefined) throw new Error(`the snapshot does not know residency ${residency_id}`);
    addAbsence(state, { id, residency, start, end });
  }
  for (const [id, others] of shape.kept_both) state.kept_both.set(id, new Set(others));
  for (const { berths, ...closure } of shape.closures) {
    const closed = new Map(berths.map(([berth_id, start, end]) => [berth(berth_id), { start, end }]));
    addClosure(state, { ...closure, berths: closed });
  }
  for (const id of shape.ended) state.ended.add(id);
  return state;
}
