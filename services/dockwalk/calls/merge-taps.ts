import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { type DockVessel, dockVessel } from '../../../contracts/dockwalk/boats.js';
import type { MergedTaps, TapOutcomeRow, WalkTap } from '../../../contracts/dockwalk/taps.js';
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
import { type Prepared, TapPreparing } from '../lookups/tap-preparing.js';
import { AddDockVessel } from '../messages/add-dock-vessel.js';
import { DockWalks } from '../records/dock-walks.js';

/** Adds the taps of a phone to a walk, which may be saved already. Taps that the walk has change nothing. */
@Handles(dockWalkApi.merge)
export class MergeTaps {
  constructor(
    private readonly walks: DockWalks,
    private readonly preparing: TapPreparing,
    private readonly conflicts: ShownConflicts,
    private readonly commands: CommandBus,
  ) {}

  async execute({
    input,
    marinaContext: context,
    staff: { principal: who },
  }: ReceivedCall<typeof dockWalkApi.merge>): Promise<MergedTaps | Refusal> {
    const { session_id, device_id, taps } = input;
    const { marina_id } = context;
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const dateOf = (await this.walks.today(marina_id))?.dateOf ?? String;
    const prepare = (some: readonly WalkTap[]) => this.preparing.prepare(marina_id, device_id, some, dateOf);
    const withBoats = taps.filter((tap) => described(tap) !== null);
    // A tap that is refused leaves no boat behind.
    const refused = (await prepare(withBoats)).flatMap((one) => ('refused' in one ? [one.tap_id] : []));
    const known = await this.withNewBoats(taps, new Set(refused), who, context);
    const prepared: Prepared[] = [
      ...(await prepare(known.taps)),
      ...[...known.refused].map(([tap_id, refused]) => ({ tap_id, refused })),
    ];
    const accepted = prepared.flatMap((one) => ('tap' in one ? [one.tap] : []));
    const receipt = await this.walks.execute(session_id, { type: 'Merge', taps: accepted }, context);
    if (isRefusal(receipt)) return receipt;
    crashPoint('dock_walk.after_taps');
    const after = await this.walks.find(marina_id, session_id);
    if (isRefusal(after)) return after;
    const order = new Map(taps.map(({ tap_id }, index) => [tap_id, index]));
    const outcomes = await this.outcomes(marina_id, after.walk, prepared);
    outcomes.sort((one, other) => (order.get(one.tap_id) ?? 0) - (order.get(other.tap_id) ?? 0));
    return { ...receipt, current_session_id: await this.walks.current(marina_id), outcomes };
  }

  /**
   * Adds boats to the register that the phone described while it was out of range. A tap that is sent again finds the
   * boat of the first time, because the command follows from the tap.
   */
  private async withNewBoats(
    taps: readonly WalkTap[],
    without: ReadonlySet<string>,
    who: Principal,
    context: MarinaContext,
  ) {
    const refused = new Map<string, string>();
    const known: WalkTap[] = [];
    for (const tap of taps) {
      const vessel = without.has(tap.tap_id) ? null : described(tap);
      if (vessel === null || tap.kind !== 'BOAT') {
        known.push(tap);
        continue;
      }
      const command_id = deriveId(tap.tap_id, 'vessel');
      const step = { ...partOf(context, tap.tap_id), command_id, command_hash: 'vessel' };
      const added = await this.commands.execute(new AddDockVessel(vessel, who, step));
      if (isRefusal(added)) refused.set(tap.tap_id, added.code);
      else known.push({ ...tap, vessel_id: added.id, boat: null });
    }
    return { taps: known, refused };
  }

  /** As the walk is now, so that a resend learns what was decided since. */
  private async outcomes(marina_id: string, walk: Walk, prepared: readonly Prepared[]): Promise<TapOutcomeRow[]> {
    const found = prepared.map((one) => {
      const tap_id = 'tap' in one ? one.tap.tap_id : one.tap_id;
      const code = 'refused' in one ? one.refused : null;
      return { tap_id, code, known: outcomeOf(walk, tap_id) };
    });
    const asked = found.flatMap(({ known }) => known?.conflict ?? []);
    const shown = await this.conflicts.of(marina_id, walk, asked);
    return found.map(({ tap_id, code, known }) => {
      if (known === null) return { tap_id, outcome: 'REFUSED', code, conflict: null };
      const conflict = shown.get(known.conflict?.conflict_id ?? '') ?? null;
      return { tap_id, outcome: known.outcome, code: null, conflict };
    });
  }
}

/** The boat of a tap as `add/vessel` wants it; null: there is none, or it is not described well enough. */
function described(tap: WalkTap): DockVessel | null {
  if (tap.kind !== 'BOAT' || tap.vessel_id !== null || tap.reservation_id !== null || tap.boat === null) return null;
  return dockVessel.safeParse(tap.boat).data ?? null;
}
