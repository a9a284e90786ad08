import { berthErrors } from '../../../contracts/berths/errors.js';
import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { dockWalkErrors } from '../../../contracts/dockwalk/errors.js';
import type { WalkTap } from '../../../contracts/dockwalk/taps.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { lastTap, standingAnswer, type Walk } from '../domain/walk-state.js';
import { DockBerths } from '../lookups/dock-berths.js';
import { TapLookup } from '../lookups/tap-lookup.js';
import { DockWalks } from '../records/dock-walks.js';
import { WalkOpener } from '../records/walk-opener.js';
import { ListPiersOnDock } from '../../../contracts/berths/dock-queries.js';

type Call = ReceivedCall<typeof dockWalkApi.update>;
type PierComplete = Extract<Call['input'], { action: 'PIER_COMPLETE' }>;

/** Saves a walk, or marks a pier complete. */
@Handles(dockWalkApi.update)
export class UpdateWalk {
  constructor(
    private readonly walks: DockWalks,
    private readonly opening: WalkOpener,
    private readonly berths: DockBerths,
    private readonly preparing: TapLookup,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, marinaContext: context }: Call): Promise<CommandReceipt | Refusal> {
    const found = await this.walks.find(context.marina_id, input.session_id);
    if (isRefusal(found)) return found;
    if (input.action === 'PIER_COMPLETE') return this.complete(input, found.walk, context);
    const berths = await this.opening.berths(context.marina_id);
    return this.walks.execute(input.session_id, { type: 'Save', because: 'SAVED', berths }, context);
  }

  private async complete(input: PierComplete, walk: Walk, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { marina_id, actor } = context;
    const { pier_id } = input;
    if (walk.saved_at !== null) {
      return refuse('conflict', dockWalkErrors.walk_saved, { details: { saved_at: walk.saved_at } });
    }
    const piers = await this.queries.execute(new ListPiersOnDock(marina_id));
    if (!piers.some((pier) => pier.pier_id === pier_id)) return refuse('not_found', berthErrors.pier_not_found);
    const today = await this.walks.today(marina_id);
    const at = this.clock.nowIso();
    const done = { kind: 'PIER_COMPLETE' as const, tap_id: deriveId(context.command_id, 'pier'), at, pier_id };
    const rest = input.rest_as_planned ? await this.rest(walk, pier_id, today?.date ?? '', context) : [];
    const prepared = await this.preparing.prepare(marina_id, actor.id, [...rest, done], today?.dateOf ?? String);
    const taps = prepared.flatMap((one) => ('tap' in one ? [one.tap] : []));
    return this.walks.execute(input.session_id, { type: 'Merge', taps }, context);
  }

  /** "As planned" for every berth of the pier that is not checked. */
  private async rest(walk: Walk, pier_id: string, date: string, context: MarinaContext): Promise<WalkTap[]> {
    const { items } = await this.berths.list(context.marina_id, { date, pier_id });
    const at = this.clock.nowIso();
    return items.flatMap(({ berth: { berth_id }, expected }): WalkTap[] => {
      const known = walk.berths.get(berth_id);
      if (standingAnswer(known) !== null) return [];
      const knew = { expected: expected.key, tap_id: lastTap(known?.taps ?? [])?.tap_id ?? null };
      return [{ kind: 'AS_PLANNED', tap_id: deriveId(context.command_id, berth_id), at, berth_id, knew }];
    });
  }
}
