import { MoveAllocation } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindVessels } from '../../../contracts/customers/queries.js';
import { dockVesselApi } from '../../../contracts/dockwalk/api.js';
import type { ChangeOccupiedVesselInput as Input } from '../../../contracts/dockwalk/boats.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { lastTap } from '../domain/walk-state.js';
import { DockBerths, type ExpectedBerth } from '../lookups/dock-berths.js';
import { TapLookup } from '../lookups/tap-lookup.js';
import { mayChangeDockVessel } from '../lookups/vessel-access.js';
import { ChangeDockVessel } from '../messages/change-dock-vessel.js';
import { DockWalks } from '../records/dock-walks.js';
import { type BoatInBerth, ListBoatsInBerths } from '../../../contracts/berths/dock-queries.js';

type Answer = CommandReceipt & { readonly moved: boolean };

/**
 * Another boat lies in the berth than the one believed (spec 3 §7). A visitor with a stay of tonight moves here, and the
 * visitor whose berth it was loses it; a boat without a stay, or a resident, is only recorded in the walk under way.
 */
@Handles(dockVesselApi.changeOccupied)
export class ChangeOccupiedVessel {
  constructor(
    private readonly walks: DockWalks,
    private readonly berths: DockBerths,
    private readonly preparing: TapLookup,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input,
    marinaContext: context,
    staff: { principal: who },
  }: ReceivedCall<typeof dockVesselApi.changeOccupied>): Promise<Answer | Refusal> {
    const { marina_id } = context;
    const { berth_id, selected_vessel_id: vessel_id, email_address } = input;
    const refused = (await this.unknown(input, marina_id)) ?? (await this.forbidden(input, who, marina_id));
    if (refused !== null) return refused;
    const boats = await this.queries.execute(new ListBoatsInBerths(marina_id));
    const moved = await this.move(input, boats, context);
    if (isRefusal(moved)) return moved;
    const own = boats.find((boat) => boat.vessel_id === vessel_id);
    const tapped = await this.record(berth_id, { vessel_id, reservation_id: own?.reservation_id ?? null }, context);
    if (isRefusal(tapped)) return tapped;
    // The address last: a boat that cannot move keeps its record as it was.
    if (email_address !== '') {
      const owner = new ChangeDockVessel({ vessel_id, email_address }, who, partOf(context, 'owner'));
      const named = await this.commands.execute(owner);
      if (isRefusal(named)) return named;
    }
    const receipt = tapped ?? moved ?? { id: berth_id, revision: 0, position: 0 };
    return { ...receipt, moved: moved !== null };
  }

  private async unknown(input: Input, marina_id: string): Promise<Refusal | null> {
    const { berth_id, selected_vessel_id, previous_selected_vessel_id } = input;
    const vessel_ids = [selected_vessel_id, previous_selected_vessel_id].filter((id) => id !== null);
    const vessels = await this.queries.execute(new FindVessels({ marina_id, vessel_ids }));
    if (vessels.length < new Set(vessel_ids).size) return refuse('not_found', customerErrors.vessel_not_found);
    const berth = await this.berthNow(berth_id, marina_id);
    return berth === undefined ? refuse('not_found', berthErrors.berth_not_found) : null;
  }

  /** An address changes the record of the boat's owner. */
  private async forbidden(
    { selected_vessel_id: vessel_id, email_address }: Input,
    who: Principal,
    marina_id: string,
  ): Promise<Refusal | null> {
    if (email_address === '') return null;
    const may = await mayChangeDockVessel(this.queries, { marina_id, vessel_id }, who);
    return may ? null : refuse('forbidden', 'FORBIDDEN');
  }

  private async berthNow(berth_id: string, marina_id: string): Promise<ExpectedBerth | undefined> {
    const today = (await this.walks.today(marina_id))?.date ?? '';
    return (await this.berths.byId(marina_id, [berth_id], today)).get(berth_id);
  }

  /** Null: the boat has no stay to move, or has the berth already. */
  private async move(
    { berth_id, selected_vessel_id, previous_selected_vessel_id, confirm_min_length }: Input,
    boats: readonly BoatInBerth[],
    context: MarinaContext,
  ): Promise<CommandReceipt | null | Refusal> {
    // The stay of an overdue boat is over: the plan has no night of it that could move.
    const visits = boats.filter((boat) => boat.berth_holder_type === 'VISITOR' && !boat.overdue);
    const own = visits.find((boat) => boat.vessel_id === selected_vessel_id);
    if (own === undefined || own.berth_id === berth_id) return null;
    const there = visits.find((boat) => boat.berth_id === berth_id);
    // Only the boat that the caller knew to be there makes way; another one refuses the move.
    const known = there !== undefined && there.vessel_id === previous_selected_vessel_id;
    const displaces = known ? { displaces: there.allocation_id } : {};
    const move = { allocation_id: own.allocation_id, berth_id, confirm_min_length, ...displaces };
    const answer = await this.commands.execute(new MoveAllocation(move, partOf(context, 'move')));
    if (isRefusal(answer)) return answer;
    return { id: own.allocation_id, revision: 0, position: 0 };
  }

  /** A tap of the walk under way; null: there is none. */
  private async record(
    berth_id: string,
    boat: { readonly vessel_id: string; readonly reservation_id: string | null },
    context: MarinaContext,
  ): Promise<CommandReceipt | null | Refusal> {
    const { marina_id, actor } = context;
    const session_id = await this.walks.current(marina_id);
    const berth = await this.berthNow(berth_id, marina_id);
    const found = session_id === null ? null : await this.walks.find(marina_id, session_id);
    if (session_id === null || found === null || isRefusal(found) || berth === undefined) return null;
    const taps = found.walk.berths.get(berth_id)?.taps ?? [];
    const knew = { expected: berth.expected.key, tap_id: lastTap(taps)?.tap_id ?? null };
    const tapped = { tap_id: deriveId(context.command_id, 'tap'), at: this.clock.nowIso(), berth_id, knew };
    const tap = { kind: 'BOAT' as const, ...tapped, ...boat, boat: null, measured: null };
    const today = await this.walks.today(marina_id);
    const [prepared] = await this.preparing.prepare(marina_id, actor.id, [tap], today?.dateOf ?? String);
    if (prepared === undefined || 'refused' in prepared) return null;
    return this.walks.execute(session_id, { type: 'Merge', taps: [prepared.tap] }, partOf(context, 'tap'));
  }
}
