import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { type DockVessel, dockVessel } from '../../../contracts/dockwalk/boats.js';
import type { MergedTaps, MergeTaps as MergeInput, TapOutcomeRow, WalkTap } from '../../../contracts/dockwalk/taps.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import type { Walk } from '../domain/walk-state.js';
import { outcomeOf } from '../domain/walk.js';
import { ShownConflicts } from '../lookups/shown-conflicts.js';
import { type Prepared, TapLookup } from '../lookups/tap-lookup.js';
import { AddDockVessel } from '../messages/add-dock-vessel.js';
import { DockWalks } from '../records/dock-walks.js';

/** Adds the taps of a phone to a walk, which may be saved already. Taps that the walk has change nothing. */
@Handles(dockWalkApi.merge)
export class MergeTaps {
  constructor(
    private readonly walks: DockWalks,
    private readonly preparing: TapLookup,
    private readonly conflicts: ShownConflicts,
    private readonly commands: CommandBus,
  ) {}

  async execute({
    input,
    marinaContext: context,
    staff: { principal: who },
  }: ReceivedCall<typeof dockWalkApi.merge>): Promise<MergedTaps | Refusal> {
    const { session_id } = input;
    const { marina_id } = context;
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const prepared = await this.prepared(input, who, context);
    const accepted = prepared.flatMap((one) => ('tap' in one ? [one.tap] : []));
    const receipt = await this.walks.execute(session_id, { type: 'Merge', taps: accepted }, context);
    if (isRefusal(receipt)) return receipt;
    crashPoint('dock_walk.after_taps');
    const after = await this.walks.find(marina_id, session_id);
    if (isRefusal(after)) return after;
    const outcomes = await this.outcomes(marina_id, after.walk, prepared);
    return { ...receipt, current_session_id: await this.walks.current(marina_id), outcomes };
  }

  /** The taps in their order. A tap that is refused leaves no boat behind. */
  private async prepared({ device_id, taps }: MergeInput, who: Principal, context: MarinaContext): Promise<Prepared[]> {
    const { marina_id } = context;
    const dateOf = (await this.walks.today(marina_id))?.dateOf ?? String;
    const prepare = (some: readonly WalkTap[]) => this.preparing.prepare(marina_id, device_id, some, dateOf);
    const prepared: Prepared[] = [];
    for (const one of await prepare(taps)) {
      const found = 'tap' in one ? newBoatOf(one.walk_tap) : null;
      if (found === null) {
        prepared.push(one);
        continue;
      }
      const vessel_id = await this.registered(found, who, context);
      if (isRefusal(vessel_id)) prepared.push({ tap_id: one.tap_id, refused: vessel_id.code });
      else prepared.push(...(await prepare([{ ...found.tap, vessel_id, boat: null }])));
    }
    return prepared;
  }

  /**
   * Adds a boat to the register that the phone described while it was out of range. A tap that is sent again finds the
   * boat of the first time, because the command follows from the tap.
   */
  private async registered(
    { tap, vessel }: NewBoat,
    who: Principal,
    context: MarinaContext,
  ): Promise<string | Refusal> {
    const { tap_id } = tap;
    const command_id = deriveId(tap_id, 'vessel');
    const step = { ...partOf(context, tap_id), command_id, command_hash: 'vessel' };
    const added = await this.commands.execute(new AddDockVessel(vessel, who, step));
    return isRefusal(added) ? added : added.id;
  }

  /** As the walk is now, so that a resend learns what was decided since. */
  private async outcomes(marina_id: string, walk: Walk, prepared: readonly Prepared[]): Promise<TapOutcomeRow[]> {
    const found = prepared.map((one) => ({
      tap_id: one.tap_id,
      code: 'refused' in one ? one.refused : null,
      known: outcomeOf(walk, one.tap_id),
    }));
    const asked = found.flatMap(({ known }) => known?.conflict ?? []);
    const shown = await this.conflicts.of(marina_id, walk, asked);
    return found.map(({ tap_id, code, known }) => {
      if (known === null) return { tap_id, outcome: 'REFUSED', code, conflict: null };
      const conflict = shown.get(known.conflict?.conflict_id ?? '') ?? null;
      return { tap_id, outcome: known.outcome, code: null, conflict };
    });
  }
}

interface NewBoat {
  readonly tap: Extract<WalkTap, { kind: 'BOAT' }>;
  /** As `add/vessel` wants it. */
  readonly vessel: DockVessel;
}

/** Null: the tap describes no new boat, or not well enough for the register. */
function newBoatOf(tap: WalkTap): NewBoat | null {
  if (tap.kind !== 'BOAT' || tap.vessel_id !== null || tap.reservation_id !== null || tap.boat === null) return null;
  const vessel = dockVessel.safeParse(tap.boat).data;
  return vessel === undefined ? null : { tap, vessel };
}
