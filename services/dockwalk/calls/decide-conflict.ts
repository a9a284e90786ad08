import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DockBerths } from '../lookups/dock-berths.js';
import { DockWalks } from '../records/dock-walks.js';

/** Decides which side of a conflict holds. */
@Handles(dockWalkApi.decide)
export class DecideConflict {
  constructor(
    private readonly walks: DockWalks,
    private readonly berths: DockBerths,
  ) {}

  async execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof dockWalkApi.decide>): Promise<CommandReceipt | Refusal> {
    const { session_id, conflict_id, choice } = input;
    const { marina_id } = context;
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const berth_id = found.walk.conflicts.get(conflict_id)?.berth_id;
    const today = (await this.walks.today(marina_id))?.date ?? '';
    const ids = berth_id === undefined ? [] : [berth_id];
    const berth = (await this.berths.byId(marina_id, ids, today)).get(berth_id ?? '');
    const command = { type: 'Decide' as const, conflict_id, choice, present_note: berth?.berth.note ?? '' };
    return this.walks.execute(session_id, command, context);
  }
}
