import { Injectable } from '@nestjs/common';
import type { Conflict, ShownTap, Walker } from '../../../contracts/dockwalk/conflicts.js';
import { boatOfKey } from '../../../contracts/dockwalk/rules/expectation.js';
import { choicesOf } from '../../../contracts/dockwalk/vocabulary.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { AnswerTap, ConflictOfWalk, NoteTap, Walk } from '../domain/walk-state.js';
import { walkList } from '../projections/walk-list.js';
import { DockWalks } from '../records/dock-walks.js';
import { type BoatNames, BoatNameLookup, boatSeen } from './boat-name-lookup.js';
import { DockBerths, type ExpectedBerth } from './dock-berths.js';
import { ListPlanActions, type RecordedPlanAction } from '../../../contracts/berths/plan-history-queries.js';

interface Facts {
  readonly walk: Walk;
  readonly berths: ReadonlyMap<string, ExpectedBerth>;
  readonly boats: BoatNames;
  readonly nameOf: (user: string) => Walker;
  readonly actions: readonly RecordedPlanAction[];
}

/** Conflicts with both sides, as staff decide them. */
@Injectable()
export class ShownConflicts {
  constructor(
    private readonly walks: DockWalks,
    private readonly berths: DockBerths,
    private readonly naming: BoatNameLookup,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  /** By id. */
  async of(marina_id: string, walk: Walk, conflicts: readonly ConflictOfWalk[]): Promise<Map<string, Conflict>> {
    if (conflicts.length === 0) return new Map();
    const today = (await this.walks.today(marina_id))?.date ?? '';
    const ids = conflicts.map(({ berth_id }) => berth_id);
    const taps = conflicts.flatMap((conflict) => sidesOf(walk, conflict));
    const boats = taps.flatMap((tap) => ('seen' in tap ? (boatSeen(tap.seen, tap.boat_name) ?? []) : []));
    const planned = conflicts.some(({ kind }) => kind === 'PLAN_CHANGED');
    const names = await this.names(walk.session_id);
    const facts: Facts = {
      walk,
      berths: await this.berths.byId(marina_id, ids, today),
      boats: await this.naming.of(marina_id, boats),
      nameOf: (id) => ({ id, name: names[id] ?? null }),
      actions: planned ? await this.queries.execute(new ListPlanActions(marina_id, { since: walk.started_at })) : [],
    };
    return new Map(conflicts.map((conflict) => [conflict.conflict_id, shown(conflict, facts)]));
  }

  /** Names of staff on a walk by id, as far as the list of walks has them. */
  async names(session_id: string): Promise<Readonly<Record<string, string | null>>> {
    return (await this.projections.model(walkList).get(session_id))?.names ?? {};
  }
}

function sidesOf({ berths, notes }: Walk, conflict: ConflictOfWalk): (AnswerTap | NoteTap)[] {
  const taps = berths.get(conflict.berth_id)?.taps ?? [];
  const sides = [conflict.tap_id, conflict.other_tap_id];
  const note = notes.get(conflict.tap_id);
  return [...taps.filter((tap) => sides.includes(tap.tap_id)), ...(note === undefined ? [] : [note])];
}

function shown(conflict: ConflictOfWalk, facts: Facts): Conflict {
  const { conflict_id, kind, berth_id, tap_id, other_tap_id, safe } = conflict;
  const sides = sidesOf(facts.walk, conflict);
  const mine = sides.find((tap) => tap.tap_id === tap_id);
  const other = sides.find((tap) => tap.tap_id === other_tap_id) ?? null;
  const berth = facts.berths.get(berth_id);
  const expected = berth?.expected ?? null;
  if (mine === undefined) throw new Error(`the tap of conflict ${conflict_id} is missing`);
  return {
    conflict_id,
    kind,
    berth: { id: berth_id, name: berth?.berth.name ?? '' },
    mine: shownTapOf(mine, facts),
    theirs: {
      tap: other === null ? null : shownTapOf(other, facts),
      expected: kind === 'PLAN_CHANGED' && expected !== null ? { state: expected.state, boat: expected.boat } : null,
      note: kind === 'NOTE_CHANGED' ? (berth?.berth.note ?? '') : null,
    },
    changed: changeOf(conflict, other, facts),
    choices: [...choicesOf[kind]],
    safe,
  };
}

/** Who changed the other side: the other walker, or whoever moved or released the boat that the phone believed there. */
function changeOf(
  { kind, berth_id, knew_expected }: ConflictOfWalk,
  other: AnswerTap | NoteTap | null,
  { actions, nameOf }: Facts,
): Conflict['changed'] {
  if (other !== null) return { at: other.at, by: nameOf(other.by), moved_to: null };
  if (kind !== 'PLAN_CHANGED') return { at: null, by: null, moved_to: null };
  const believed = boatOfKey(knew_expected ?? '')?.allocation_id;
  for (const { steps, at, by } of actions) {
    for (const { allocation_id, before, after } of steps) {
      const segments = [...(before ?? []), ...after];
      const here = segments.some((segment) => segment.berth_id === berth_id);
      if (allocation_id !== believed && !here) continue;
      const last = allocation_id === believed ? after.at(-1) : undefined;
      const moved_to = last === undefined || last.berth_id === berth_id ? null : last.label;
      return { at, by: { id: by.id, name: by.name }, moved_to };
    }
  }
  return { at: null, by: null, moved_to: null };
}

export function shownTapOf(tap: AnswerTap | NoteTap, { boats, nameOf }: Pick<Facts, 'boats' | 'nameOf'>): ShownTap {
  const { tap_id, at, by, device_id } = tap;
  const told = { tap_id, at, by: nameOf(by), device_id };
  if (!('answer' in tap)) return { ...told, kind: 'NOTE', boat: null, note: tap.note };
  const boat = boatSeen(tap.seen, tap.boat_name);
  return { ...told, kind: tap.answer, boat: boat === null ? null : boats.of(boat), note: null };
}
