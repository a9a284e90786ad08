import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import type { Conflict } from '../../../contracts/dockwalk/conflicts.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ShownConflicts } from '../lookups/shown-conflicts.js';
import { DockWalks } from '../records/dock-walks.js';

/** Open conflicts of a walk, the earliest first. */
@Handles(dockWalkApi.conflicts)
export class ListConflicts {
  constructor(
    private readonly walks: DockWalks,
    private readonly shown: ShownConflicts,
  ) {}

  async execute({
    input: { session_id },
    marina_id,
  }: ReceivedCall<typeof dockWalkApi.conflicts>): Promise<{ items: Conflict[]; total: number } | Refusal> {
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const open = [...found.walk.conflicts.values()].filter(({ choice }) => choice === null);
    const shown = await this.shown.of(marina_id, found.walk, open);
    const items = [...shown.values()].sort((one, other) => one.mine.at.localeCompare(other.mine.at));
    return { items, total: items.length };
  }
}
